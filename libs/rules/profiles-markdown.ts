import { defaultSwitches } from '#engine';
import { findRule } from './catalogue/index.js';
import { defaultFloorSwitches, type HouseSwitches } from './profiles/floor-switches.js';
import { presetIds, presets, type PresetId } from './profiles/presets.js';
import { switchTexts, type SwitchId, type SwitchText } from './profiles/switch-texts/index.js';

const DEFAULTS: HouseSwitches = { ...defaultSwitches, ...defaultFloorSwitches };

/** The presets of rule books. The others are those of sites and programs. */
const BOOKS: readonly PresetId[] = ['intro', 'roberts', 'wsop'];
const SITES: readonly PresetId[] = presetIds.filter((id) => !BOOKS.includes(id));

/** The anchor of a heading: lower case, without punctuation, hyphens for blanks. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const ruleLink = (id: string): string => {
  const rule = findRule(id);
  return rule === undefined ? id : `[${id}](rules.md#${anchorOf(`${id}: ${rule.title.en}`)})`;
};

const ruleLinks = (ids: readonly string[]): string => ids.map(ruleLink).join(', ');

const switchLink = (id: SwitchId): string => `[\`${id}\`](#${anchorOf(id)})`;

const valueText = (value: unknown): string => `\`${String(value)}\``;

/** A table with aligned columns. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

/** The rules of a value of a switch; those of the whole switch if it has none of its own. */
const rulesOf = ({ rules, values }: SwitchText, value: unknown): readonly string[] =>
  values.find((one) => one.value === value)?.rules ?? rules;

/** Every switch, with its value in each rule book and the rule that says so. */
const booksTable = (): string =>
  table(
    ['switch', ...BOOKS.map((id) => `\`${id}\``)],
    switchTexts.map((text) => [
      switchLink(text.id),
      ...BOOKS.map((id) => {
        const value = presets[id].switches[text.id];
        return `${valueText(value)} ${rulesOf(text, value).join(', ')}`;
      }),
    ]),
  );

/** P-SETUP-4: the smallest buy-in of a rule book; null for none. */
const buyInText = (id: PresetId): string | null => {
  const { minimumBuyIn } = presets[id];
  return minimumBuyIn === undefined
    ? null
    : `Under ${valueText(id)} a player who joins a cash game brings at least ${minimumBuyIn} minimum bets (${ruleLink('P-SETUP-4')}).`;
};

/** The switches whose value departs from the default in a site or program. */
const sitesTable = (): string => {
  const differs = (id: PresetId, { id: key }: SwitchText): boolean =>
    presets[id].switches[key] !== DEFAULTS[key];
  return table(
    ['switch', 'default', ...SITES.map((id) => `\`${id}\``)],
    switchTexts
      .filter((text) => SITES.some((id) => differs(id, text)))
      .map((text) => [
        switchLink(text.id),
        valueText(DEFAULTS[text.id]),
        ...SITES.map((id) => (differs(id, text) ? valueText(presets[id].switches[text.id]) : '')),
      ]),
  );
};

const switchBlock = (text: SwitchText): string[] => [
  `### ${text.id}`,
  `${text.en} Rules: ${ruleLinks(text.rules)}.`,
  text.values
    .map(({ value, en, rules }) => {
      const cited = rules === undefined ? '' : ` (${ruleLinks(rules)})`;
      const usual = value === DEFAULTS[text.id] ? ' Default.' : '';
      return `- ${valueText(value)}: ${en}${usual}${cited}`;
    })
    .join('\n'),
];

/** The page of the switches and the presets in English, in Markdown, for docs/profiles.md. Ends with a line feed. */
export const profilesMarkdown = (): string => {
  const blocks = [
    '# The house profiles',
    '`npm run profiles` generates this page from the presets and the texts of the switches in `libs/rules/profiles`.',
    `A profile sets ${switchTexts.length} switches. Each decides between practices that the rules leave to the house, or on which the rules disagree. There are ${presetIds.length} presets; the [guide](guide.md#profiles) shows how to write a profile of your own.`,
    '## Rule books',
    'The value of each switch, with the rules that it follows or decides between.',
    booksTable(),
    ...BOOKS.map(buyInText).filter((text) => text !== null),
    '## Sites and programs',
    'A profile of a site has the default where the table is empty. All formats without a profile of their own have `pokerstars`.',
    sitesTable(),
    '## The switches',
    ...switchTexts.flatMap(switchBlock),
  ];
  return `${blocks.join('\n\n')}\n`;
};
