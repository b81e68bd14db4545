import type { CanonicalHand, GameLimit, HandEvent } from '../../hand.js';

/**
 * The words of the Open Hand History format (handhistory.org, version 1.4.7) and what they mean in a canonical hand. The
 * first word of a meaning is the one that is written.
 */

export const FORMAT = 'ohh';
export const SPEC_VERSION = '1.4.7';

/** Games by the number of hole cards: the format has one word for Omaha with four, five and six cards. */
export interface GameRow {
  readonly word: string;
  readonly variants: readonly { readonly variant: string; readonly held: number }[];
}

/** The games that the format can hold. It also names `Stud`, `StudHiLo` and `Draw`, but no streets and draws for them. */
export const games: readonly GameRow[] = [
  { word: 'Holdem', variants: [{ variant: 'holdem', held: 2 }] },
  {
    word: 'Omaha',
    variants: [
      { variant: 'omaha', held: 4 },
      { variant: 'omaha-5', held: 5 },
      { variant: 'omaha-6', held: 6 },
    ],
  },
  {
    word: 'OmahaHiLo',
    variants: [
      { variant: 'omaha-8', held: 4 },
      { variant: 'omaha-5-8', held: 5 },
      { variant: 'omaha-6-8', held: 6 },
    ],
  },
];

export const limits: readonly (readonly [word: string, limit: GameLimit])[] = [
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['FL', 'fixed-limit'],
];

/** Streets with board cards, in order. */
export const boardStreets = ['flop', 'turn', 'river'] as const;

export type BoardStreet = (typeof boardStreets)[number];
export type Street = 'preflop' | BoardStreet | 'showdown';

export const streets: readonly (readonly [word: string, street: Street])[] = [
  ['Preflop', 'preflop'],
  ['Flop', 'flop'],
  ['Turn', 'turn'],
  ['River', 'river'],
  ['Showdown', 'showdown'],
];

type PostKind = Extract<HandEvent, { type: 'post' }>['kind'];

/** What an action does; notes have no effect on the pot. */
export type ActionMeaning =
  | { readonly type: 'post'; readonly kind: PostKind }
  | { readonly type: 'fold' | 'check' | 'call' | 'bet' | 'raise' }
  | { readonly type: 'deal' | 'show' | 'muck' }
  | { readonly type: 'cash-out' }
  | { readonly type: 'house-money' }
  | { readonly type: 'note' };

export const actions: readonly (readonly [word: string, meaning: ActionMeaning])[] = [
  ['Dealt Cards', { type: 'deal' }],
  ['Mucks Cards', { type: 'muck' }],
  ['Shows Cards', { type: 'show' }],
  ['Post Ante', { type: 'post', kind: 'ante' }],
  ['Post SB', { type: 'post', kind: 'small-blind' }],
  ['Post BB', { type: 'post', kind: 'big-blind' }],
  ['Straddle', { type: 'post', kind: 'straddle' }],
  ['Post Dead', { type: 'post', kind: 'dead-blind' }],
  ['Post Extra Blind', { type: 'post', kind: 'posted-blind' }],
  ['Fold', { type: 'fold' }],
  ['Check', { type: 'check' }],
  ['Bet', { type: 'bet' }],
  ['Raise', { type: 'raise' }],
  ['Call', { type: 'call' }],
  ['Add to Pot', { type: 'house-money' }],
  // So rs-poker and some exporters spell it.
  ['Added To Pot', { type: 'house-money' }],
  ['Added Chips', { type: 'note' }],
  ['Sits Down', { type: 'note' }],
  ['Stands Up', { type: 'note' }],
  ['Player Adjustment', { type: 'note' }],
  // The standard's own PokerStars example of 1.2.2 has it, in no version of its list: an all-in player with 42% equity of
  // 0.74 is paid 0.31 at the showdown, and the pot goes to the winner in full. So it is a cash-out.
  ['Payout', { type: 'cash-out' }],
];

/** Currencies that are no ISO 4217 code, and those of canonical hands. `PPC` was play money before 1.4.6. */
export const currencies: readonly (readonly [word: string, currency: CanonicalHand['currency']])[] = [
  ['XPM', 'PLAY'],
  ['PPC', 'PLAY'],
];

export const RUN_TWICE = 'Run_It_Twice';
export const OBSERVED = 'Observed';
export const CAP = 'Cap';
export const BOMB_POT = 'Bomb_Pot';

/** Letters only, in lower case: exporters differ in case, blanks and underscores. */
const normalise = (word: string): string => word.replaceAll(/[^A-Za-z]/g, '').toLowerCase();

/** The meaning of each word of a table. */
export class WordTable<Meaning> {
  private readonly exact: ReadonlyMap<string, Meaning>;
  private readonly normal: ReadonlyMap<string, Meaning>;

  constructor(rows: readonly (readonly [string, Meaning])[]) {
    this.exact = new Map(rows);
    this.normal = new Map(rows.map(([word, meaning]) => [normalise(word), meaning]));
  }

  /** Undefined for an unknown word. O(length). */
  find(word: string): Meaning | undefined {
    return this.exact.get(word) ?? this.normal.get(normalise(word));
  }
}
