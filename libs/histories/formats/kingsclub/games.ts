import type { GameLimit } from '../../hand.js';

/** The games by their names in the header, without the limit. */
const variants: ReadonlyMap<string, string> = new Map([
  ['Holdem', 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha Hi-Lo', 'omaha-8'],
  ['Omaha 5 Card', 'omaha-5'],
  ['Big O', 'omaha-5-8'],
  ['Drawmaha', 'drawmaha'],
  ['2-7 Drawmaha', 'drawmaha-27'],
  ['Seven Card Stud', 'stud'],
  ['Seven Card Stud Hi-Lo', 'stud-8'],
  ['Razz', 'razz'],
  ['2-7 Razz', 'razz-27'],
  ['2-7 Single Draw', 'lowball-27-single'],
  ['2-7 Triple Draw', 'lowball-27-triple'],
  ['A-5 Single Draw', 'lowball-a5-single'],
  ['A-5 Triple Draw', 'lowball-a5-triple'],
  ['Badugi', 'badugi'],
  ['Badacey', 'badacey'],
  ['Badeucy', 'badeucy'],
]);

export const supported: readonly string[] = [...variants.values()];

const limits: readonly (readonly [name: string, limit: GameLimit])[] = [
  ['No Limit ', 'no-limit'],
  ['Pot Limit ', 'pot-limit'],
  ['Limit ', 'fixed-limit'],
];

/** `Pot Limit Omaha 5 Card`; null for an unknown game. */
export const readGame = (words: string): { readonly variant: string; readonly limit: GameLimit } | null => {
  const found = limits.find(([name]) => words.startsWith(name));
  const variant = variants.get(words.slice(found?.[0].length ?? 0));
  return found === undefined || variant === undefined ? null : { variant, limit: found[1] };
};

const studGames: ReadonlySet<string> = new Set(['stud', 'stud-8', 'razz', 'razz-27']);

/** Whether a game has upcards. */
export const isStud = (variant: string | undefined): boolean =>
  variant !== undefined && studGames.has(variant);
