import type { Random } from '../../support/random.js';
import { cardsIn, unseen, type Entry, type Log } from '../log.js';
import { Edit, entriesOf, firstAfter, nextOf, type Mutator, type Verdict } from '../mutator.js';

const streetsOf = (log: Log): Entry[] => entriesOf(log, 'street');

/** Replaces one card of a line. */
const withCard = (text: string, card: string, other: string, which: 'first' | 'last'): string => {
  const at = which === 'first' ? text.indexOf(card) : text.lastIndexOf(card);
  return at < 0 ? text : text.slice(0, at) + other + text.slice(at + card.length);
};

/** Replaces a card in all lines from one on. */
const everywhere = (log: Log, from: number, card: string, other: string): Edit => {
  const edit = new Edit(log);
  log.lines.forEach((text, at) => {
    if (at >= from && text.includes(card) && text.includes('['))
      edit.replace(at, text.replaceAll(card, other));
  });
  return edit;
};

/** The cards that the line of a street deals: those in its last brackets. */
const dealtOn = ({ text }: Entry): string[] => cardsIn(text).at(-1) ?? [];

const shows = (log: Log): Entry[] => entriesOf(log, 'show').filter(({ text }) => cardsIn(text).length > 0);

/** The cards that the log deals to a player at the start. */
const dealtTo = (log: Log, name: string): string[] =>
  cardsIn(log.entries.find((entry) => entry.kind === 'dealt' && entry.name === name)?.text ?? '')[0] ?? [];

/** Whether the log shows all cards of the first street of a player: in stud it shows one card of the other players. */
const isDealtOpenly = (log: Log, name: string): boolean =>
  dealtTo(log, name).length > (log.family === 'stud' ? 1 : 0);

const duplicate: readonly Verdict[] = ['duplicate-card'];
const wrongBoard: readonly Verdict[] = ['wrong-board', 'missing-street', 'duplicate-card', 'wrong-turn'];

const pickCard = (log: Log, random: Random): string => random.pick(unseen(log))!;

