import { cardsIn, printed, unseen, withAmounts, type Entry, type Log } from '../log.js';
import { Edit, entriesOf, nextOf, outOfPlace, type Mutator, type Verdict } from '../mutator.js';
import type { Random } from '../../support/random.js';

/** Lines that repeat the cards of a player: with two pairs of brackets, or when the player stands pat. */
const repeating = (log: Log): Entry[] => [
  ...entriesOf(log, 'dealt').filter(({ text }) => cardsIn(text).length > 1),
  ...entriesOf(log, 'draw').filter(({ text }) => text.includes(' pat on [')),
];

const ofStud = (log: Log, ...kinds: readonly Entry['kind'][]): Entry[] =>
  log.family === 'stud' ? entriesOf(log, ...kinds) : [];

const pickCard = (log: Log, random: Random): string => random.pick(unseen(log))!;

const forcedBet: readonly Verdict[] = ['wrong-forced-bet', 'wrong-turn'];

/** Faults in lines that only stud and draw games have. */
export const dealingMutators: readonly Mutator[] = [
  {
    id: 'bring-in-amount',
    describe: 'a bring-in that the next players do not match',
    apply: (log, _play, random) => {
      const [entry] = entriesOf(log, 'bring-in');
      if (entry === undefined || entry.allIn) return null;
      const amount = entry.amounts[0].value + (random.below(2) === 0 ? 1 : -1);
      // The header does not state it; a call or raise shows it.
      const next = log.entries.find(
        ({ at, kind }) => at > entry.at && ['call', 'raise', 'uncalled'].includes(kind),
      );
      if (next === undefined || amount <= 0 || amount > log.small) return null;
      const edit = new Edit(log).replace(entry.at, withAmounts(log, entry, [amount]));
      return edit.mutant(['amount', 'short-call', 'wrong-forced-bet', 'uncalled'], [entry.at, next.at]);
    },
  },
  {
    id: 'bring-in-by-another',
    describe: 'a bring-in of a player who does not owe it',
    apply: (log, play, random) => {
      const [entry] = entriesOf(log, 'bring-in');
      const other = random.pick(play.live.filter((name) => name !== entry?.name));
      if (entry === undefined || other === undefined) return null;
      const edit = new Edit(log).replace(entry.at, other + entry.text.slice(entry.name!.length));
      return edit.mutant(forcedBet, [entry.at]);
    },
  },
  {
    id: 'bring-in-doubled',
    describe: 'a bring-in of twice the amount',
    apply: (log) => {
      const [entry] = entriesOf(log, 'bring-in');
      return entry === undefined
        ? null
        : new Edit(log).insertAfter(entry.at, entry.text).mutant([...forcedBet, ...outOfPlace], [-1]);
    },
  },
  {
    id: 'discard-count',
    describe: 'more discards than the player holds cards',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'draw').filter(({ text }) => text.includes('discards ')));
      if (entry === undefined) return null;
      const text = entry.text.replace(/discards \d cards?/, `discards ${String(log.holeCards + 1)} cards`);
      return new Edit(log).replace(entry.at, text).mutant(['wrong-draw'], [entry.at]);
    },
  },
  {
    id: 'discard-count-seen',
    describe: 'a number of discards that differs from the listed cards',
    apply: (log, _play, random) => {
      const entry = random.pick(
        entriesOf(log, 'draw').filter(({ text }) => text.endsWith(']') && text.includes('discards')),
      );
      const cards = entry === undefined ? [] : (cardsIn(entry.text)[0] ?? []);
      if (entry === undefined || cards.length >= log.holeCards) return null;
      const text = entry.text.replace(/discards \d cards?/, `discards ${String(cards.length + 1)} cards`);
      return new Edit(log).replace(entry.at, text).mutant(['wrong-card-count'], [entry.at]);
    },
  },
  {
    id: 'discarded-card-changed',
    describe: 'a discard that the player does not hold',
    apply: (log, _play, random) => {
      const entry = random.pick(
        entriesOf(log, 'draw').filter(({ text }) => text.endsWith(']') && text.includes('discards')),
      );
      const card = entry === undefined ? undefined : random.pick(cardsIn(entry.text)[0] ?? []);
      if (entry === undefined || card === undefined) return null;
      const edit = new Edit(log).replace(entry.at, entry.text.replace(card, pickCard(log, random)));
      return edit.mutant(['wrong-card-count', 'duplicate-card'], [entry.at]);
    },
  },
  {
    id: 'draw-to-pat',
    describe: 'a player who stands pat and is dealt cards',
    apply: (log, _play, random) => {
      const entry = random.pick(
        entriesOf(log, 'draw').filter(({ text }) => text.endsWith(']') && text.includes('discards')),
      );
      const next = entry === undefined ? null : nextOf(log, entry.at);
      if (entry === undefined || next?.kind !== 'dealt') return null;
      const edit = new Edit(log).replace(entry.at, `${entry.name!}: stands pat`);
      return edit.mutant(['wrong-card-count'], [next.at]);
    },
  },
  {
    id: 'draw-deleted',
    describe: 'a player who is left out of the draw',
    apply: (log, _play, random) => {
      const draws = entriesOf(log, 'draw');
      const entry = random.pick(draws);
      const alone = draws.filter(({ street }) => street === entry?.street).length < 2;
      if (entry === undefined || alone) return null;
      const next = nextOf(log, entry.at);
      const drawn = next?.kind === 'dealt' ? nextOf(log, next.at) : null;
      const edit = new Edit(log).remove(entry.at);
      const places = [next, drawn].flatMap((line) => (line === null ? [] : [line.at]));
      return edit.mutant(['wrong-draw', 'wrong-card-count'], places);
    },
  },
  {
    id: 'draw-doubled',
    describe: 'a player who draws twice',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'draw'));
      return entry === undefined
        ? null
        : new Edit(log).insertAfter(entry.at, entry.text).mutant(['wrong-draw'], [-1]);
    },
  },
  {
    id: 'kept-card-changed',
    describe: 'a wrong card among the cards of a player that a line repeats',
    apply: (log, _play, random) => {
      const entry = random.pick(repeating(log));
      const card = entry === undefined ? undefined : random.pick(cardsIn(entry.text)[0] ?? []);
      if (entry === undefined || card === undefined) return null;
      const edit = new Edit(log).replace(entry.at, entry.text.replace(card, pickCard(log, random)));
      return edit.mutant(['wrong-card-count'], [entry.at]);
    },
  },
  {
    id: 'kept-card-deleted',
    describe: 'a missing card among the cards of a player that a line repeats',
    apply: (log, _play, random) => {
      const entry = random.pick(repeating(log));
      const kept = entry === undefined ? [] : (cardsIn(entry.text)[0] ?? []);
      if (entry === undefined || kept.length < 2) return null;
      const edit = new Edit(log).replace(entry.at, entry.text.replace(`${kept[0]} `, ''));
      return edit.mutant(['wrong-card-count'], [entry.at]);
    },
  },
  {
    id: 'dealt-card-twice',
    describe: 'a card that is dealt to a player and shown by another one',
    apply: (log, _play, random) => {
      const dealt = ofStud(log, 'dealt');
      const later = random.pick(dealt);
      const before = random.pick(
        dealt.filter(({ at, name }) => later !== undefined && at < later.at && name !== later.name),
      );
      if (later === undefined || before === undefined) return null;
      const card = cardsIn(later.text).at(-1)!.at(-1)!;
      const held = random.pick(cardsIn(before.text).flat())!;
      const at = later.text.lastIndexOf(card);
      const edit = new Edit(log).replace(later.at, later.text.slice(0, at) + held + later.text.slice(at + 2));
      // Who shows it may owe the bring-in for it, too: the card comes first.
      return edit.mutant(['duplicate-card'], [later.at]);
    },
  },
  {
    id: 'dealt-deleted',
    describe: 'a player who gets no card on a stud street',
    apply: (log, _play, random) => {
      const last = log.entries.findLast(({ kind, text }) => kind === 'stage' && text.includes('RIVER'));
      const open = ofStud(log, 'dealt').filter(({ at }) => last === undefined || at < last.at);
      const entry = random.pick(open);
      if (entry === undefined) return null;
      const acts = log.entries.find(({ at, kind }) => at > entry.at && kind !== 'dealt' && kind !== 'remark');
      return acts === undefined
        ? null
        : new Edit(log).remove(entry.at).mutant(['wrong-card-count', 'wrong-turn'], [acts.at]);
    },
  },
  {
    id: 'stage-deleted',
    describe: 'a street of stud or a draw without its line',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'stage').filter(({ street }) => street > 0));
      const next = entry === undefined ? null : nextOf(log, entry.at);
      if (entry === undefined || next === null) return null;
      return new Edit(log)
        .remove(entry.at)
        .mutant([...outOfPlace, 'wrong-draw', 'wrong-card-count'], [next.at]);
    },
  },
  {
    id: 'stage-doubled',
    describe: 'a street of stud or a draw with its line twice',
    apply: (log, _play, random) => {
      const entry = random.pick(entriesOf(log, 'stage').filter(({ street }) => street > 0));
      return entry === undefined
        ? null
        : new Edit(log).insertAfter(entry.at, entry.text).mutant(['wrong-board'], [-1]);
    },
  },
  {
    id: 'completion-size',
    describe: 'a bring-in that is raised to more than the small bet',
    apply: (log, play) => {
      const [entry] = entriesOf(log, 'bring-in');
      const moment = play.moments.find(
        ({ entry: { kind, street }, level }) =>
          kind === 'raise' && street === 0 && level === entry?.amounts[0].value,
      );
      if (entry === undefined || moment === undefined || moment.entry.allIn) return null;
      const to = moment.level + log.small;
      if (to >= moment.bet + moment.stack) return null;
      const text = `${moment.name}: raises ${printed(log, log.small)} to ${printed(log, to)}`;
      return new Edit(log).replace(moment.entry.at, text).mutant(['bet-too-big'], [moment.entry.at]);
    },
  },
];
