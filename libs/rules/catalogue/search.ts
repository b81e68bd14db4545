import { switchTexts } from '../profiles/switch-texts/index.js';
import type { Rule } from '../rule.js';
import { rules } from './index.js';

/** The longest search, in characters; the rest is ignored. */
const MAX_LENGTH = 200;

/** Lower-case letters without accents and digits; everything else becomes a blank, also at both ends. */
const folded = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** What a search looks at: id and titles, and these with the texts, folded. */
interface SearchText {
  readonly rule: Rule;
  readonly title: string;
  readonly all: string;
}

let texts: readonly SearchText[] | undefined;

const searchTexts = (): readonly SearchText[] =>
  (texts ??= rules.map((rule) => {
    const title = folded(`${rule.id} ${rule.title.en} ${rule.title.es}`);
    return { rule, title, all: `${title}${folded(`${rule.text.en} ${rule.text.es}`)}` };
  }));

/** A switch of the house profiles: its folded text, and the rules that it decides about. */
interface SwitchSearchText {
  readonly all: string;
  readonly rules: readonly string[];
}

let switches: readonly SwitchSearchText[] | undefined;

const switchSearchTexts = (): readonly SwitchSearchText[] =>
  (switches ??= switchTexts.map(({ id, en, es, values, rules: cited }) => ({
    all: folded([id, en, es, ...values.flatMap((value) => [value.en, value.es])].join(' ')),
    rules: [...cited, ...values.flatMap((value) => value.rules ?? [])],
  })));

/** The endings of both languages that the forms of a word differ in, and the letters that are left of a word at least. */
const ENDING = /(?:ing|ed|es|s|e|ar|er|ir|an|en|ad[oa]s?|id[oa]s?|[oa]s?)$/;
const FEWEST_LETTERS = 4;

const stemOf = (word: string): string => {
  const stem = word.replace(ENDING, '');
  return stem.trim().length < FEWEST_LETTERS ? word : stem;
};

/**
 * The rules with all words of a search in their id, title or text, in either language, regardless of case and accents. A word
 * may be the start of a longer one. The best matches come first: whole words of id and title, then starts of words there, then
 * whole words of the text. If no rule has all words, the rules that a switch with these words decides about; and at last, rules
 * with other forms of the words. O(n log n) in the size of the catalogue.
 */
export const searchRules = (search: string): readonly Rule[] => {
  const words = search
    .slice(0, MAX_LENGTH)
    .split(/\s+/u)
    .map((word) => folded(word).trimEnd())
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const exact = findWith(words);
  return exact.length > 0 ? exact : findWith(words.map(stemOf));
};

const findWith = (words: readonly string[]): readonly Rule[] => {
  const hasAll = (text: string): boolean => words.every((word) => text.includes(word));
  const found = searchTexts().filter(({ all }) => hasAll(all));
  if (found.length === 0) {
    const decided = new Set(
      switchSearchTexts()
        .filter(({ all }) => hasAll(all))
        .flatMap((text) => text.rules),
    );
    return rules.filter(({ id }) => decided.has(id));
  }
  return found
    .map((text) => ({ rule: text.rule, rank: rankOf(text, words) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ rule }) => rule);
};

/** How well a rule with all words matches, from 0, the best. */
const rankOf = ({ title, all }: SearchText, words: readonly string[]): number => {
  const has = (text: string, ending: string): boolean =>
    words.every((word) => text.includes(`${word}${ending}`));
  const matches = [has(title, ' '), has(title, ''), has(all, ' ')];
  const best = matches.indexOf(true);
  return best < 0 ? matches.length : best;
};
