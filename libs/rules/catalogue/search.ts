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

/**
 * The rules with all words of a search in their id, title or text, in either language, regardless of case and accents. A word
 * may be the start of a longer one. Rules with all of them in id and title come first. Linear in the size of the catalogue.
 */
export const searchRules = (search: string): readonly Rule[] => {
  const words = search
    .slice(0, MAX_LENGTH)
    .split(/\s+/u)
    .map((word) => folded(word).trimEnd())
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const hasAll = (text: string): boolean => words.every((word) => text.includes(word));
  const found = searchTexts().filter(({ all }) => hasAll(all));
  const first = found.filter(({ title }) => hasAll(title));
  const rest = found.filter(({ title }) => !hasAll(title));
  return [...first, ...rest].map(({ rule }) => rule);
};
