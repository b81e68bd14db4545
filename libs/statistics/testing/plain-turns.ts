import type { Switches, Variant } from '#engine';
import type { CanonicalHand, HandEvent } from '#histories';
import { blindOf } from './plain-seats.js';

export type Action = 'fold' | 'check' | 'call' | 'raise';

/** A turn of a player, and the table as the player found it. */
export interface Turn {
  readonly seat: number;
  /** 0 before the flop or its like, 1 on the flop … */
  readonly round: number;
  readonly action: Action;
  readonly isAllInBefore: boolean;
  readonly mayRaise: boolean;
}

interface Stack {
  readonly seat: number;
  /** Null if the log does not state it. */
  left: number | null;
  paid: number;
  dead: number;
  bet: number;
  folded: boolean;
  /** The bet that the player faced at the last turn in the round, and the number of full raises until then; null before it. */
  acted: { readonly level: number; readonly fullRaises: number } | null;
}

/** What happened, and what each player put in: all of it, and without antes and dead blinds. */
export interface PlayedTurns {
  readonly turns: readonly Turn[];
  /** How many streets were dealt. */
  readonly rounds: number;
  readonly paid: (seat: number) => number;
  readonly live: (seat: number) => number;
}

/** All turns of the hand, and what each player put in. A bet is a raise; a raise that does not raise is a call. */
export const turnsOf = (
  hand: CanonicalHand,
  order: readonly number[],
  { streets, betsPerRound }: Variant,
  house: Switches,
): PlayedTurns => {
  const turns: Turn[] = [];
  const stacks = new Map<number, Stack>();
  const cap = hand.stakes.cap ?? Infinity;
  for (const { seat, stack } of hand.players)
    if (order.includes(seat))
      stacks.set(seat, {
        seat,
        left: stack === null ? null : Math.min(stack, cap),
        paid: 0,
        dead: 0,
        bet: 0,
        folded: false,
        acted: null,
      });
  const isFixed = hand.game.limit === 'fixed-limit';
  const isCapped = isFixed || hand.game.limit === 'spread-limit';
  const smallBet = hand.stakes.smallBet ?? hand.stakes.bigBlind ?? 0;
  // In fixed and spread limit the big blind is the small bet.
  const bigBlind = hand.stakes.bigBlind ?? smallBet;
  const small = blindOf(hand, order, 'small-blind');
  let round = 0;
  let level = 0;
  let fullRaise = bigBlind;
  let bets = 0;
  let fullRaises = 0;
  const pay = (stack: Stack, amount: number, isAllIn: boolean): void => {
    stack.paid += amount;
    if (stack.left !== null) stack.left -= amount;
    if (isAllIn) stack.left = 0;
  };
  /** Whether chips of another player can answer a raise. */
  const canBeCalled = (stack: Stack): boolean =>
    house.raiseOverAllIn === 'allowed' ||
    [...stacks.values()].some((other) => other !== stack && !other.folded && other.left !== 0);
  const isAtCap = (): boolean => {
    const most =
      betsPerRound ??
      (house.betsPerRound === 'by-rounds' ? (streets.length > 2 ? 4 : 5) : house.betsPerRound);
    return isCapped && most !== null && bets >= most;
  };
  /** The street that an event begins or belongs to. A discard begins the street of a draw in logs that do not mark it. */
  const streetAt = (event: HandEvent, now: number): number => {
    if (event.type === 'street' || event.type === 'board')
      return streets.findIndex(({ id }) => id === event.street);
    const isLate = streets[now].exchange === undefined || turns.some((turn) => turn.round === now);
    return event.type === 'discard' && isLate && streets[now + 1]?.exchange !== undefined ? now + 1 : now;
  };
  const mayRaise = (stack: Stack): boolean => {
    if (stack.left !== null && stack.left <= level - stack.bet) return false;
    if (!canBeCalled(stack) || isAtCap()) return false;
    if (stack.acted === null || fullRaises > stack.acted.fullRaises) return true;
    return level - stack.acted.level >= fullRaise;
  };
  for (const event of hand.events) {
    const street = streetAt(event, round);
    if (street > round) {
      round = street;
      level = 0;
      bets = 0;
      fullRaises = 0;
      fullRaise = isFixed && streets[street].size === 'big' ? (hand.stakes.bigBet ?? smallBet) : bigBlind;
      for (const stack of stacks.values()) {
        stack.bet = 0;
        stack.acted = null;
      }
    }
    if (!('seat' in event) || event.seat === null) continue;
    const stack = stacks.get(event.seat);
    if (stack === undefined) continue;
    const take = (action: Action): void => {
      const { seat, left } = stack;
      turns.push({ seat, round, action, isAllInBefore: left === 0, mayRaise: mayRaise(stack) });
    };
    switch (event.type) {
      case 'post': {
        const isAnte = event.kind === 'ante';
        pay(stack, event.amount, event.allIn);
        const isMissed = event.kind === 'small-blind' && event.seat !== small;
        const dead = isAnte || isMissed ? event.amount : event.dead;
        stack.dead += dead;
        if (isAnte) break;
        stack.bet += event.amount - dead;
        // A blind is due in full, also of a player who is all-in with less, or with the ante.
        level = Math.max(level, bigBlind);
        if (event.kind === 'big-blind' && house.capCounts === 'blinds-too') bets = 1;
        level = Math.max(level, stack.bet);
        if (event.kind === 'straddle' && !isFixed)
          fullRaise = house.firstRaise === 'largest-blind' ? level : fullRaise;
        break;
      }
      case 'bring-in':
        pay(stack, event.amount, event.allIn);
        stack.bet += event.amount;
        level = Math.max(level, stack.bet);
        break;
      case 'fold':
        take('fold');
        stack.folded = true;
        break;
      case 'check':
        take('check');
        stack.acted = { level, fullRaises };
        break;
      case 'call':
        take('call');
        pay(stack, event.amount, event.allIn);
        stack.bet += event.amount;
        stack.acted = { level, fullRaises };
        break;
      case 'bet':
      case 'raise': {
        const raised = event.to - level;
        take(raised > 0 ? 'raise' : 'call');
        pay(stack, event.to - stack.bet, event.allIn);
        stack.bet = event.to;
        if (raised >= (isFixed ? fullRaise / 2 : fullRaise)) {
          bets++;
          fullRaises++;
          if (!isFixed) fullRaise = raised;
        }
        level = Math.max(level, event.to);
        stack.acted = { level, fullRaises };
        break;
      }
      case 'uncalled':
        stack.paid -= event.amount;
        if (stack.left !== null) stack.left += event.amount;
        break;
      default:
    }
  }
  const paid = (seat: number): number => stacks.get(seat)?.paid ?? 0;
  const live = (seat: number): number => paid(seat) - (stacks.get(seat)?.dead ?? 0);
  return { turns, rounds: round + 1, paid, live };
};
