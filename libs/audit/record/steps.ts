import { formatCards } from '#cards';
import { legalActions, NO_PLAYER, UNKNOWN_STACK, type Hand, type LegalActions } from '#engine';
import { formatMoney, type CanonicalHand, type HandEvent } from '#histories';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import type { AuditProfile } from '../replay/profile.js';

/** The smallest and the largest total of a bet; null if it depends on an unknown stack. */
export interface LegalRange {
  readonly min: string | null;
  readonly max: string | null;
  /** The only totals of fixed limit, where there are several. */
  readonly totals?: readonly string[];
}

/** The legal actions of the player to act, with amounts in the currency of the hand. */
export interface Legal {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  readonly call: string | null;
  readonly bringIn: string | null;
  readonly bet: LegalRange | null;
  readonly raise: LegalRange | null;
}

/** A step of a replay in the output of `--json`: an event, and the state before it. */
export interface Step {
  readonly line: number;
  readonly event: string;
  readonly seat: number | null;
  readonly amount: string | null;
  readonly cards: string | null;
  readonly street: string | null;
  readonly legal: Legal | null;
  readonly pot: string;
  /** By seat; null for an unknown stack. */
  readonly stacks: Readonly<Record<string, string | null>>;
}

/** An event of a hand, and its step. */
export interface ReplayedEvent {
  readonly event: HandEvent;
  readonly step: Step;
}

/** The steps of a hand; `audited` is null if the engine cannot replay it. */
export interface HandSteps {
  readonly audited: AuditedHand | null;
  readonly moments: readonly ReplayedEvent[];
}

/** Audits a hand, and records the steps of its replay. */
export const replaySteps = (hand: CanonicalHand, profile: AuditProfile): HandSteps => {
  const moments: ReplayedEvent[] = [];
  const audited = auditHand(hand, profile, (state, event) => {
    moments.push({ event, step: makeStep(hand, state, event) });
  });
  return { audited, moments };
};

const makeStep = (hand: CanonicalHand, state: Hand, event: HandEvent): Step => {
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  return {
    line: event.line,
    event: event.type === 'post' ? event.kind : event.type,
    seat: 'seat' in event ? event.seat : null,
    amount: 'amount' in event ? money(event.amount) : 'to' in event ? money(event.to) : null,
    cards: 'cards' in event && event.cards !== null ? formatCards(event.cards) : null,
    street: state.currentStreet?.id ?? null,
    legal: listLegal(state, hand.scale),
    pot: money(state.pot),
    stacks: Object.fromEntries(
      state.seats.map((seat, player) => [
        String(seat),
        formatAmount(state.stack[player] + state.reserve[player], hand.scale),
      ]),
    ),
  };
};

const formatAmount = (amount: number, scale: number): string | null =>
  amount === UNKNOWN_STACK ? null : formatMoney(amount, scale);

const listLegal = (state: Hand, scale: number): Legal | null => {
  const legal = state.actor === NO_PLAYER ? null : legalActions(state);
  if (legal === null) return null;
  const { seat, fold, check, call, bringIn, bet, raise } = legal;
  const range = (bounds: LegalActions['bet']): LegalRange | null =>
    bounds === null
      ? null
      : {
          min: formatAmount(bounds.min, scale),
          max: formatAmount(bounds.max, scale),
          ...(bounds.totals === undefined
            ? {}
            : { totals: bounds.totals.map((total) => formatMoney(total, scale)) }),
        };
  return {
    seat,
    fold,
    check,
    call: call === null ? null : formatAmount(call, scale),
    bringIn: bringIn === null ? null : formatAmount(bringIn, scale),
    bet: range(bet),
    raise: range(raise),
  };
};
