import { conventionsFor, type CanonicalHand, type HandEvent } from '#histories';
import { chipsOf } from '../../libs/histories/player-chips.js';

/**
 * Whether a fault between hands breaks a rule for certain, by plain sums over the events of the two hands. It knows nothing of
 * the checks: mutants that are lawful, because players may have come, left, bought chips or played hands that the log lacks,
 * are not counted.
 */

/** The seats that were dealt in: those with any event. */
export const dealtIn = ({ events }: CanonicalHand): ReadonlySet<number> =>
  new Set(
    events.flatMap((event) =>
      'seat' in event && event.seat !== null && event.type !== 'note' ? [event.seat] : [],
    ),
  );

/** Whether a winner may have other chips than the lines say: less by a rake without a line, or more by another award. */
const mayHideAwards = (hand: CanonicalHand): boolean => {
  const { rake, partialAwards } = conventionsFor(hand);
  if (partialAwards === true) return true;
  return hand.tournament === null && rake !== 'none' && !hand.claims.some(({ type }) => type === 'rake');
};

/** The chips that a player has after a hand: what he had, less what he put in, and what came back; NaN if that is not certain. */
const chipsAfter = (hand: CanonicalHand, seat: number): number => {
  const player = hand.players.find((each) => each.seat === seat);
  if (player?.stack == null) return NaN;
  if (mayHideAwards(hand) && hand.events.some((event) => event.type === 'collect' && event.seat === seat))
    return NaN;
  const back = hand.events.reduce(
    (sum, event) =>
      (event.type === 'collect' || event.type === 'uncalled') && event.seat === seat
        ? sum + event.amount
        : sum,
    0,
  );
  return player.stack - (chipsOf(hand.events).get(seat)?.paid ?? 0) + back;
};

interface Pair {
  readonly name: string;
  /** The seats in both hands; null where the player is not in one of them. */
  readonly before: number | null;
  readonly after: number | null;
  /** Whether the later hand begins with what the earlier one left. */
  readonly isExact: boolean;
}

const pairs = (earlier: CanonicalHand, later: CanonicalHand): Pair[] => {
  const names = new Set([...earlier.players, ...later.players].map(({ name }) => name));
  return [...names].map((name) => {
    const before = earlier.players.find((player) => player.name === name)?.seat ?? null;
    const after = later.players.find((player) => player.name === name);
    const isExact = before !== null && after !== undefined && chipsAfter(earlier, before) === after.stack;
    return { name, before, after: after?.seat ?? null, isExact };
  });
};

const posterOf = ({ events }: CanonicalHand, kind: Extract<HandEvent, { type: 'post' }>['kind']): number[] =>
  events.flatMap((event) => (event.type === 'post' && event.kind === kind ? [event.seat] : []));

const nameAt = ({ players }: CanonicalHand, seat: number | undefined): string | null =>
  players.find((player) => player.seat === seat)?.name ?? null;

/** Whether the ids of two hands count hands, and one follows the other. */
const areCounted = (earlier: CanonicalHand, later: CanonicalHand): boolean => {
  // A further group of ten digits is the time.
  const groups = ({ id }: CanonicalHand): string[] =>
    (id.match(/\d+/g) ?? []).filter((group, at) => at === 0 || group.length !== 10);
  const [before, after] = [groups(earlier), groups(later)];
  if (before.length !== after.length || before.length === 0) return false;
  const last = before.length - 1;
  const isSame = before.every((group, at) => at === last || group === after[at]);
  return isSame && BigInt(after[last]) - BigInt(before[last]) === 1n;
};

/** Players top up to so many big blinds; their chips prove nothing. */
const ROUND_BLINDS = 20;

const canTopUp = ({ tournament, stakes }: CanonicalHand, stack: number | null | undefined): boolean =>
  tournament === null && stakes.bigBlind !== null && (stack ?? 0) % (stakes.bigBlind * ROUND_BLINDS) === 0;

