import {
  auditHand,
  HeldHands,
  makeTableDigest,
  severities,
  type AuditProfile,
  type FindingCode,
  type TableDigest,
} from '#audit';
import type { CanonicalHand } from '#histories';
import { profileOfFormat } from '#rules';
import { chipsOf } from '../../libs/histories/player-chips.js';
import type { Random } from '../support/random.js';
import { areOfOneSession, compareMoments, hasWrongButton, joinsNow, losesChips } from './table-oracle.js';

/** The hands of a log, in its order. */
export type Session = readonly CanonicalHand[];

/** A session with one fault, and the number of the hand that has it. */
export interface FaultySession {
  readonly hands: Session;
  readonly at: number;
}

/** A kind of fault, and the codes of the findings that name it. */
export interface TableMutator {
  readonly codes: readonly FindingCode[];
  /** Puts a fault into a hand of a session; null if that is not possible, or breaks no rule for certain (see table-oracle.ts). */
  readonly mutate: (session: Session, at: number, random: Random) => FaultySession | null;
}

export const replaced = (session: Session, at: number, hand: CanonicalHand): FaultySession => ({
  hands: session.map((each, index) => (index === at ? hand : each)),
  at,
});

/** What a player puts in at most, an uncalled bet included. */
export const putIn = ({ events }: CanonicalHand, seat: number): number =>
  chipsOf(events).get(seat)?.paid ?? 0;

/** Gives a player other chips, before the hand and after it. */
export const withStack = (hand: CanonicalHand, seat: number, stack: number): CanonicalHand => {
  const before = hand.players.find((player) => player.seat === seat)?.stack ?? stack;
  return {
    ...hand,
    players: hand.players.map((player) => (player.seat === seat ? { ...player, stack } : player)),
    claims: hand.claims.map((claim) =>
      claim.type === 'final-stack' && claim.seat === seat
        ? { ...claim, amount: claim.amount + stack - before }
        : claim,
    ),
  };
};

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];

/** Whether most hands of a log come before the hand that is printed above them. */
const isReversed = (session: Session): boolean => {
  let rises = 0;
  for (let at = 1; at < session.length; at++) rises += compareMoments(session[at], session[at - 1]);
  return rises < 0;
};

/** The number of the hand that was played at the table before a hand of a log; -1 for none. */
const beforeIn = (session: Session, at: number): number => {
  const step = isReversed(session) ? 1 : -1;
  for (let other = at + step; other >= 0 && other < session.length; other += step)
    if (session[other].table.name === session[at].table.name) return other;
  return -1;
};

