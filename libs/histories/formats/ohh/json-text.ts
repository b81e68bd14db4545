/** A number as it is written: amounts are exact decimals, which the built-in writer cannot print. */
export class Decimal {
  constructor(readonly text: string) {}
}

/** A value of a record. Members that are undefined are left out. */
export type Json =
  null | boolean | number | string | Decimal | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Objects from this depth on are one line each: a player, an action, a share of a pot. */
const INLINE_DEPTH = 6;
const LISTS: ReadonlySet<string> = new Set(['players', 'actions', 'player_wins', 'tournament_bounties']);

/** JSON on many lines: a field, a player and an action have a line each. O(length). */
export const formatJson = (value: Json): string => format(value, '', 0, false);

const format = (value: Json, indent: string, depth: number, inline: boolean): string => {
  if (value instanceof Decimal) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isFlat = inline || depth >= INLINE_DEPTH;
  const inner = `${indent}  `;
  if (isList(value)) {
    const isSimple = value.every(
      (item) => typeof item !== 'object' || item === null || item instanceof Decimal,
    );
    const items = value.map((item) => format(item, inner, depth + 1, isFlat));
    if (items.length === 0) return '[]';
    return isFlat || isSimple
      ? `[${items.join(', ')}]`
      : `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
  }
  const members: string[] = [];
  for (const [key, member] of Object.entries(value))
    if (member !== undefined) {
      const name = JSON.stringify(key);
      members.push(
        LISTS.has(key) && isList(member)
          ? `${name}: ${formatLines(member, inner, depth + 1)}`
          : `${name}: ${format(member, inner, depth + 1, isFlat)}`,
      );
    }
  if (members.length === 0) return '{}';
  return isFlat
    ? `{ ${members.join(', ')} }`
    : `{\n${members.map((member) => inner + member).join(',\n')}\n${indent}}`;
};

/** A list with one object a line. */
const formatLines = (items: readonly Json[], indent: string, depth: number): string => {
  if (items.length === 0) return '[]';
  const inner = `${indent}  `;
  return `[\n${items.map((item) => inner + format(item, inner, depth + 1, true)).join(',\n')}\n${indent}]`;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
