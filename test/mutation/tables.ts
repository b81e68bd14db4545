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
import type { Random } from '../support/random.js';

/** The hands of a log, in its order. */
export type Session = readonly CanonicalHand[];

/** A session with one fault, and the number of the hand that has it. */
export interface FaultySession {
  readonly hands: Session;
  readonly at: number;
}

/** Puts a fault into a hand of a session; null if that is not possible. */
export type TableMutator = (session: Session, at: number, random: Random) => FaultySession | null;

const replaced = (session: Session, at: number, hand: CanonicalHand): FaultySession => ({
  hands: session.map((each, index) => (index === at ? hand : each)),
  at,
});

/** What a player puts in at most. */
const putIn = (hand: CanonicalHand, seat: number): number => {
  const audited = auditHand(hand, profileOfFormat(hand.format));
  const player = audited?.replay.state.playerAt(seat) ?? -1;
  return audited === null || player < 0
    ? 0
    : audited.replay.state.paid[player] + audited.replay.state.dead[player];
};

const withStack = (hand: CanonicalHand, seat: number, stack: number): CanonicalHand => ({
  ...hand,
  players: hand.players.map((player) => (player.seat === seat ? { ...player, stack } : player)),
});

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];

const isFirstOfItsTable = (session: Session, at: number): boolean =>
  !session.slice(0, at).some(({ table }) => table.name === session[at].table.name);

export const tableMutators = {
  /** Chips that vanish between two hands. */
  'chips-vanish': (session, at, random) => {
    if (isFirstOfItsTable(session, at)) return null;
    const hand = session[at];
    const player = random.pick(hand.players.filter(({ stack }) => stack !== null));
    const left = player === undefined ? 0 : (player.stack ?? 0) - putIn(hand, player.seat);
    if (player === undefined || left < 2) return null;
    return replaced(
      session,
      at,
      withStack(hand, player.seat, (player.stack ?? 0) - 1 - random.below(left - 1)),
    );
  },
  /** A button that skips a player, though nothing else of the hand does. */
  'button-skips': (session, at) => {
    const hand = session[at];
    const seats = hand.players.map(({ seat }) => seat).sort((a, b) => a - b);
    if (hand.buttonSeat === null || seats.length < 3) return null;
    const next = seats.find((seat) => seat > (hand.buttonSeat ?? 0)) ?? seats[0];
    return replaced(session, at, { ...hand, buttonSeat: next });
  },
  /** A level that falls. */
  'level-falls': (session, at, random) => {
    const hand = session[at];
    const before = session[at - 1]?.tournament?.level ?? null;
    const levels =
      before !== null && /^\d+$/.test(before) ? ROMAN.map((_, index) => String(index + 1)) : ROMAN;
    const highest = before === null ? -1 : levels.indexOf(before);
    if (hand.tournament === null || highest < 1 || session[at - 1].tournament?.id !== hand.tournament.id)
      return null;
    if (levels.indexOf(hand.tournament.level ?? '') < highest) return null;
    const level = levels[random.below(highest)];
    return replaced(session, at, { ...hand, tournament: { ...hand.tournament, level } });
  },
  /** A hand that is moved to another place of the log. */
  'out-of-order': (session, at, random) => {
    const to = random.below(session.length);
    const from = Math.min(at, to);
    const between = session.slice(from, Math.max(at, to) + 1);
    const hand = session[at];
    const isOne = between.every(
      ({ id, playedAt, table }) =>
        table.name === hand.table.name &&
        (id !== hand.id || playedAt !== hand.playedAt || hand === session[at]),
    );
    if (Math.abs(to - at) < 2 || !isOne) return null;
    const rest = session.filter((_, index) => index !== at);
    return { hands: [...rest.slice(0, to), hand, ...rest.slice(to)], at: to };
  },
  /** A player who joins a cash game with too few chips. */
  'buy-in-too-small': (session, at) => {
    const hand = session[at];
    const { bigBlind } = hand.stakes;
    if (hand.tournament !== null || bigBlind === null || isFirstOfItsTable(session, at)) return null;
    const known = new Set(session.slice(0, at).flatMap(({ players }) => players.map(({ name }) => name)));
    const joined = hand.players.find(({ name, stack }) => !known.has(name) && stack !== null);
    if (joined === undefined) return null;
    const stack = Math.max(putIn(hand, joined.seat) + 1, bigBlind * 2);
    return stack < bigBlind * 10 ? replaced(session, at, withStack(hand, joined.seat, stack)) : null;
  },
} as const satisfies Readonly<Record<string, TableMutator>>;

interface Audited {
  readonly codes: readonly FindingCode[];
  readonly digest: TableDigest | null;
}

const cache = new WeakMap<CanonicalHand, Audited>();

/** The smallest buy-in of the house, in big blinds. */
const HOUSE = { minimumBuyIn: 10 };

const audit = (hand: CanonicalHand): Audited => {
  const before = cache.get(hand);
  if (before !== undefined) return before;
  const profile: AuditProfile = { ...profileOfFormat(hand.format), ...HOUSE };
  const audited = hand.cancelled ? null : auditHand(hand, profile);
  const result =
    audited === null
      ? { codes: [], digest: null }
      : { codes: audited.findings.map(({ code }) => code), digest: makeTableDigest(audited) };
  cache.set(hand, result);
  return result;
};

const isFault = (code: FindingCode): boolean => ['illegal', 'mismatch', 'suspect'].includes(severities[code]);

/** The faults of each hand of a session, its own and those across hands. */
export const faultsOfSession = (session: Session): FindingCode[][] => {
  const found: FindingCode[][] = [];
  const held = new HeldHands<CanonicalHand>((hand, findings) => {
    found.push([...audit(hand).codes, ...findings.map(({ code }) => code)].filter(isFault));
  });
  for (const hand of session) held.add(hand, audit(hand).digest, null);
  held.end();
  return found;
};
