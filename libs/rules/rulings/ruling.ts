/** What the floor decides (RULINGS in docs/rulings.md). The ids are stable: scripts and logs rely on them. */
export const RULINGS = [
  'play-on',
  'misdeal',
  'void',
  'deal-passes',
  'cut-again',
  'dealt-on',
  'card-plays',
  'card-replaced',
  'card-returned',
  'card-stays',
  'cards-do-not-play',
  'burn-corrected',
  'stub-rebuilt',
  'button-corrected',
  'dead-hand',
  'live-hand',
  'binding',
  'not-binding',
  'call',
  'check',
  'raise-completed',
  'action-completed',
  'bet-corrected',
  'may-reconsider',
  'right-kept',
  'right-lost',
  'must-show',
  'refused',
  'shown-dead',
  'shown-live',
  'shown-at-once',
  'shown-after-round',
  'cards-speak',
  'declared-binds',
  'pot-lost',
  'corrected',
  'stands',
  'drawn',
  'warned',
  'expelled',
  'refunded',
  'not-refunded',
  'fair-settlement',
  'discretion',
] as const;
export type RulingId = (typeof RULINGS)[number];

/**
 * What happens to the hand: it goes on; a misdeal, after which the same dealer shuffles and deals again and all chips go
 * back to where they were before the deal; void, all bets go back to their players; or over.
 */
export const HAND_OUTCOMES = ['goes-on', 'misdeal', 'void', 'over'] as const;
export type HandOutcome = (typeof HAND_OUTCOMES)[number];

export const ACTION_TYPES = ['fold', 'check', 'call', 'bet', 'raise'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** An action that a player is held to. `amount` is the chips of a call, or the total of a bet or raise; null if not known. */
export interface BoundAction {
  readonly type: ActionType;
  readonly amount: string | null;
}

/** What the ruling means for a player. `seat` is null if the request does not name the seat. */
export interface SeatRuling {
  readonly seat: number | null;
  readonly cards: 'live' | 'dead';
  /** The action that the player is held to; null: none. */
  readonly action: BoundAction | null;
  /** The actions that are left to the player; null: the ruling does not limit them. */
  readonly may: readonly ActionType[] | null;
}

export const CARD_FATES = [
  'plays',
  'is-scrap',
  'is-replaced',
  'is-burn',
  'does-not-play',
  'stays',
  'is-shown',
  'stays-hidden',
] as const;
export type CardFate = (typeof CARD_FATES)[number];

/** What happens to a card, or to the cards that `which` names. */
export interface CardRuling {
  readonly card?: string;
  readonly which?: string;
  readonly does: CardFate;
  /** What replaces the card. */
  readonly by?: string;
  readonly when?: string;
}

/** Chips that go back to a player or that he puts in, or a pot and its destination. Amounts are decimal texts. */
export type MoneyRuling =
  | { readonly seat: number | null; readonly returns: string }
  | { readonly seat: number | null; readonly puts: string }
  | { readonly pot: string; readonly to: 'next-hand' | number };

/** One of the outcomes that a rule leaves to the discretion of the management. */
export interface Outcome {
  readonly ruling: RulingId;
  readonly hand: HandOutcome;
  readonly seats: readonly SeatRuling[];
  readonly why: string;
}

/** A switch of the profile that the ruling depends on, and the rules of its other values. */
export interface SwitchUse {
  readonly switch: string;
  readonly value: string;
  readonly rules: readonly string[];
  readonly others: readonly { readonly value: string; readonly rules: readonly string[] }[];
}

/** The answer of the floor. */
export interface Ruling {
  readonly ruling: RulingId;
  readonly hand: HandOutcome;
  /** Whether the incident was noticed while the rule still applies. True for incidents without such a limit. */
  readonly inTime: boolean;
  readonly seats: readonly SeatRuling[];
  readonly cards: readonly CardRuling[];
  readonly money: readonly MoneyRuling[];
  /** The outcomes from which the management may choose; the rule leans to the first. Null if the rule decides. */
  readonly discretion: { readonly of: 'management'; readonly outcomes: readonly Outcome[] } | null;
  /** The ids of the rules, the most specific first. */
  readonly rules: readonly string[];
  readonly switches: readonly SwitchUse[];
  /** Two to five sentences: what happened, what the rule says, what happens now. */
  readonly explanation: string;
}
