import type { GameLimit } from '../../hand.js';

/** A game as the header names it, and the variant it is. Longer names before shorter ones that they contain. */
export interface GameName {
  readonly name: string;
  readonly variant: string;
}

export const gameNames: readonly GameName[] = [
  { name: "6+ Hold'em", variant: 'short-deck' },
  { name: "Hold'em", variant: 'holdem' },
  { name: '5 Card Omaha Hi/Lo', variant: 'omaha-5-8' },
  { name: '6 Card Omaha Hi/Lo', variant: 'omaha-6-8' },
  { name: '5 Card Omaha', variant: 'omaha-5' },
  { name: '6 Card Omaha', variant: 'omaha-6' },
  { name: 'Omaha Hi/Lo', variant: 'omaha-8' },
  { name: 'Omaha', variant: 'omaha' },
  { name: 'Courchevel Hi/Lo', variant: 'courchevel-8' },
  { name: 'Courchevel', variant: 'courchevel' },
  { name: '7 Card Stud Hi/Lo', variant: 'stud-8' },
  { name: '7 Card Stud', variant: 'stud' },
  { name: 'Razz', variant: 'razz' },
  { name: '5 Card Draw', variant: 'five-draw' },
  { name: 'Triple Draw 2-7 Lowball', variant: 'lowball-27-triple' },
  { name: 'Single Draw 2-7 Lowball', variant: 'lowball-27-single' },
  { name: 'Badugi', variant: 'badugi' },
];

/** The variants that the reader understands line by line; the others are named and rejected. */
export const readableVariants: readonly string[] = ['holdem', 'omaha'];

export const limitNames: readonly { readonly name: string; readonly limit: GameLimit }[] = [
  { name: 'No Limit', limit: 'no-limit' },
  { name: 'Pot Limit', limit: 'pot-limit' },
  { name: 'Fixed Limit', limit: 'fixed-limit' },
  { name: 'Limit', limit: 'fixed-limit' },
];

export interface NamedGame {
  readonly variant: string;
  readonly limit: GameLimit;
  /** Where the name begins and ends in the header. */
  readonly start: number;
  readonly end: number;
}

/** The game that a header names, a game before its limit: the last one, as mixed games name the rotation first. */
export const findGame = (header: string): NamedGame | null => {
  for (const { name: limitName, limit } of limitNames) {
    for (let at = header.lastIndexOf(limitName); at > 0; at = header.lastIndexOf(limitName, at - 1)) {
      if (header.charCodeAt(at - 1) !== 0x20) continue;
      const game = gameEndingAt(header, at - 1);
      if (game !== null) return { ...game, limit, end: at + limitName.length };
    }
  }
  return null;
};

const gameEndingAt = (header: string, end: number): { variant: string; start: number } | null => {
  for (const { name, variant } of gameNames) {
    if (header.endsWith(name, end)) return { variant, start: end - name.length };
  }
  return null;
};
