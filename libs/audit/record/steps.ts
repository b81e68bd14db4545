import { formatCard, formatCards, UNKNOWN, type Card } from '#cards';
import {
  holeCardsOf,
  legalActions,
  NO_PLAYER,
  potsFrom,
  UNKNOWN_STACK,
  type Hand,
  type LegalActions,
  type Pot,
} from '#engine';
import { formatMoney, type CanonicalHand, type HandEvent } from '#histories';
import { auditHand, type AuditedHand } from '../claims/audit-hand.js';
import type { CardLedger } from '../replay/card-ledger.js';
import type { AuditProfile } from '../replay/profile.js';
import type { Legal, LegalRange, Step } from './step-schema.js';

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
  const audited = auditHand(hand, profile, (state, event, _index, ledger) => {
    moments.push({ event, step: makeStep(hand, state, event, ledger) });
  });
  return { audited, moments };
};

/** The step of an event, from the state and the known cards before it. O(players × pots). */
export const makeStep = (hand: CanonicalHand, state: Hand, event: HandEvent, ledger: CardLedger): Step => {
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  return {
    line: event.line,
    event: event.type === 'post' ? event.kind : event.type,
    seat: 'seat' in event ? event.seat : null,
    amount: 'amount' in event ? money(event.amount) : 'to' in event ? money(event.to) : null,
    cards: 'cards' in event && event.cards !== null ? formatCards(event.cards) : null,
    run: 'run' in event ? event.run + 1 : null,
    street: state.currentStreet?.id ?? null,
    legal: listLegal(state, hand.scale),
    pot: money(state.pot),
    pots: potsBeforeRound(state).map(({ amount, players }) => ({
      amount: money(amount),
      seats: players.map((player) => state.seats[player]),
    })),
    bets: bySeat(state, (_seat, player) => (state.bet[player] > 0 ? money(state.bet[player]) : undefined)),
    stacks: bySeat(state, (_seat, player) =>
      formatAmount(state.stack[player] + state.reserve[player], hand.scale),
    ),
    live: state.seats.filter((_, player) => state.live[player] === 1),
    hands: bySeat(state, (seat, player) => {
      const cards = handOf(state, player, ledger.hole.get(seat) ?? []);
      return cards.length === 0 ? undefined : formatCards(cards);
    }),
    ...(state.up.length === 0
      ? {}
      : { up: bySeat(state, (_seat, player) => formatCards(state.up[player]) || undefined) }),
    boards: state.boards.map((board) => board.map(formatCard)),
  };
};

/** A value for each seat; a seat without one is left out. */
const bySeat = <Value>(
  state: Hand,
  valueOf: (seat: number, player: number) => Value | undefined,
): Record<string, Value> => {
  const values: Record<string, Value> = {};
  for (const [player, seat] of state.seats.entries()) {
    const value = valueOf(seat, player);
    if (value !== undefined) values[String(seat)] = value;
  }
  return values;
};

/** The pots without the bets of the round: with these, every bet that waits for a call would be a pot. */
const potsBeforeRound = (state: Hand): Pot[] =>
  potsFrom(
    state,
    state.paid.map((amount, player) => Math.max(0, amount - state.bet[player])),
  );

/** The known cards of a player, completed with unknown ones to the number dealt so far. Unknown cards of a folded hand are gone. */
const handOf = (state: Hand, player: number, known: readonly Card[]): readonly Card[] => {
  if (state.live[player] !== 1) return known;
  const unknown = Math.max(0, heldBy(state, player) - known.length);
  return unknown === 0 ? known : [...known, ...Array<Card>(unknown).fill(UNKNOWN)];
};

/** The number of cards that a player holds: what the streets have dealt, less discards that are not replaced. */
const heldBy = (state: Hand, player: number): number => {
  const { streets } = state.setup.variant;
  let held = 0;
  for (const [index, street] of streets.slice(0, state.street + 1).entries()) {
    const isCurrent = index === state.street;
    if (!isCurrent || !state.dealing) held += holeCardsOf(street);
    const { exchange } = street;
    if (exchange === undefined || exchange.replaced || exchange.passed !== undefined) continue;
    const isWaiting = isCurrent && state.drawer !== NO_PLAYER && player >= state.drawer;
    if (!isWaiting) held -= exchange.most;
  }
  return held;
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
