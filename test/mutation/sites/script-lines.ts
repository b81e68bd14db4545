import type { PrintedField } from './printed-hand.js';

/**
 * Notations that have a whole hand on a line or a few: their lists are laid out with an item on each line, which their
 * readers read as well.
 */
export const scriptLines = (format: string, lines: readonly string[]): readonly string[] => {
  if (format === 'thebiggame') return lines.flatMap(layOutScript);
  return format === 'phh' ? lines.flatMap(layOutList) : lines;
};

/** `{Seat:4,Action:"Bets",value:800},` */
const layOutScript = (line: string): string[] =>
  line.startsWith('LoadHand(')
    ? line
        .replaceAll(/(?<=[[,]) ?(?=\{(?:Name|Seat):)/g, '\n')
        .replaceAll(/\}(?=\])/g, '},\n')
        .split('\n')
    : [line];

/** `actions = ['p1 f', 'p2 cc']`: the items are texts or figures. */
const layOutList = (line: string): string[] => {
  const list = /^(\w+ = \[)(.+)(\])$/.exec(line);
  if (list === null) return [line];
  const items = list[2].split(/, (?=['"\d])/);
  return [list[1], ...items.map((item) => `${item},`), list[3]];
};

/** The fields of a line of such a notation, by the expressions of its format; null for other formats. */
export const fieldsOfScript = (format: string, text: string): PrintedField[] | null => {
  const patterns = fieldPatterns.get(format);
  if (patterns === undefined) return null;
  const fields: PrintedField[] = [];
  for (const [type, pattern] of patterns)
    for (const found of text.matchAll(pattern)) {
      const start = found.index;
      const end = start + found[0].length;
      if (!fields.some((one) => start < one.end && one.start < end)) fields.push({ type, start, end });
    }
  return fields;
};

const fieldPatterns: ReadonlyMap<string, readonly (readonly [PrintedField['type'], RegExp])[]> = new Map([
  [
    'thebiggame',
    [
      ['number', /(?<=^URL.*[wdh])\d+|(?<=Title:"d\w*?h)\d+|(?<=NumberOfSeats:)\d+/g],
      ['player', /(?<=Name:")[^"]+/g],
      ['seat', /(?<=(?:Seat|Dealer): ?)\d+/g],
      ['card', /(?<=")[cdhs][2-9tjqka](?=")/g],
      ['amount', /(?<=:\s?)\d+/g],
    ] as const,
  ],
  [
    'phh',
    [
      ['card', /(?<=^['"](?:d |p\d+ sm|p\d+ sd).*)(?:[2-9TJQKA][cdhs])/g],
      ['seat', /(?<=^['"](?:d dh )?p)\d+/g],
      ['amount', /(?<=^['"]p\d+ cbr )\d+(?:\.\d+)?|^\d+(?:\.\d+)?(?=,$)/g],
      ['amount', /(?<=^(?:min_bet|bring_in|small_bet|big_bet) = )\d+(?:\.\d+)?/g],
      ['number', /(?<=^(?:day|month|year|hand|table|seat_count) = )\d+/g],
      ['player', /^(?<=['"])[^'"]+(?=['"],$)/g],
    ] as const,
  ],
]);