export const tableMutators = {
  /** Chips that vanish between two hands. */
  'chips-vanish': {
    codes: ['table-stakes', 'chips-conserved'],
    mutate: (session, at, random) => {
      const before = beforeIn(session, at);
      if (before < 0) return null;
      const hand = session[at];
      const player = random.pick(hand.players.filter(({ stack }) => stack !== null));
      const left = player === undefined ? 0 : (player.stack ?? 0) - putIn(hand, player.seat);
      if (player === undefined || left < 2) return null;
      const mutant = withStack(hand, player.seat, (player.stack ?? 0) - 1 - random.below(left - 1));
      return losesChips(session[before], hand, mutant) ? replaced(session, at, mutant) : null;
    },
  },
  /** Chips of two players that vanish between two hands. */
  'chips-of-two-vanish': {
    codes: ['session-balance'],
    mutate: (session, at, random) => {
      const before = beforeIn(session, at);
      const hand = session[at];
      const rich = hand.players.filter(({ seat, stack }) => (stack ?? 0) - putIn(hand, seat) > 2);
      const [one, other] = [random.pick(rich), random.pick(rich)];
      if (before < 0 || one === undefined || other === undefined || one === other) return null;
      const lower = (each: CanonicalHand, { seat, stack }: CanonicalHand['players'][number]): CanonicalHand =>
        withStack(each, seat, (stack ?? 0) - 1 - random.below((stack ?? 0) - putIn(hand, seat) - 1));
      const mutant = lower(lower(hand, one), other);
      return losesChips(session[before], hand, mutant) ? replaced(session, at, mutant) : null;
    },
  },
  /** A button that skips a player, though nothing else of the hand does. */
  'button-skips': {
    codes: ['button-move', 'wrong-forced-bet', 'wrong-summary', 'impossible-setup', 'wrong-turn'],
    mutate: (session, at) => {
      const hand = session[at];
      const seats = hand.players.map(({ seat }) => seat).sort((a, b) => a - b);
      if (hand.buttonSeat === null || seats.length < 3) return null;
      const next = seats.find((seat) => seat > (hand.buttonSeat ?? 0)) ?? seats[0];
      const mutant = { ...hand, buttonSeat: next };
      return hasWrongButton(mutant) ? replaced(session, at, mutant) : null;
    },
  },
  /** A level that falls. */
  'level-falls': {
    codes: ['level-order'],
    mutate: (session, at, random) => {
      const hand = session[at];
      const earlier = session[beforeIn(session, at)] ?? null;
      const before = earlier?.tournament?.level ?? null;
      const levels =
        before !== null && /^\d+$/.test(before) ? ROMAN.map((_, index) => String(index + 1)) : ROMAN;
      const highest = before === null ? -1 : levels.indexOf(before);
      if (hand.tournament === null || highest < 1 || earlier?.tournament?.id !== hand.tournament.id)
        return null;
      if (levels.indexOf(hand.tournament.level ?? '') < highest) return null;
      const level = levels[random.below(highest)];
      return replaced(session, at, { ...hand, tournament: { ...hand.tournament, level } });
    },
  },
  /** A hand that is moved to another place of the log, between hands that were both played before it, or both after it. */
  'out-of-order': {
    codes: ['hand-order'],
    mutate: (session, at, random) => {
      const to = random.below(session.length);
      const hand = session[at];
      const rest = session.filter((_, index) => index !== at);
      const isAt = ({ table }: CanonicalHand): boolean => table.name === hand.table.name;
      const above = rest.slice(0, to).findLast(isAt);
      const below = rest.slice(to).find(isAt);
      const neighbours = [above, below].filter((each) => each !== undefined);
      // Of two hands that are exchanged, either is out of order.
      const passed = session.slice(Math.min(at, to), Math.max(at, to) + 1).filter(isAt);
      if (passed.length < 4 || rest.some(({ id }) => id === hand.id)) return null;
      const [moment = 0, ...others] = neighbours.map((each) => compareMoments(hand, each));
      if (moment === 0 || others.some((each) => each !== moment)) return null;
      const [one, other] =
        above === undefined || below === undefined ? [hand, above ?? below] : [above, below];
      if (other === undefined || !areOfOneSession(one, other)) return null;
      return { hands: [...rest.slice(0, to), hand, ...rest.slice(to)], at: to };
    },
  },
  /** A player who joins a cash game with too few chips. */
  'buy-in-too-small': {
    codes: ['buy-in'],
    mutate: (session, at) => {
      const hand = session[at];
      const earlier = session[beforeIn(session, at)];
      const { bigBlind } = hand.stakes;
      if (hand.tournament !== null || bigBlind === null || earlier === undefined) return null;
      const known = new Set(session.slice(0, at).flatMap(({ players }) => players.map(({ name }) => name)));
      const joined = hand.players.find(({ name, stack }) => !known.has(name) && stack !== null);
      if (joined === undefined) return null;
      const stack = Math.max(putIn(hand, joined.seat) + 1, bigBlind * 2);
      if (stack >= bigBlind * 10 || !joinsNow(earlier, hand, joined.name)) return null;
      return replaced(session, at, withStack(hand, joined.seat, stack));
    },
  },
} as const satisfies Readonly<Record<string, TableMutator>>;

interface Audited {
  readonly codes: readonly FindingCode[];
  readonly digest: TableDigest | null;
}

const isFault = (code: FindingCode): boolean => ['illegal', 'mismatch', 'suspect'].includes(severities[code]);

/** The audit of sessions of a house: the faults of each hand, its own and those across hands. */
export const auditorOf = (house: Partial<AuditProfile>): ((session: Session) => FindingCode[][]) => {
  const cache = new WeakMap<CanonicalHand, Audited>();
  const audit = (hand: CanonicalHand): Audited => {
    const before = cache.get(hand);
    if (before !== undefined) return before;
    const audited = hand.cancelled ? null : auditHand(hand, { ...profileOfFormat(hand.format), ...house });
    const result =
      audited === null
        ? { codes: [], digest: null }
        : { codes: audited.findings.map(({ code }) => code), digest: makeTableDigest(audited) };
    cache.set(hand, result);
    return result;
  };
  return (session) => {
    const found: FindingCode[][] = [];
    const held = new HeldHands<CanonicalHand>((hand, findings) => {
      found.push([...audit(hand).codes, ...findings.map(({ code }) => code)].filter(isFault));
    });
    for (const hand of session) held.add(hand, audit(hand).digest, null);
    held.end();
    return found;
  };
};

/** Sessions of a house whose smallest buy-in is ten minimum bets. */
export const faultsOfSession = auditorOf({ minimumBuyIn: 10 });
