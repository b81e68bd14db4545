import type { Language } from '#cards';
import type { FairnessReport, FairnessTest } from '#fairness';
import { alignColumns, formatMessage, sanitize } from '#text';
import { CELLS, FAIRNESS_MESSAGES, TEST_NAMES, VERDICTS } from '../messages/fairness.js';

const MISSING = '–';

/** Below this a probability is printed as a power of ten. */
const SMALL = 0.001;

/** The tests as tables, one for each kind of deal, site or table; what departs; then a sentence about all of them. */
export const formatFairness = ({ tests, alpha, hands }: FairnessReport, language: Language): string => {
  const scopes = new Map<string, FairnessTest[]>();
  for (const test of tests) {
    const title = titleOf(test, language);
    scopes.set(title, [...(scopes.get(title) ?? []), test]);
  }
  const tables = [...scopes].flatMap(([title, own]) => [title, ...tableOf(own, language), '']);
  const suspects = tests.filter(({ verdict }) => verdict === 'suspect').length;
  const few = tests.filter(({ verdict }) => verdict === 'too-few').length;
  const { allFair, allFew, suspects: some, hands: counted, leftOut: leftOutMessage } = FAIRNESS_MESSAGES;
  const values = { alpha: String(alpha), tests: String(tests.length), few: String(few) };
  const sentence =
    suspects > 0
      ? formatMessage(some, language, { ...values, count: String(suspects) })
      : few === tests.length
        ? allFew[language]
        : formatMessage(allFair, language, values);
  const { deals, complete, own, leftOut } = hands;
  const counts = { deals: String(deals), complete: String(complete), own: String(own) };
  const left = leftOut === 0 ? [] : [formatMessage(leftOutMessage, language, { count: String(leftOut) })];
  const note = tests.some(isOfTwoTests) ? [FAIRNESS_MESSAGES.twoTests[language], ''] : [];
  return `${[...tables, ...note, formatMessage(counted, language, counts), ...left, sentence].join('\n')}\n`;
};

/** Whether the p-value of a test is that of chi-square or of the largest departure: readers cannot compute it from the statistic. */
const isOfTwoTests = ({ test, statistic }: FairnessTest): boolean =>
  statistic !== null && /^(?:deck|hole|board)-.*(?:ranks|suits|cards)$/.test(test);

const titleOf = ({ site, table, deck, holeCards, known }: FairnessTest, language: Language): string => {
  const values = { cards: String(holeCards), deck, known: FAIRNESS_MESSAGES[known][language] };
  const kind = formatMessage(FAIRNESS_MESSAGES.title, language, values);
  return [site, table, kind]
    .filter((part) => part !== null)
    .map(sanitize)
    .join(', ');
};

const tableOf = (tests: readonly FairnessTest[], language: Language): string[] => {
  const { test, sample, statistic, df, effect, verdict } = FAIRNESS_MESSAGES;
  const heads = [test, sample, statistic, df].map((message) => message[language]);
  const rows = [
    [...heads, 'p', 'q', effect[language], verdict[language]],
    ...tests.map((own) => rowOf(own, language)),
  ];
  const departing = tests.filter((own) => own.verdict === 'suspect' && own.worst !== null);
  return [...alignColumns(rows), ...departing.map((own) => `  ${worstOf(own, language)}`)];
};

const rowOf = (
  { test, n, minimum, statistic, df, p, q, effect, verdict }: FairnessTest,
  language: Language,
): string[] => {
  const name = TEST_NAMES[test][language];
  const few = formatMessage(FAIRNESS_MESSAGES.minimum, language, { minimum: String(minimum) });
  if (statistic === null)
    return [
      name,
      String(n),
      MISSING,
      MISSING,
      MISSING,
      MISSING,
      MISSING,
      `${VERDICTS[verdict][language]}, ${few}`,
    ];
  return [
    name,
    String(n),
    statistic.toFixed(1),
    String(df),
    probability(p),
    probability(q),
    effect === null ? MISSING : `${(effect * 100).toFixed(2)} %`,
    VERDICTS[verdict][language],
  ];
};

const probability = (value: number | null): string => {
  if (value === null) return MISSING;
  return value < SMALL ? value.toExponential(0) : value.toFixed(3);
};

const worstOf = ({ test, worst }: FairnessTest, language: Language): string => {
  if (worst === null) return '';
  const { cell, place, observed, expected } = worst;
  const what = Object.hasOwn(CELLS, cell) ? CELLS[cell][language] : cell;
  const where = test.startsWith('seat') ? FAIRNESS_MESSAGES.seat : FAIRNESS_MESSAGES.position;
  return formatMessage(FAIRNESS_MESSAGES.worst, language, {
    test: TEST_NAMES[test][language],
    cell: place === null ? what : `${formatMessage(where, language, { place: String(place) })}, ${what}`,
    observed: String(observed),
    expected: expected.toFixed(1),
  });
};
