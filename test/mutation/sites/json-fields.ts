import type { FieldType, PrintedField } from './printed-hand.js';

/** Lines of a JSON record with one value each, and the path of every line; null for other text. */
export const jsonLines = (text: string): string[] | null => {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.stringify(JSON.parse(text), null, 1).split('\n');
  } catch {
    return null;
  }
};

export const isJson = (lines: readonly string[]): boolean => lines[0]?.trim() === '{';

/**
 * What each line states: `seat` for the players, `header` for what is before the rounds, otherwise the path of its value
 * without indexes: `rounds.actions.amount`.
 */
export const jsonKinds = (lines: readonly string[]): string[] => {
  const path: string[] = [];
  return lines.map((text) => {
    const depth = /^ */.exec(text)![0].length;
    path.length = Math.min(path.length, depth);
    path[depth] = /^ *"(\w+)":/.exec(text)?.[1] ?? '';
    const keys = path.filter((key) => key !== undefined && key !== '' && key !== 'ohh');
    if (keys[0] === 'players') return 'seat';
    return keys[0] === 'rounds' || keys[0] === 'pots' ? keys.join('.') : 'header';
  });
};

/** The object that a line is part of: its first and last line, by index. */
export const jsonObjectAt = (lines: readonly string[], at: number): [first: number, last: number] => {
  const depthOf = (line: string): number => /^ */.exec(line)![0].length;
  let first = at;
  while (first > 0 && !(depthOf(lines[first]) < depthOf(lines[at]) && lines[first].endsWith('{'))) first--;
  let last = at;
  while (last < lines.length - 1 && depthOf(lines[last]) > depthOf(lines[first])) last++;
  return [first, last];
};

const VALUE = /(?:^ *"(\w+)": |^ *)(?:"((?:[^"\\]|\\.)*)"|(-?\d[\d.eE+-]*)|true|false)/;

/** The value of a line. */
export const fieldsOfJson = (text: string, names: readonly string[]): PrintedField[] => {
  const found = VALUE.exec(text);
  if (found === null) return [];
  const [whole, key = '', words, figure] = found;
  const value = words ?? figure;
  if (value === undefined || value === '') return [];
  const start = whole.length - value.length - (words === undefined ? 0 : 1);
  return [{ type: typeOf(key, value, words !== undefined, names), start, end: start + value.length }];
};

const typeOf = (key: string, value: string, isText: boolean, names: readonly string[]): FieldType => {
  if (isText && /^(?:10|[2-9TJQKA])[cdhs]$/.test(value)) return 'card';
  if (key === 'name' || (isText && names.includes(value))) return 'player';
  if (/seat|dealer/.test(key)) return 'seat';
  if (key.includes('player_id')) return 'number';
  if (/\d{4}-\d\d-\d\d/.test(value)) return 'time';
  if (isText) return /^\d+$/.test(value) ? 'number' : 'word';
  return /amount|stack|chips|rake|jackpot|fee|bounty|cap/.test(key) ? 'amount' : 'number';
};
