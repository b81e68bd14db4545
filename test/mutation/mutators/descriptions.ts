import { cardsIn } from '../log.js';
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

/** The prefix of the description of a high-low or low hand. */
const PREFIX = /^(?:HI|Lo): /;

/** A wrong description, with another rank or category; null if the description cannot be changed. */
const misdescribed = (text: string, other: number): string | null => {
  const [prefix] = PREFIX.exec(text) ?? [''];
  const words = renamed(text.slice(prefix.length), other);
  return words === null ? null : prefix + words;
};

const renamed = (words: string, other: number): string | null => {
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

/** Replaces the description of a line by a wrong one; null if the reader does not read it. */
const misdescribedIn = (text: string, from: number, to: number, other: number): string | null => {
  const words = misdescribed(text.slice(from, to), other);
  return words === null ? null : text.slice(0, from) + words + text.slice(to);
};

/** The list of ranks of a low or a badugi. */
const LISTED = /(?:LO|Lo|Badugi|\d-card): ((?:[2-9TJQKA],)+[2-9TJQKA])/;
const SIGNS = '23456789TJQKA';

/** Replaces one rank of such a list. */
const mislisted = (text: string, at: number, other: number): string | null => {
  const found = LISTED.exec(text);
  if (found === null) return null;
  const ranks = found[1].split(',');
  const place = at % ranks.length;
  if (ranks.includes(SIGNS[other])) return null;
  const start = found.index + found[0].length - found[1].length + place * 2;
  return text.slice(0, start) + SIGNS[other] + text.slice(start + 1);
};

export const descriptionMutators: readonly Mutator[] = [
  {
    id: 'shown-list',
    describe: 'a wrong rank in a shown low or badugi',
    apply: (log, _play, random) => {
      const whole = entriesOf(log, 'show').filter(({ text }) => cardsIn(text)[0]?.length === log.holeCards);
      const show = random.pick(whole);
      const text = show === undefined ? null : mislisted(show.text, random.below(5), random.below(13));
      return show === undefined || text === null
        ? null
        : new Edit(log).replace(show.at, text).mutant(['hand-description'], [show.at]);
    },
  },
  {
    id: 'summary-list',
    describe: 'a wrong rank in a low or badugi of the summary',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ text }) => LISTED.test(text)));
      const text = result === undefined ? null : mislisted(result.text, random.below(5), random.below(13));
      return result === undefined || text === null
        ? null
        : new Edit(log).replace(result.at, text).mutant(['hand-description'], [result.at]);
    },
  },
  {
    id: 'shown-description',
    describe: 'a wrong description of a shown hand',
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
    describe: 'a wrong description of a hand in the summary',
    apply: (log, _play, random) => {
      const result = random.pick(entriesOf(log, 'result').filter(({ text }) => / with [A-Za-z]/.test(text)));
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
];
