import { severityOrder, type AuditRecord, type FindingRecord, type RejectedRecord } from '#audit';
import type { Language } from '#cards';
import { findRule } from '#rules';
import { LABELS, SEVERITY_NAMES } from '#text';
import { escapeHtml } from './elements.js';
import { handText, type HandExcerpt } from './hand-text.js';
import { DETAILS, FILTERS } from './messages.js';

/** A finding, with the record of its hand and what a reader needs to judge it. */
export interface ListedFinding {
  readonly record: AuditRecord;
  /** Null for a rejected hand. */
  readonly finding: FindingRecord | null;
  /** The text of the hand in its log, with the line of the finding marked; null if it is not at hand. */
  readonly excerpt: HandExcerpt | null;
  /** The address of the hand in the service, relative to the page; null without a service. */
  readonly href: string | null;
  /** The command that replays the hand; null if there is none. */
  readonly command: string | null;
}

/** The orders in which findings can be shown, each with the property that has the place of a finding in it. */
const ORDERS = { severity: '--by-severity', place: '--by-place', code: '--by-code' } as const;

type Order = keyof typeof ORDERS;

const REJECTED = 'rejected';

const codeOf = ({ finding, record }: ListedFinding): string =>
  finding?.code ?? (record.status === 'rejected' ? record.rejection.code : REJECTED);

const rulesOf = ({ finding }: ListedFinding): readonly string[] => finding?.rules ?? [];

const severityOf = ({ finding }: ListedFinding): string => finding?.severity ?? REJECTED;

/** A class name of a code or a rule, and the id of the choice of it. Ids of other versions may have any characters. */
export const className = (kind: 'code' | 'rule', id: string): string =>
  `${kind}-${id.replace(/[^A-Za-z0-9-]/g, '_')}`;

/**
 * The findings as a list that can be sorted, and filtered by code and rule, with styles alone: the page needs no script. Each finding
 * opens to the rule, the expected and the actual value, and the text of the hand.
 */
export const findingList = (listed: readonly ListedFinding[], language: Language): string => {
  const codes = countBy(listed.map((entry) => [codeOf(entry)]));
  const rules = countBy(listed.map(rulesOf));
  return [
    '<form class="filters">\n',
    orderChoices(language),
    filterChoices('code', codes, language),
    filterChoices('rule', rules, language),
    '</form>\n',
    `<style>${listStyle([...codes.keys()], [...rules.keys()])}</style>\n`,
    '<div class="findings">\n',
    ...placed(listed).map(([entry, style]) => findingEntry(entry, style, language)),
    '</div>\n',
  ].join('');
};

/** The ids of the choices that a list of these findings has. */
export const choicesOf = (listed: readonly ListedFinding[]): ReadonlySet<string> => {
  const idsOf = (kind: 'code' | 'rule', keys: readonly string[]): string[] => {
    const ids = new Set(keys);
    return ids.size < FEWEST_CHOICES ? [] : [...ids].map((id) => className(kind, id));
  };
  return new Set([...idsOf('code', listed.map(codeOf)), ...idsOf('rule', listed.flatMap(rulesOf))]);
};

/** There is nothing to choose from a single code or rule. */
const FEWEST_CHOICES = 2;

const countBy = (keys: readonly (readonly string[])[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)));
};

