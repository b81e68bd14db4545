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

/** The citations of a rule: the files of the code that cite it, and by file the names of the tests with its id. */
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

/** The name of a test with Markdown escaped. */
const plain = (name: string): string => name.replaceAll(/[\\`*_<>[\]]/g, '\\$&');

const INTRODUCTION: readonly string[] = [
  '# The rules',
  '`npm run rules` generates this page from the catalogue in `libs/rules/catalogue`. Below each rule are the code files that cite it and the tests with its id.',
  `There are ${rules.length} rules. Each has a permanent id, which findings, tests and the API cite: P for the introduction to poker and its variants, R for the general rules of card rooms, L for the arithmetic of a log. If two rules disagree, the house profile decides. Text marked as common practice is not in the source of the rule.`,
];

/** The catalogue in English, with its citations, as one Markdown page, for docs/rules.md. Ends with a line feed. */
export const rulesMarkdown = (citations: Citations): string => {
  const blocks = sections.flatMap((section) => [
    `## ${section.title.en}`,
    ...section.rules.flatMap((rule) => ruleBlock(rule, citations.get(rule.id))),
  ]);
  return `${[...INTRODUCTION, ...blocks].join('\n\n')}\n`;
};