export const cardMutators: readonly Mutator[] = [
  {
    id: 'board-card-twice',
    describe: 'a card dealt to the board twice',
    apply: (log, _play, random) => {
      const later = random.pick(streetsOf(log).filter(({ text }) => cardsIn(text).length > 1));
      if (later === undefined) return null;
      const [before = []] = cardsIn(later.text);
      const text = withCard(later.text, dealtOn(later)[0], random.pick(before)!, 'last');
      return new Edit(log).replace(later.at, text).mutant(duplicate, [later.at]);
    },
  },
  {
    id: 'flop-card-twice',
    describe: 'a flop with two equal cards',
    apply: (log) => {
      const flop = streetsOf(log).find(
        ({ text }) => cardsIn(text).length === 1 && dealtOn({ text } as Entry).length === 3,
      );
      if (flop === undefined) return null;
      const [first, second] = dealtOn(flop);
      const edit = new Edit(log).replace(flop.at, withCard(flop.text, second, first, 'first'));
      return edit.mutant(duplicate, [flop.at]);
    },
  },
  {
    id: 'board-card-from-hand',
    describe: 'a board card that was dealt to a player, in all its prints',
    apply: (log, _play, random) => {
      const dealt = random.pick(entriesOf(log, 'dealt'));
      const street = random.pick(streetsOf(log));
      const held = random.pick(dealt === undefined ? [] : dealtTo(log, dealt.name!));
      if (street === undefined || held === undefined) return null;
      return everywhere(log, street.at, random.pick(dealtOn(street))!, held).mutant(duplicate, [street.at]);
    },
  },
  {
    id: 'shown-card-from-board',
    describe: 'a shown card that is on the board',
    apply: (log, _play, random) => {
      const show = random.pick(shows(log));
      const street = random.pick(streetsOf(log));
      if (show === undefined || street === undefined || street.at > show.at) return null;
      const card = random.pick(cardsIn(show.text)[0])!;
      const edit = new Edit(log).replace(
        show.at,
        withCard(show.text, card, random.pick(dealtOn(street))!, 'first'),
      );
      return edit.mutant([...duplicate, 'wrong-card-count'], [show.at]);
    },
  },
  {
    id: 'shown-card-of-another',
    describe: 'a shown card of another player',
    apply: (log, _play, random) => {
      const show = random.pick(shows(log));
      // What was thrown away may be dealt again.
      const dealt = log.family.endsWith('draw') ? [] : entriesOf(log, 'dealt');
      const others = [...dealt, ...shows(log)].filter(
        ({ name, at }) => show !== undefined && name !== show.name && at < show.at,
      );
      const other = random.pick(others);
      if (show === undefined || other === undefined) return null;
      const card = random.pick(cardsIn(show.text)[0])!;
      const held = random.pick(cardsIn(other.text)[0])!;
      const edit = new Edit(log).replace(show.at, withCard(show.text, card, held, 'first'));
      return edit.mutant([...duplicate, 'wrong-card-count'], [show.at]);
    },
  },
  {
    id: 'shown-card-changed',
    describe: 'a shown card that was not dealt to the player',
    apply: (log, _play, random) => {
      const show = random.pick(shows(log).filter(({ text }) => cardsIn(text)[0].length === log.holeCards));
      if (show === undefined) return null;
      const isKnown = isDealtOpenly(log, show.name!);
      const result = log.entries.find(({ kind, name }) => kind === 'result' && name === show.name);
      // Without cards in the summary the change cannot be detected.
      if (!isKnown && (result === undefined || cardsIn(result.text).length === 0)) return null;
      const shown = random.pick(cardsIn(show.text)[0])!;
      const edit = new Edit(log).replace(show.at, withCard(show.text, shown, pickCard(log, random), 'first'));
      const codes: Verdict[] = [
        'wrong-card-count',
        'hand-description',
        'wrong-winner',
        'wrong-award',
        'odd-chip',
      ];
      if (isKnown) return edit.mutant(['wrong-card-count', 'hand-description'], [show.at]);
      // With two runs of the board a hand is shown twice.
      const lines = entriesOf(log, 'collect', 'show').map(({ at }) => at);
      return edit.mutant(codes, [...lines.filter((at) => at >= show.at), result!.at]);
    },
  },
  {
    id: 'too-many-hole-cards',
    describe: 'a deal with one card too many',
    apply: (log, _play, random) => {
      const dealt = random.pick(entriesOf(log, 'dealt'));
      if (dealt === undefined) return null;
      const text = dealt.text.replace(/\]$/, ` ${pickCard(log, random)}]`);
      return new Edit(log).replace(dealt.at, text).mutant(['wrong-card-count'], [dealt.at]);
    },
  },
  {
    id: 'too-few-hole-cards',
    describe: 'a deal with one card too few',
    apply: (log, _play, random) => {
      const dealt = random.pick(entriesOf(log, 'dealt'));
      if (dealt === undefined) return null;
      const text = dealt.text.replace(/ [2-9TJQKA][cdhs]\]$/, ']');
      return new Edit(log).replace(dealt.at, text).mutant(['wrong-card-count'], [dealt.at]);
    },
  },
  {
    id: 'too-many-shown',
    describe: 'a shown hand with one card too many',
    apply: (log, _play, random) => {
      const show = random.pick(shows(log).filter(({ text }) => cardsIn(text)[0].length === log.holeCards));
      if (show === undefined) return null;
      const text = show.text.replace(']', ` ${pickCard(log, random)}]`);
      return new Edit(log).replace(show.at, text).mutant(['wrong-card-count'], [show.at]);
    },
  },
  {
    id: 'repeated-card-changed',
    describe: 'a wrong card among the cards that a street repeats',
    apply: (log, _play, random) => {
      const street = random.pick(streetsOf(log).filter(({ text }) => cardsIn(text).length > 1));
      if (street === undefined) return null;
      const card = random.pick(cardsIn(street.text)[0])!;
      const edit = new Edit(log).replace(
        street.at,
        withCard(street.text, card, pickCard(log, random), 'first'),
      );
      return edit.mutant(['wrong-board'], [street.at]);
    },
  },
  {
    id: 'street-card-changed',
    describe: 'a card that is changed where it is dealt and not where it is repeated',
    apply: (log, _play, random) => {
      const street = random.pick(streetsOf(log));
      if (street === undefined) return null;
      const card = random.pick(dealtOn(street))!;
      const repeats = ({ kind, text, at }: Entry): boolean =>
        at > street.at && (kind === 'street' || kind === 'board') && cardsIn(text).flat().includes(card);
      const next = log.entries.find(repeats);
      // A card that is printed once: the change cannot be detected.
      if (next === undefined) return null;
      const shown = log.entries.filter(({ kind, at }) => kind === 'show' && at > street.at && at < next.at);
      const collects = log.entries.filter(
        ({ kind, at }) => kind === 'collect' && at > street.at && at < next.at,
      );
      const edit = new Edit(log).replace(
        street.at,
        withCard(street.text, card, pickCard(log, random), 'last'),
      );
      const codes: Verdict[] = ['wrong-board', 'hand-description', 'wrong-winner', 'wrong-award', 'odd-chip'];
      return edit.mutant(codes, [next.at, ...[...shown, ...collects].map(({ at }) => at)]);
    },
  },
  {
    id: 'summary-board-changed',
    describe: 'a wrong card on the board of the summary',
    apply: (log, _play, random) => {
      const board = random.pick(entriesOf(log, 'board'));
      if (board === undefined || streetsOf(log).length === 0) return null;
      const card = random.pick(cardsIn(board.text)[0])!;
      const edit = new Edit(log).replace(
        board.at,
        withCard(board.text, card, pickCard(log, random), 'first'),
      );
      return edit.mutant(['wrong-board'], [board.at]);
    },
  },
  {
    id: 'summary-cards-changed',
    describe: 'a wrong card in a shown hand of the summary',
    apply: (log, _play, random) => {
      const known = (name: string): boolean =>
        isDealtOpenly(log, name) || shows(log).some((show) => show.name === name);
      const results = entriesOf(log, 'result').filter(
        ({ text, name }) => cardsIn(text)[0]?.length === log.holeCards && known(name!),
      );
      const result = random.pick(results);
      if (result === undefined) return null;
      const card = random.pick(cardsIn(result.text)[0])!;
      const edit = new Edit(log).replace(
        result.at,
        withCard(result.text, card, pickCard(log, random), 'first'),
      );
      return edit.mutant(['wrong-card-count', 'hand-description'], [result.at]);
    },
  },
];