const PAUSE_MS = 10 * 60_000;

const millisecondsBetween = (one: CanonicalHand, other: CanonicalHand): number =>
  one.playedAt === null || other.playedAt === null
    ? NaN
    : Date.parse(other.playedAt) - Date.parse(one.playedAt);

/**
 * Whether no hand was played between two hands of a table. The faulty player's chips prove nothing.
 *
 * - The ids are n and n + 1.
 * - Everyone else is there in both hands, with exactly the chips that the first one left: nobody can have won a hand.
 * - The big blind goes to the next seat that is taken, and two others have paid no blind, as in a whole round.
 * - Two players who post an ante in each hand have paid none between.
 * - The big blind of the first hand posts the small blind of the second one, so that none or a whole round was played between;
 *   he and another player have paid no blind.
 */
export const followDirectly = (
  earlier: CanonicalHand,
  later: CanonicalHand,
  faulty: readonly string[],
): boolean => {
  if (millisecondsBetween(earlier, later) > PAUSE_MS) return false;
  if (areCounted(earlier, later)) return true;
  const others = pairs(earlier, later).filter(({ name }) => !faulty.includes(name));
  const [dealt, dealtNext] = [dealtIn(earlier), dealtIn(later)];
  const stackOf = (seat: number | null): number | null | undefined =>
    later.players.find((player) => player.seat === seat)?.stack;
  const inBoth = others.filter(
    ({ before, after, isExact }) =>
      isExact && dealt.has(before ?? NaN) && dealtNext.has(after ?? NaN) && (stackOf(after) ?? 0) > 0,
  );
  const isHeadsUp = dealt.size === 2 && dealtNext.size === 2;
  if (inBoth.length >= (isHeadsUp ? 1 : 2) && others.every(({ isExact }) => isExact)) return true;
  if (inBoth.length >= 2 && goesToNextSeat(earlier, later)) return true;
  const proofs = inBoth.filter(({ after }) => !canTopUp(later, stackOf(after)));
  const antes = [posterOf(earlier, 'ante'), posterOf(later, 'ante')];
  const payers = proofs.filter(
    ({ before, after }) => antes[0].includes(before ?? NaN) && antes[1].includes(after ?? NaN),
  );
  if (payers.length >= 2) return true;
  const big = posterOf(earlier, 'big-blind');
  const small = posterOf(later, 'small-blind');
  if (big.length !== 1 || small.length !== 1 || proofs.length < 2) return false;
  const name = nameAt(earlier, big[0]);
  return name === nameAt(later, small[0]) && proofs.some((each) => each.name === name);
};

/** More seats than a table has. */
const ROUND = 1000;

/** Whether nobody sits, or has sat, between the two players with the big blind. */
const goesToNextSeat = (earlier: CanonicalHand, later: CanonicalHand): boolean => {
  const [from, ...otherFrom] = posterOf(earlier, 'big-blind');
  const [to, ...otherTo] = posterOf(later, 'big-blind');
  if (from === undefined || to === undefined || from === to || otherFrom.length + otherTo.length > 0)
    return false;
  const distance = (seat: number): number => (seat > from ? seat - from : seat - from + ROUND);
  const hasChips = [...earlier.players, ...later.players].filter(({ stack }) => stack !== 0);
  return (
    nameAt(earlier, to) === nameAt(later, to) &&
    hasChips.every(({ seat }) => seat === from || seat === to || distance(seat) > distance(to))
  );
};

