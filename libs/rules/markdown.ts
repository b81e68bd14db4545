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

const ruleBlock = (rule: Rule): string[] => [
  `### ${rule.id}: ${rule.title.en}`,
  rule.text.en,
  `Kind: ${rule.kind.join(', ')}. Source: ${sourceOf(rule.source)}.`,
];

const INTRODUCTION: readonly string[] = [
  '# The rules',
  'This page is made from the catalogue in `libs/rules/catalogue`; `libs/rules/markdown.spec.ts` says how to make it again.',
  `There are ${rules.length} rules. Each has one id for good, which findings, tests and the API cite: P for the introduction to poker and its variants, R for the general rules of the card rooms, L for the arithmetic of a log. Where two rules disagree, a house profile says which one holds. What a text gives as common practice is not said by its source.`,
];

/** The catalogue in English as one Markdown page, for docs/rules.md. Ends with a line feed. */
export const rulesMarkdown = (): string => {
  const blocks = sections.flatMap((section) => [
    `## ${section.title.en}`,
    ...section.rules.flatMap((rule) => ruleBlock(rule)),
  ]);
  return `${[...INTRODUCTION, ...blocks].join('\n\n')}\n`;
};
