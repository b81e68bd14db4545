import { Edit, entriesOf, type Mutator } from '../mutator.js';

const RANK_NAMES = [
  'Deuce',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Jack',
  'Queen',
  'King',
  'Ace',
];
const CATEGORIES = ['a pair of', 'two pair,', 'three of a kind,', 'a full house,', 'a flush,'];

const FOLDS = ['folded before Flop', 'folded on the Flop', 'folded on the Turn', 'folded on the River'];
const FOLDED = /folded (?:before|on the) [A-Z][a-z]+/;
const POSITION = / \((?:button|small blind|big blind)\)/;

/** A hand's words made false: another rank first, or another category. */
const misdescribed = (words: string, other: number): string | null => {
  const name = RANK_NAMES.find((one) =>
    new RegExp(`\\b${one}`).test(words.split(' - ')[0].split(' and ')[0]),
  );
  const category = CATEGORIES.find((one) => words.startsWith(one));
  if (words.startsWith('a straight') || words.startsWith('a royal')) return null;
  if (other % 2 === 0 && category !== undefined) {
    const next = CATEGORIES[(CATEGORIES.indexOf(category) + 1 + other) % CATEGORIES.length];
    return next === category ? null : words.replace(category, next);
  }
  const rank = RANK_NAMES[other];
  if (name === undefined || rank === name) return null;
  return words.replace(new RegExp(`\\b${name}(e?s)?\\b`), (_, plural: string | undefined) =>
    plural === undefined ? rank : rank === 'Six' ? 'Sixes' : `${rank}s`,
  );
};

/** The words in the line replaced by false ones; null where they name nothing that is read. */
const misdescribedIn = (text: string, from: number, to: number, other: number): string | null => {
  const words = misdescribed(text.slice(from, to), other);
  return words === null ? null : text.slice(0, from) + words + text.slice(to);
};

export const descriptionMutators: readonly Mutator[] = [
  {
    id: 'shown-description',
    describe: 'a hand that is called something else where it is shown',
    apply: (log, _play, random) => {
      const show = random.pick(
        entriesOf(log, 'show').filter(({ text }) => text.includes('] (') && text.endsWith(')')),
      );
      if (show === undefined) return null;
      const from = show.text.indexOf('] (') + 3;
      const text = misdescribedIn(show.text, from, show.text.length - 1, random.below(13));
      return text === null
        ? null
        : new Edit(log).replace(show.at, text).mutant(['hand-description'], [show.at]);
    },
  },
  {
    id: 'shown-kicker',
    describe: 'a kicker that the hand does not have',
    apply: (log, _play, random) => {
      const show = random.pick(
        entriesOf(log, 'show').filter(({ text }) => / - [A-Z][a-z]+(\+| )/.test(text)),
      );
      if (show === undefined) return null;
      const rank = RANK_NAMES[random.below(RANK_NAMES.length)];
      const text = show.text.replace(/ - [A-Z][a-z]+/, ` - ${rank}`);
      return text === show.text
        ? null
        : new Edit(log).replace(show.at, text).mutant(['hand-description'], [show.at]);
    },
  },
  {
    id: 'summary-description',
    describe: 'a hand that is called something else in the summary',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ text }) => / with [a-z]/.test(text)));
      if (result === undefined) return null;
      const from = result.text.indexOf(' with ') + 6;
      const comma = result.text.indexOf(', and ', from);
      const text = misdescribedIn(
        result.text,
        from,
        comma < 0 ? result.text.length : comma,
        random.below(13),
      );
      return text === null
        ? null
        : new Edit(log).replace(result.at, text).mutant(['hand-description'], [result.at]);
    },
  },
  {
    id: 'summary-street',
    describe: 'a street in the summary on which the player did not fold',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ text }) => FOLDED.test(text)));
      if (result === undefined) return null;
      const phrase = random.pick(FOLDS.filter((fold) => !result.text.includes(fold)));
      if (phrase === undefined) return null;
      const text = result.text.replace(FOLDED, phrase);
      return new Edit(log).replace(result.at, text).mutant(['wrong-summary'], [result.at]);
    },
  },
  {
    id: 'summary-position',
    describe: 'a position in the summary that was another player’s',
    apply: (log, _play, random) => {
      const results = entriesOf(log, 'result');
      const placed = random.pick(results.filter(({ text }) => POSITION.test(text)));
      const other = random.pick(
        results.filter(({ text }) => !POSITION.test(text) && text.includes(' folded ')),
      );
      if (placed === undefined || other === undefined) return null;
      const [position] = POSITION.exec(placed.text) ?? [''];
      return new Edit(log)
        .replace(placed.at, placed.text.replace(position, ''))
        .replace(other.at, other.text.replace(/(?= folded )/, position))
        .mutant(['wrong-summary'], [placed.at, other.at]);
    },
  },
  {
    id: 'summary-seat-deleted',
    describe: 'a player whom the summary leaves out',
    apply: (log, _play, random) => {
      const results = entriesOf(log, 'result');
      const index = random.below(Math.max(1, results.length));
      if (results.length < 2 || log.style === 'other') return null;
      const next = results.at(index + 1)?.at ?? results[index - 1]?.at ?? 0;
      return new Edit(log).remove(results[index].at).mutant(['wrong-summary', 'wrong-award'], [next]);
    },
  },
  {
    id: 'summary-seat-doubled',
    describe: 'a player whom the summary tells twice',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result'));
      return result === undefined
        ? null
        : new Edit(log).insertAfter(result.at, result.text).mutant(['wrong-summary', 'wrong-award'], [-1]);
    },
  },
  {
    id: 'summary-seat-number',
    describe: 'the number of another seat in a line of the summary',
    apply: (log, _play, random) => {
      const results = entriesOf(log, 'result');
      const result = random.pick(results);
      const other = random.pick(results.filter((one) => one !== result));
      if (result === undefined || other === undefined) return null;
      const [seat] = /^Seat \d+/.exec(other.text) ?? [''];
      return new Edit(log)
        .replace(result.at, result.text.replace(/^Seat \d+/, seat))
        .mutant(['wrong-summary', 'wrong-award'], [result.at]);
    },
  },
];
