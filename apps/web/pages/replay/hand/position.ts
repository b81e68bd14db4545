import { cardsIn } from './cards-in.js';
import { isZero, minus, plus } from './chips.js';
import { knownHands } from './known-cards.js';
import type { ReplayedHand, Step } from './record.js';

/** A card on the table: null if it is unknown. */
export interface TableCard {
  readonly card: string | null;
  readonly isUp: boolean;
}

/** What a player did last in the betting round. */
export interface LastAction {
  readonly event: string;
  readonly amount: string | null;
  readonly cards: string | null;
}

export interface SeatView {
  readonly seat: number;
  readonly name: string;
  /** Null if it is unknown. */
  readonly stack: string | null;
  readonly bet: string | null;
  readonly cards: readonly TableCard[];
  readonly isLive: boolean;
  readonly isButton: boolean;
  readonly isHero: boolean;
  readonly isToAct: boolean;
  /** Whether the last event is the player's. */
  readonly isActor: boolean;
  readonly action: LastAction | null;
  /** Chips that the player has collected; null if none. */
  readonly won: string | null;
}

/** The table after some events of a hand. */
export interface Position {
  /** The number of events that have happened. */
  readonly at: number;
  /** The event that happened last; null at the beginning. */
  readonly last: Step | null;
  /** The state: the step that comes next, or one made from the record at the end. */
  readonly state: Step;
  readonly seats: readonly SeatView[];
  readonly boards: readonly (readonly string[])[];
  /** All chips in the middle, bets included. */
  readonly pot: string;
  /** The main pot and the side pots, if there are several. */
  readonly pots: readonly string[];
  readonly isEnd: boolean;
}

/** Events that begin a new betting round, or end the betting. */
const ROUND_ENDS: ReadonlySet<string> = new Set(['board', 'street', 'hole-cards', 'showdown']);
/** Events that are not shown as the action of a player. */
const NO_ACTIONS: ReadonlySet<string> = new Set(['note', 'unread', 'deal', 'uncalled']);

/**
 * The state of the table after `at` events. O(events + seats).
 *
 * @param isRevealed whether cards are face up that only later lines of the log show
 */
export const positionAt = (hand: ReplayedHand, at: number, isRevealed = false): Position => {
  const { steps } = hand;
  const last = steps[at - 1] ?? null;
  const isEnd = at >= steps.length;
  const shown = steps[at] ?? endOf(hand);
  const state = isRevealed ? { ...shown, hands: knownHands(hand, at, shown.hands) } : shown;
  const won = wonBefore(steps, at);
  const actions = lastActions(steps, at);
  const isPaid = won.size > 0 || (isEnd && steps.length > 0);
  let collected = '0';
  for (const amount of won.values()) collected = plus(collected, amount);
  return {
    at,
    last,
    state,
    seats: hand.players.map(({ seat, name, finishingStack }) => {
      const stack = state.stacks[seat] ?? null;
      const gain = won.get(seat) ?? null;
      return {
        seat,
        name,
        stack:
          isEnd && finishingStack !== null
            ? finishingStack
            : stack === null
              ? null
              : plus(stack, gain ?? '0'),
        bet: isPaid ? null : (state.bets[seat] ?? null),
        cards: cardsOf(state, seat),
        isLive: state.live.includes(seat),
        isButton: seat === hand.buttonSeat,
        isHero: seat === hand.heroSeat,
        isToAct: state.legal?.seat === seat,
        isActor: last?.seat === seat,
        action: actions.get(seat) ?? null,
        won: gain,
      };
    }),
    boards: state.boards.filter((board) => board.length > 0),
    pot: isPaid ? atLeastZero(minus(state.pot, collected)) : state.pot,
    pots: isPaid || state.pots.length < 2 ? [] : state.pots.map(({ amount }) => amount),
    isEnd,
  };
};

const atLeastZero = (amount: string): string => (amount.startsWith('-') ? '0' : amount);

/** The state after the last event: no bets, nobody to act, and all cards of the record. */
const endOf = ({ steps, players, boards }: ReplayedHand): Step => {
  const last = steps.at(-1);
  const hands: Record<string, string> = { ...last?.hands };
  for (const { seat, cards } of players) if (cards !== null) hands[seat] = withoutUndealt(cards, hands[seat]);
  return {
    line: last?.line ?? 1,
    event: 'end',
    seat: null,
    amount: null,
    cards: null,
    run: null,
    street: last?.street ?? null,
    legal: null,
    pot: last?.pot ?? '0',
    pots: last?.pots ?? [],
    bets: {},
    stacks:
      last?.stacks ?? Object.fromEntries(players.map(({ seat, startingStack }) => [seat, startingStack])),
    live: last?.event === 'fold' ? last.live.filter((seat) => seat !== last.seat) : (last?.live ?? []),
    hands,
    ...(last?.up === undefined ? {} : { up: last.up }),
    boards: boards.length > 0 ? boards : (last?.boards ?? []),
  };
};

/** The cards of the record, which fills up the hand of a player who folded with unknown cards, without those never dealt. */
const withoutUndealt = (cards: string, dealt: string | undefined): string => {
  const all = cardsIn(cards);
  let surplus = dealt === undefined ? 0 : all.length - cardsIn(dealt).length;
  return all.filter((card) => card !== '??' || surplus-- <= 0).join(' ');
};

/** The cards of a seat, those dealt face up last, as in stud. */
const cardsOf = ({ hands, up = {} }: Step, seat: number): TableCard[] => {
  const open = [...cardsIn(up[seat] ?? '')];
  const cards = cardsIn(hands[seat] ?? '').map((card) => {
    const place = open.indexOf(card);
    if (place >= 0) open.splice(place, 1);
    return { card: card === '??' ? null : card, isUp: place >= 0 };
  });
  return [...cards.filter(({ isUp }) => !isUp), ...cards.filter(({ isUp }) => isUp)];
};

/** What each seat has collected from the pots before a step. Cash-outs are money of the house, outside the pots. */
const wonBefore = (steps: readonly Step[], at: number): ReadonlyMap<number, string> => {
  const won = new Map<number, string>();
  for (const { event, seat, amount } of steps.slice(0, at))
    if (event === 'collect' && seat !== null && amount !== null && !isZero(amount))
      won.set(seat, plus(won.get(seat) ?? '0', amount));
  return won;
};

const lastActions = (steps: readonly Step[], at: number): ReadonlyMap<number, LastAction> => {
  const actions = new Map<number, LastAction>();
  for (let index = at - 1; index >= 0; index--) {
    const step = steps[index];
    if (step === undefined || ROUND_ENDS.has(step.event)) break;
    const { event, seat, amount, cards } = step;
    if (seat !== null && !NO_ACTIONS.has(event) && !actions.has(seat))
      actions.set(seat, { event, amount, cards });
  }
  return actions;
};

/** Actions that put chips in. */
const PAYING: ReadonlySet<string> = new Set(['call', 'bet', 'raise', 'bring-in']);

/**
 * Whether the last event is an action that the replay leaves out, such as a bet out of turn: the pot has none of its chips, or
 * the player who folds stays. The state after the last event of a hand is unknown.
 */
export const isLeftOut = ({ last, state, isEnd }: Position): boolean => {
  if (last === null || isEnd || last.seat === null) return false;
  if (last.event === 'fold') return last.live.includes(last.seat) && state.live.includes(last.seat);
  return PAYING.has(last.event) && last.amount !== null && !isZero(last.amount) && state.pot === last.pot;
};