export const streetMutators: readonly Mutator[] = [
  {
    id: 'flop-of-four',
    describe: 'a street with one card too many',
    apply: (log, _play, random) => {
      const street = random.pick(streetsOf(log));
      if (street === undefined) return null;
      const text = street.text.replace(/\]$/, ` ${pickCard(log, random)}]`);
      return new Edit(log).replace(street.at, text).mutant(['wrong-board', 'wrong-card-count'], [street.at]);
    },
  },
  {
    id: 'flop-of-two',
    describe: 'a flop with one card too few',
    apply: (log) => {
      const flop = streetsOf(log).find((street) => dealtOn(street).length === 3);
      if (flop === undefined) return null;
      const text = flop.text.replace(/ [2-9TJQKA][cdhs]\]$/, ']');
      // A flop that repeats the card before it has three cards.
      const codes: Verdict[] = ['wrong-board', 'wrong-card-count', 'duplicate-card'];
      return new Edit(log).replace(flop.at, text).mutant(codes, [flop.at]);
    },
  },
  {
    id: 'street-deleted',
    describe: 'a street that is not dealt',
    apply: (log, _play, random) => {
      const street = random.pick(streetsOf(log).filter(({ text }) => !text.includes('SECOND')));
      const next = street === undefined ? null : nextOf(log, street.at);
      if (street === undefined || next === null) return null;
      const edit = new Edit(log).remove(street.at);
      // The boards of several runs may be printed in turn: what is missing is then known when the hands are shown.
      const showdown = firstAfter(log, street.at, ({ kind }) => kind === 'showdown');
      const runs = street.text.includes('FIRST ') && showdown !== null;
      return edit.mutant(wrongBoard, runs ? [next.at, showdown.at] : [next.at]);
    },
  },
  {
    id: 'street-doubled',
    describe: 'a street that is dealt twice',
    apply: (log, _play, random) => {
      const street = random.pick(streetsOf(log));
      if (street === undefined) return null;
      return new Edit(log).insertAfter(street.at, street.text).mutant(wrongBoard, [-1]);
    },
  },
  {
    id: 'streets-swapped',
    describe: 'two streets in the wrong order',
    apply: (log, _play, random) => {
      const streets = streetsOf(log).filter(({ text }) => !/FIRST|SECOND/.test(text));
      const index = random.below(Math.max(1, streets.length - 1));
      const [first, second] = streets.slice(index, index + 2);
      if (first === undefined || second === undefined) return null;
      return new Edit(log).swap(first.at, second.at).mutant(wrongBoard, [second.at]);
    },
  },
  {
    id: 'street-early',
    describe: 'a street dealt while a player still has to act',
    apply: (log, play, random) => {
      const street = random.pick(streetsOf(log));
      const last = play.moments.findLast(({ entry }) => street !== undefined && entry.at < street.at);
      if (street === undefined || last === undefined || last.entry.street + 1 !== streetNumber(street))
        return null;
      if (firstAfter(log, last.entry.at, () => true)?.at !== street.at || last.stack === 0) return null;
      return new Edit(log).swap(last.entry.at, street.at).mutant(wrongBoard, [street.at]);
    },
  },
];

/** 1 for the flop … 3 for the river. */
const streetNumber = ({ street }: Entry): number => street;
