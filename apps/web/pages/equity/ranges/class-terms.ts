export const WAYS = ['add', 'only', 'without'] as const;
/** What a term does to a range: hands that are added, the only hands that stay, or hands that are removed. */
export type Way = (typeof WAYS)[number];

/**
 * The hands that belong to one choice of every group, as a range: `AA:($ds,$ss)` for `[['AA'], ['$ds', '$ss']]`. Groups without a
 * choice exclude nothing; empty if no group has one.
 */
export const termOf = (groups: readonly (readonly string[])[]): string => {
  let term = '';
  for (const choices of groups) {
    if (choices.length === 0) continue;
    const part = choices.length === 1 ? choices.join('') : `(${choices.join(',')})`;
    term = term === '' ? part : withCondition(term, part);
  }
  return term;
};

/** A class follows directly, anything else after a colon. */
const withCondition = (range: string, term: string): string =>
  term.startsWith('$') ? range + term : `${range}:${term}`;

/** The range after a term such as `AA$ds` is applied to it. */
export const withTerm = (range: string, term: string, way: Way): string => {
  const text = range.trim();
  if (term === '') return range;
  if (way === 'add') return text === '' ? term : `${text},${term}`;
  const before = text === '' ? 'random' : isOneTerm(text) ? text : `(${text})`;
  if (way === 'only') return before === 'random' ? term : withCondition(before, term);
  // A class after the removed hands would belong to the range.
  return `${before}!${/^\$?\w+%?$/.test(term) ? term : `(${term})`}`;
};

/** Whether a text needs no parentheses before a condition. */
const isOneTerm = (text: string): boolean => /^[\w$%*]+$/.test(text);
