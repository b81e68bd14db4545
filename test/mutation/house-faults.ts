import type { CanonicalHand, HandEvent } from '#histories';
import { dealtIn, joinsNow } from './table-oracle.js';
import { putIn, replaced, withStack, type Session, type TableMutator } from './tables.js';

/** Faults that need a game of a certain kind: blinds, antes that stay, a rotation, a rake. They are for sessions without gaps. */

type Post = Extract<HandEvent, { type: 'post' }>;

/** Takes chips from what the only winner collects; null if several awards are made. */
const withLessWon = (hand: CanonicalHand, amount: number): CanonicalHand | null => {
  const collects = hand.events.filter((event) => event.type === 'collect');
  if (collects.length !== 1 || collects[0].amount <= amount) return null;
  const { seat } = collects[0];
  return {
    ...hand,
    events: hand.events.map((event) =>
      event.type === 'collect' ? { ...event, amount: event.amount - amount } : event,
    ),
    claims: hand.claims.map((claim) =>
      claim.type === 'seat' && claim.seat === seat
        ? { ...claim, won: claim.won.map((won) => won - amount) }
        : claim,
    ),
  };
};

/** Adds to the totals that the summary states. */
const withTotal = (hand: CanonicalHand, type: 'total-pot' | 'rake', amount: number): CanonicalHand => ({
  ...hand,
  claims: hand.claims.map((claim) =>
    claim.type === type ? { ...claim, amount: claim.amount + amount } : claim,
  ),
});

/** Gives a player of a session another name from a hand on: a new player has the seat. */
const withNewcomer = (session: Session, from: number, seat: number, name: string): Session =>
  session.map((hand, at) =>
    at < from
      ? hand
      : {
          ...hand,
          players: hand.players.map((player) => (player.seat === seat ? { ...player, name } : player)),
        },
  );

const bigBlindOf = ({ events }: CanonicalHand): number | null => {
  const posts = events.filter((event): event is Post => event.type === 'post' && event.kind === 'big-blind');
  return posts[0]?.seat ?? null;
};

/** More seats than a table has. */
const ROUND = 1000;

/** P-BLIND-1: whether the big blind has passed a seat since its player was last dealt in. */
const wasPassed = (session: Session, at: number, seat: number): boolean => {
  for (let later = at - 1; later > 0 && !dealtIn(session[later]).has(seat); later--) {
    if (dealtIn(session[later - 1]).has(seat)) return false;
    const [from, to] = [bigBlindOf(session[later - 1]), bigBlindOf(session[later])];
    if (from === null || to === null) continue;
    const distance = (other: number): number => (other > from ? other - from : other - from + ROUND);
    if (distance(seat) < distance(to)) return true;
  }
  return false;
};

const carriedBy = ({ events }: CanonicalHand): number =>
  events.reduce((sum, event) => (event.type === 'house-money' ? sum + event.amount : sum), 0);

const isShown = ({ events }: CanonicalHand): boolean => events.some(({ type }) => type === 'show');

export const houseFaults = {
  /** P-SETUP-4: a player who takes a seat with too few chips. */
  'short-newcomer': {
    codes: ['buy-in'],
    mutate: (session, at, random) => {
      const hand = session[at];
      const least = (hand.stakes.smallBet ?? hand.stakes.bigBlind ?? 0) * 10;
      const player = random.pick(hand.players.filter(({ seat }) => dealtIn(hand).has(seat)));
      if (player === undefined || hand.tournament !== null) return null;
      const stack = putIn(hand, player.seat) + 1;
      if (stack >= least) return null;
      const { hands } = replaced(
        withNewcomer(session, at, player.seat, 'Newcomer'),
        at,
        withStack(withNewcomer([hand], 0, player.seat, 'Newcomer')[0], player.seat, stack),
      );
      return joinsNow(session[at - 1], hands[at], 'Newcomer') ? { hands, at } : null;
    },
  },
  /** P-BLIND-1: a player who comes back without the blind that he missed. */
  'missed-blind': {
    codes: ['missed-blind'],
    mutate: (session, at) => {
      const hand = session[at];
      const post = hand.events.find(
        (event): event is Post =>
          event.type === 'post' &&
          event.kind !== 'ante' &&
          !dealtIn(session[at - 1]).has(event.seat) &&
          wasPassed(session, at, event.seat),
      );
      if (post === undefined) return null;
      return replaced(session, at, { ...hand, events: hand.events.filter((event) => event !== post) });
    },
  },
  /** P-VAR-5CD: antes of a hand that nobody opened, which the next hand lacks. */
  'antes-vanish': {
    codes: ['carried-money'],
    mutate: (session, at) => {
      const carried = carriedBy(session[at]);
      const without = {
        ...session[at],
        events: session[at].events.filter(({ type }) => type !== 'house-money'),
      };
      const hand = carried === 0 ? null : withLessWon(without, carried);
      return hand === null ? null : replaced(session, at, withTotal(hand, 'total-pot', -carried));
    },
  },
  /** R-IRR-6: a player who was not in the hand that left the money, and plays for it. */
  'stranger-plays': {
    codes: ['carried-money'],
    mutate: (session, at, random) => {
      const player = random.pick(session[at].players);
      if (player === undefined || carriedBy(session[at]) === 0) return null;
      return { hands: withNewcomer(session, at, player.seat, 'Newcomer'), at };
    },
  },
  /** P-VAR-HORSE: a game that has a hand more than the others. A hand of stud hi-lo without a showdown is also one of stud. */
  'game-stays': {
    codes: ['rotation-order'],
    mutate: (session, at) => {
      const hand = session[at];
      const isFirst = session[at - 1].game.variant === 'stud' && hand.game.variant === 'stud-8';
      // Two whole games before show how long a game is.
      const changes = session.slice(0, at).filter((each, before) => {
        const last = session[before - 1] as CanonicalHand | undefined;
        return last !== undefined && last.game.variant !== each.game.variant;
      });
      if (!isFirst || isShown(hand) || changes.length < 3) return null;
      return replaced(session, at, { ...hand, game: { ...hand.game, variant: 'stud' } });
    },
  },
  /** P-SETUP-6: a rake above the schedule, which the winner pays. */
  'rake-too-high': {
    codes: ['rake'],
    mutate: (session, at, random) => {
      const amount = 1 + random.below(20);
      const hand = withLessWon(session[at], amount);
      const isRaked = session[at].claims.some((claim) => claim.type === 'rake' && claim.amount > 0);
      return hand === null || !isRaked ? null : replaced(session, at, withTotal(hand, 'rake', amount));
    },
  },
} as const satisfies Readonly<Record<string, TableMutator>>;
