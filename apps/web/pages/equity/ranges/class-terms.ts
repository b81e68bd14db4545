export const WAYS = ['add', 'only', 'without'] as const;
/** What the chosen classes do to a range: hands that are added, the only hands that stay, or hands that are removed. */
export type Way = (typeof WAYS)[number];

/** The range after classes such as `$ds` and `$0g` are applied together: hands that belong to all of them. */
export const withClasses = (range: string, classes: readonly string[], way: Way): string => {
  const text = range.trim();
  const term = classes.join('');
  if (term === '') return range;
  if (way === 'add') return text === '' ? term : `${text},${term}`;
  const before = text === '' ? 'random' : isOneTerm(text) ? text : `(${text})`;
  if (way === 'only') return before === 'random' ? term : `${before}${term}`;
  return `${before}!${term}`;
};

/** Whether a text needs no parentheses before a condition. */
const isOneTerm = (text: string): boolean => /^[\w$%*]+$/.test(text);
