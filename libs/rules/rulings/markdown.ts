import { makeIncidentForms, type FieldForm, type IncidentForm } from './forms.js';
import { MOMENTS, type Moment } from './incidents/index.js';

const TITLES: Readonly<Record<Moment, string>> = {
  deal: 'The deal',
  hand: 'A player or a hand',
  betting: 'Betting',
  showdown: 'Showdown and after',
};

const TYPES: Readonly<Record<Exclude<FieldForm['type'], 'choice'>, string>> = {
  'yes-no': 'true or false',
  'whole-number': 'number',
  amount: 'amount',
  text: 'text',
  numbers: 'numbers',
  'cards-by-seat': 'cards by seat',
  other: 'object',
};

const INTRODUCTION: readonly string[] = [
  '## The incidents',
  'Every incident may have the `seat` of the player and the `card` concerned. A field in bold is needed by every ruling on the incident; the others if the problem names them. The [schema of the request](schemas/ruling-request.json) describes them, and `GET /v1/rulings/incidents` has them with a question about each. `npm run rulings` generates this list.',
];

/** The incidents with their fields as a section of a Markdown page, for docs/rulings.md. Ends with a line feed. */
export const incidentsMarkdown = (): string => {
  const forms = makeIncidentForms();
  const blocks = MOMENTS.flatMap((moment) => [
    `### ${TITLES[moment]}`,
    table(
      ['type', 'what happened', 'fields'],
      forms.filter((form) => form.moment === moment).map(incidentRow),
    ),
  ]);
  return `${[...INTRODUCTION, ...blocks].join('\n\n')}\n`;
};

const incidentRow = ({ type, title, fields }: IncidentForm): readonly string[] => [
  `\`${type}\``,
  title.en,
  fields
    .filter(({ name }) => name !== 'seat')
    .map(fieldText)
    .join('; '),
];

const fieldText = ({ name, type, choices, required }: FieldForm): string => {
  const values = type === 'choice' ? choices.map(({ value }) => `\`${value}\``).join(' ') : TYPES[type];
  return `${required ? `**\`${name}\`**` : `\`${name}\``}: ${values}`;
};

/** A table whose columns are aligned, as Prettier writes them. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column], fill)).join(' | ')} |`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((row) => line(row)),
  ].join('\n');
};
