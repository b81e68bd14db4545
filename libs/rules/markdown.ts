import { rules, sections } from './catalogue/index.js';
import type { Rule, RuleSource } from './rule.js';

const DOCUMENTS: Readonly<Record<RuleSource['document'], string>> = {
  introduction: 'introduction',
  general: 'general rules',
  floorman: 'added here',
};

const sourceOf = ({ document, lines }: RuleSource): string =>
  lines === null
    ? DOCUMENTS[document]
    : `${DOCUMENTS[document]}, ${/[-,]/.test(lines) ? 'lines' : 'line'} ${lines}`;

/** Where a rule is cited: the files of the code, and the names of the tests that bear its id, by file. */
export interface RuleCitations {
  readonly code: readonly string[];
  readonly tests: readonly { readonly file: string; readonly names: readonly string[] }[];
}

/** The citations of all rules, by id. */
export type Citations = ReadonlyMap<string, RuleCitations>;

const ruleBlock = (rule: Rule, cited: RuleCitations | undefined): string[] => [
  `### ${rule.id}: ${rule.title.en}`,
  rule.text.en,
  `Kind: ${rule.kind.join(', ')}. Source: ${sourceOf(rule.source)}.`,
  ...(cited === undefined ? [] : [citationList(cited)]),
];

const citationList = ({ code, tests }: RuleCitations): string =>
  [
    ...(code.length === 0 ? [] : [`- Code: ${code.map((file) => `\`${file}\``).join(', ')}`]),
    ...tests.map(({ file, names }) => `- Test: \`${file}\`: ${names.map(plain).join('; ')}`),
  ].join('\n');

/** The name of a test as text, whatever is in it. */
const plain = (name: string): string => name.replaceAll(/[\\`*_<>[\]]/g, '\\$&');

const INTRODUCTION: readonly string[] = [
  '# The rules',
  'This page is made by `npm run rules` from the catalogue in `libs/rules/catalogue` and from what cites it: below each rule stand the files of the code that name it and the tests that bear its id.',
  `There are ${rules.length} rules. Each has one id for good, which findings, tests and the API cite: P for the introduction to poker and its variants, R for the general rules of the card rooms, L for the arithmetic of a log. Where two rules disagree, a house profile says which one holds. What a text gives as common practice is not said by its source.`,
];

/** The catalogue in English, with its citations, as one Markdown page, for docs/rules.md. Ends with a line feed. */
export const rulesMarkdown = (citations: Citations): string => {
  const blocks = sections.flatMap((section) => [
    `## ${section.title.en}`,
    ...section.rules.flatMap((rule) => ruleBlock(rule, citations.get(rule.id))),
  ]);
  return `${[...INTRODUCTION, ...blocks].join('\n\n')}\n`;
};