/** P-SETUP-5, P-SETUP-9: whether players have fewer chips than the hand before left, and no hand was played in which they lost them. */
export const losesChips = (
  earlier: CanonicalHand,
  original: CanonicalHand,
  later: CanonicalHand,
): boolean => {
  const isSameGame = earlier.stakes.bigBlind === later.stakes.bigBlind || later.tournament !== null;
  if (isNamedByPosition(later) || !isSameGame) return false;
  const fewer = later.players.filter(({ stack }, at) => (stack ?? 0) < (original.players[at].stack ?? 0));
  const isCertain = fewer.every(({ name, stack }) => {
    const seat = earlier.players.find((player) => player.name === name)?.seat;
    const due = seat === undefined ? NaN : chipsAfter(earlier, seat);
    const was = original.players.find((player) => player.name === name)?.stack;
    return due === was && (stack ?? 0) < due;
  });
  const names = fewer.map(({ name }) => name);
  if (!isCertain || fewer.length === 0 || beginsAgain(earlier, original)) return false;
  return followDirectly(earlier, later, names) && (fewer.length === 1 || nobodyGains(earlier, later));
};

/** Whether no player has more chips than the hand before left, and those of all are known: nobody was paid between hands. */
const nobodyGains = (earlier: CanonicalHand, later: CanonicalHand): boolean =>
  later.players.every(({ name, stack }) => {
    const seat = earlier.players.find((player) => player.name === name)?.seat;
    return seat === undefined || (stack ?? NaN) <= chipsAfter(earlier, seat);
  });

/** Whether everyone has the chips again with which the hand before began, as in matches of programs: chips do not last. */
const beginsAgain = (earlier: CanonicalHand, later: CanonicalHand): boolean =>
  later.players.every(({ name, stack }) =>
    earlier.players.some((player) => player.name === name && player.stack === stack),
  );

/** Players are called by their positions: another player may have the seat in the next hand. */
const isNamedByPosition = ({ players }: CanonicalHand): boolean =>
  players.some(({ name }) => name === 'Big Blind' || name === 'Small Blind');

/** P-BLIND-1: whether the button is on a player with a blind, or has another player between it and the blinds, though more than two play. */
export const hasWrongButton = (hand: CanonicalHand): boolean => {
  const { buttonSeat } = hand;
  const dealt = dealtIn(hand);
  const blinds = [...posterOf(hand, 'small-blind'), ...posterOf(hand, 'big-blind')];
  // The reader derives blinds without lines from the button.
  if (conventionsFor(hand).forcedBets === 'derived') return false;
  if (buttonSeat === null || dealt.size < 3 || blinds.length === 0) return false;
  return blinds.includes(buttonSeat);
};

/** P-SETUP-4: whether a player is new at the table, and no hand was played in which he lost chips. */
export const joinsNow = (earlier: CanonicalHand, later: CanonicalHand, name: string): boolean => {
  const seat = later.players.find((player) => player.name === name)?.seat ?? NaN;
  return (
    !isNamedByPosition(later) &&
    dealtIn(later).has(seat) &&
    earlier.players.every((player) => player.name !== name) &&
    followDirectly(earlier, later, [name])
  );
};

/** 1 if a hand was played after another one, -1 if before; 0 if neither times nor ids say so. */
export const compareMoments = (one: CanonicalHand, other: CanonicalHand): number => {
  const between = millisecondsBetween(other, one);
  if (between !== 0 && !Number.isNaN(between)) return Math.sign(between);
  const [a, b] = [/^[A-Z]{0,3}(\d{1,15})$/.exec(one.id), /^[A-Z]{0,3}(\d{1,15})$/.exec(other.id)];
  return a === null || b === null ? 0 : Math.sign(Number(a[1]) - Number(b[1]));
};

const SESSION_MS = 6 * 60 * 60_000;

/** Whether two hands are of one session: half of the players are the same, in the same seats, and the hands not far apart. */
export const areOfOneSession = (one: CanonicalHand, other: CanonicalHand): boolean => {
  if (Math.abs(millisecondsBetween(one, other)) > SESSION_MS) return false;
  const common = one.players.filter(({ seat, name }) =>
    other.players.some((player) => player.seat === seat && player.name === name),
  );
  return isNamedByPosition(one) || 2 * common.length >= Math.max(one.players.length, other.players.length);
};