/** The entries with their places in each order. */
const placed = (listed: readonly ListedFinding[]): (readonly [ListedFinding, string])[] => {
  const severities: readonly string[] = [...severityOrder, REJECTED];
  const ranks = new Map(listed.map((entry) => [entry, severities.indexOf(severityOf(entry))]));
  const orderBy = (compare: (a: ListedFinding, b: ListedFinding) => number): Map<ListedFinding, number> =>
    new Map(listed.toSorted(compare).map((entry, index) => [entry, index]));
  const byPlace = new Map(listed.map((entry, index) => [entry, index]));
  const bySeverity = orderBy((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const byCode = orderBy((a, b) => (codeOf(a) < codeOf(b) ? -1 : codeOf(a) > codeOf(b) ? 1 : 0));
  const places: Readonly<Record<Order, ReadonlyMap<ListedFinding, number>>> = {
    severity: bySeverity,
    place: byPlace,
    code: byCode,
  };
  return listed.map((entry) => [
    entry,
    (Object.keys(ORDERS) as Order[])
      .map((order) => `${ORDERS[order]}:${String(places[order].get(entry) ?? 0)}`)
      .join(';'),
  ]);
};

const orderChoices = (language: Language): string =>
  choices(
    'order',
    FILTERS.order[language],
    (Object.keys(ORDERS) as Order[]).map((order) => [`order-${order}`, FILTERS[order][language]]),
  );

const filterChoices = (
  kind: 'code' | 'rule',
  counts: ReadonlyMap<string, number>,
  language: Language,
): string =>
  counts.size < FEWEST_CHOICES
    ? ''
    : choices(kind, FILTERS[`${kind}s`][language], [
        [`${kind}s-all`, FILTERS.all[language]],
        ...[...counts].map(
          ([id, count]) => [className(kind, id), `${escapeHtml(id)} (${String(count)})`] as const,
        ),
      ]);

/** A group of choices of which one is taken; the first one at the start. */
const choices = (
  group: string,
  title: string,
  options: readonly (readonly [id: string, label: string])[],
): string => {
  const inputs = options.map(
    ([id, label], index) =>
      `<label><input type="radio" name="${group}" id="${id}"${index === 0 ? ' checked' : ''}>${label}</label>`,
  );
  return `<fieldset><legend>${title}</legend>${inputs.join('\n')}</fieldset>\n`;
};

/** The rules by which a choice sorts or hides findings. */
const listStyle = (codes: readonly string[], rules: readonly string[]): string => {
  const names = [
    ...codes.map((code) => className('code', code)),
    ...rules.map((rule) => className('rule', rule)),
  ];
  return [
    ...Object.entries(ORDERS).map(
      ([order, property]) => `.hands:has(#order-${order}:checked) .finding{order:var(${property})}`,
    ),
    ...names.map((name) => `.hands:has(#${name}:checked) .finding:not(.${name}){display:none}`),
  ].join('\n');
};

const findingEntry = (entry: ListedFinding, style: string, language: Language): string => {
  const { record, finding, excerpt } = entry;
  const classes = [
    'finding',
    className('code', codeOf(entry)),
    ...rulesOf(entry).map((rule) => className('rule', rule)),
  ];
  const rejection = record.status === 'rejected' ? record.rejection : null;
  const line = lineOf(record, finding);
  const severity = severityOf(entry);
  const label = finding === null ? LABELS.rejected[language] : SEVERITY_NAMES[finding.severity][language];
  const message = escapeHtml(finding?.message ?? rejection?.message ?? '');
  return [
    `<details class="${classes.join(' ')}" style="${style}">\n`,
    `<summary><span class="badge ${severity}">${label}</span> <code>${escapeHtml(codeOf(entry))}</code> `,
    `<span class="place">${placeOf(record, line, finding?.seat ?? null, language)}</span>`,
    `<span class="message">${message}</span></summary>\n`,
    finding === null ? '' : details(finding, language),
    replayLink(entry, language),
    excerpt === null ? rejectedLine(rejection) : handText(excerpt),
    '</details>\n',
  ].join('');
};

/** The line of the log that a finding or a rejection is about. */
export const lineOf = (record: AuditRecord, finding: FindingRecord | null): number =>
  finding?.line ?? (record.status === 'rejected' ? record.rejection.line : record.lines[0]);

/** Where the hand can be replayed: a link in the service, else the command. */
const replayLink = ({ href, command }: ListedFinding, language: Language): string => {
  if (href !== null) return `<p><a href="${escapeHtml(href)}">${DETAILS.replay[language]}</a></p>\n`;
  return command === null ? '' : `<p>${DETAILS.command[language]} <code>${escapeHtml(command)}</code></p>\n`;
};

/** The line of a rejected hand whose text is not at hand. */
const rejectedLine = (rejection: RejectedRecord['rejection'] | null): string =>
  rejection === null || rejection.text === ''
    ? ''
    : `<pre><mark>${escapeHtml(rejection.text)}</mark></pre>\n`;

/** File and line, hand, and player. */
const placeOf = (record: AuditRecord, line: number, seat: number | null, language: Language): string => {
  const { file, member, handId } = record;
  const source = [file, member]
    .filter((part) => part !== null && part !== '')
    .map((part) => escapeHtml(part ?? ''));
  const parts = [
    `${source.join(': ')}${source.length > 0 ? ', ' : ''}${LABELS.line[language]} ${String(line)}`,
  ];
  if (handId !== null) parts.push(`${LABELS.hand[language]} ${escapeHtml(handId)}`);
  const player = 'players' in record ? record.players.find((one) => one.seat === seat) : undefined;
  if (player !== undefined) parts.push(escapeHtml(player.name));
  else if (seat !== null) parts.push(`${LABELS.seat[language]} ${String(seat)}`);
  return parts.join(' · ');
};

/** The rules in words, and the two values that differ. */
const details = ({ rules, expected, actual }: FindingRecord, language: Language): string => {
  const rows = rules.map((id) => {
    const rule = findRule(id);
    const text =
      rule === undefined
        ? ''
        : `<strong>${escapeHtml(rule.title[language])}</strong> ${escapeHtml(rule.text[language], Infinity)}`;
    return [escapeHtml(id), text] as const;
  });
  const values = [
    [DETAILS.expected[language], expected],
    [DETAILS.actual[language], actual],
  ] as const;
  const all = [
    ...rows,
    ...values.flatMap(([name, value]) => (value === null ? [] : [[name, escapeHtml(value)] as const])),
  ];
  if (all.length === 0) return '';
  return `<dl>${all.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('\n')}</dl>\n`;
};
