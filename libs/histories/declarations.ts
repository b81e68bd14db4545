import { declaration, type CanonicalHand, type HandEvent } from './hand.js';

export type DeclareEvent = Extract<HandEvent, { type: 'declare' }>;

/** Longer texts are no declarations. */
const MAX_LENGTH = 1000;

/**
 * Reads a declaration from the JSON of a log, such as `{"seat":3,"half":"low"}` or
 * `{"seat":3,"reading":{"category":"pair","ranks":[11]}}`. Null for any other text. O(length).
 */
export const readDeclaration = (text: string, line: number): DeclareEvent | null => {
  if (text.length > MAX_LENGTH) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const parsed = declaration.safeParse({ ...json, type: 'declare', line });
  if (!parsed.success) return null;
  const { half, reading } = parsed.data;
  return half === undefined && reading === undefined ? null : parsed.data;
};

/** The JSON of a declaration, which `readDeclaration` reads. */
export const formatDeclaration = ({ type: _, line: __, ...rest }: DeclareEvent): string =>
  JSON.stringify(rest);

/** Whether the lines of the hand say all that its options say: that players declare the half for which they contend. */
export const isSaidByDeclarations = ({ game, events }: CanonicalHand): boolean => {
  const { declare, ...others } = game.options ?? {};
  return (
    declare === true &&
    Object.keys(others).length === 0 &&
    events.some((event) => event.type === 'declare' && event.half !== undefined)
  );
};
