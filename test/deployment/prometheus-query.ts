/** The samples of `/metrics`: by metric and label the values. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** `name{label="value",…}`; a metric without labels has no braces. */
const SELECTOR = /\b((?:floorman|http|process|nodejs)_\w+)(?:\{([^}]*)\})?/g;
const MATCHER = /(\w+)\s*(=~|=)\s*"([^"]*)"/g;
const GROUPING = /\bby \(([^)]*)\)/g;

/** The labels that Prometheus adds when it scrapes. */
const SCRAPED: ReadonlySet<string> = new Set(['job', 'instance']);

export const readSamples = (text: string): Samples => {
  const samples = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const ofMetric = samples.get(name) ?? new Map<string, Set<string>>();
    samples.set(name, ofMetric);
    for (const [, label = '', , value = ''] of labels.matchAll(MATCHER))
      ofMetric.set(label, (ofMetric.get(label) ?? new Set()).add(value));
  }
  return samples;
};

/** The names of the metrics in a query. */
export const metricsIn = (query: string): string[] =>
  [...query.matchAll(SELECTOR)].map(([, name = '']) => name);

/** The values that a query requires of a label. */
export const valuesIn = (query: string, wanted: string): string[] =>
  [...query.matchAll(MATCHER)].flatMap(([, label, operator, value = '']) =>
    label !== wanted ? [] : operator === '=' ? [value] : alternativesOf(value),
  );

/**
 * What a query requires that the service does not have: metrics, labels, and values of labels.
 *
 * @param openValues the values of labels whose samples depend on the requests so far
 */
export const faultsOf = (
  query: string,
  samples: Samples,
  openValues: Readonly<Record<string, readonly string[]>>,
): string[] => {
  const faults: string[] = [];
  const labels = new Set(SCRAPED);
  for (const [, name = '', matchers = ''] of query.matchAll(SELECTOR)) {
    const ofMetric = samples.get(name);
    if (ofMetric === undefined) faults.push(`no metric ${name}`);
    for (const label of ofMetric?.keys() ?? []) labels.add(label);
    for (const [matcher, label = ''] of matchers.matchAll(MATCHER)) {
      if (SCRAPED.has(label) || ofMetric === undefined) continue;
      const values = ofMetric.get(label);
      if (values === undefined) faults.push(`no label ${label} of ${name}`);
      const known = new Set(openValues[label] ?? values);
      for (const value of valuesIn(matcher, label))
        if (!known.has(value)) faults.push(`no ${label} ${value}`);
    }
  }
  for (const [, grouped = ''] of query.matchAll(GROUPING))
    for (const label of grouped.split(/,\s*/)) if (!labels.has(label)) faults.push(`no label ${label}`);
  return faults;
};

/** The texts that a regular expression of plain text and alternatives in brackets matches: `a(b|c)` is `ab` and `ac`. */
const alternativesOf = (pattern: string): string[] => {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (group === null) return pattern.split('|');
  const [before, after] = [pattern.slice(0, group.index), pattern.slice(group.index + group[0].length)];
  return group[1].split('|').flatMap((each) => alternativesOf(before + each + after));
};
