import type { IncidentEvent } from '../incidents.js';
import { incidentLines } from './incident-lines.js';
import type { SupportReport } from './support-report.js';

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');

const section = ({ id, name, tier, support, sites, gaps }: SupportReport): string => {
  const known = sites.map(({ site, variant, hands, read, reconciled, tier: own }) =>
    // Whether a hand that cannot be read is of a supported game is not known.
    variant === null
      ? row(site, 'not known: rejected', hands, read, '–', '–')
      : row(site, variant, hands, read, reconciled, own),
  );
  const written = support.filter(({ writes }) => writes).map(({ variant }) => `\`${variant}\``);
  const lines = [
    `## ${name} (\`${id}\`)`,
    `Tier: **${tier}**. ${written.length === 0 ? 'Not written.' : `Written: ${written.join(', ')}.`}`,
  ];
  if (known.length > 0) lines.push(table(['site', 'game', 'hands', 'read', 'reconciled', 'tier'], known));
  const gap: string[] = [];
  if (gaps.unseenVariants.length > 0)
    gap.push(
      `read, but never seen in a real log: ${gaps.unseenVariants.map((variant) => `\`${variant}\``).join(', ')}`,
    );
  if (gaps.rejected > 0) gap.push(`rejected real hands: ${String(gaps.rejected)}`);
  if (gaps.unexplained > 0)
    gap.push(`real hands with a finding that corpus.md does not explain: ${String(gaps.unexplained)}`);
  if (gap.length > 0) lines.push(`Known gaps: ${gap.join('; ')}.`);
  return lines.join('\n\n');
};

/** An incident for the page. */
const INCIDENT: IncidentEvent = {
  type: 'incident',
  incident: { type: 'out-of-turn', seat: 3, action: 'call' },
  logged: { ruling: 'binding' },
  line: 12,
};

/** The lines with incidents of a live table. */
const incidents = (): string => {
  const rows = incidentLines.map(({ formats, where, write }) =>
    row(formats.map((id) => `\`${id}\``).join(' '), where, `\`${write(INCIDENT)}\``),
  );
  return `## Incidents of a live table

A log of a live table may say where the floor was called. An incident is JSON: its \`type\`, the \`seat\` and the other fields of [its type](rulings.md#the-incidents). The ruling of the log is \`logged\`: an object with \`ruling\`, or in lines and comments also the ruling alone as text. A log without \`logged\`, or with \`null\`, has no ruling.

${table(['format', 'where', 'incident'], rows)}

An incident stands before or after the action that it is about. Readers take the fields of the incident also without \`incident\` around them: \`{"type":"deck-short","logged":"play-on"}\`. In the Poker Hand History notation the calls and checks of the other players do not depend on a bet that an incident calls out of turn, until the turn of its player.

The other formats have no incidents, and hands with incidents are written to them with a loss. [Rulings](rulings.md#incidents-in-logs) says what the audit does.`;
};

/** docs/formats.md. */
export const formatsDocument = (reports: readonly SupportReport[]): string => {
  const overview = reports.map(({ id, name, tier, sites }) =>
    row(
      `[${name}](#${anchorOf(name, id)})`,
      `\`${id}\``,
      tier,
      sites.length === 0 ? '–' : sites.reduce((sum, { hands }) => sum + hands, 0),
    ),
  );
  return `# Formats

Generated from the readers and from the results of the [corpus of real logs](corpus.md) by \`npm run formats\`. \`GET /v1/formats\` and \`floorman formats --json\` have the same figures.

A hand is **read** if it is audited or cancelled, and **reconciled** if its actions and figures agree to the smallest unit, or if [corpus.md](corpus.md) explains what the log has wrong.

Each format, and each game of a site in it, has a **tier**:

- **full**: at least 98.5% of the real hands are read, and at least 99.5% of these are reconciled.
- **partial**: less than that.
- **legacy**: no site prints such logs any more, whatever the figures are.

With fewer than ten real hands, the tier is full if the format writes each hand and reads it again without loss (PokerStars, canonical hands, Poker Hand History notation), and partial if not. A hand that is rejected before its game is known has a row without a tier.

${table(['format', 'id', 'tier', 'real hands'], overview)}

${incidents()}

${reports.map(section).join('\n\n')}
`;
};

/** The anchor of a heading as GitHub makes it. */
const anchorOf = (name: string, id: string): string =>
  `${name} (${id})`
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, '')
    .replaceAll(' ', '-');
