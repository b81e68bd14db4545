import type { Switches, Variant } from '#engine';
import type { CanonicalHand } from '#histories';
import type { Position, StatisticId } from '../definitions.js';
import { collectedIn, netOf, statedRake, sum, uncalledIn } from './plain-money.js';
import {
  bigBlindOf,
  buttonOf,
  clockwiseFromButton,
  dealtInSeats,
  lastBlind,
  plainPositions,
} from './plain-seats.js';
import { turnsOf, type Action, type Turn } from './plain-turns.js';

/** What a player did in a hand, found from the lines of the log alone. */
export interface PlainPlayer {
  readonly name: string;
  readonly seat: number;
  readonly position: Position | null;
  /** The statistics of which the player had the chance, and whether the player took it. */
  readonly chances: ReadonlyMap<StatisticId, boolean>;
  readonly raises: number;
  readonly calls: number;
  readonly folds: number;
  /** Null if the log does not say who won. */
  readonly collected: number | null;
  /** Collected less put in; null like `collected`. */
  readonly net: number | null;
  /** The part of the stated rake and fees that the player paid, unrounded; null if the log does not state a rake. */
  readonly rake: number | null;
}

/**
 * The statistics of a hand by their definitions (docs/statistics.md), step by step from its lines and without the engine: an oracle
 * for tests. Slow: it looks at all turns again for every question.
 */
export const plainStatistics = (hand: CanonicalHand, variant: Variant, house: Switches): PlainPlayer[] => {
  const seats = dealtInSeats(hand);
  const button = variant.exposed === undefined ? buttonOf(hand, seats) : null;
  const order = clockwiseFromButton(button, seats);
  const positions = plainPositions(hand, order, button);
  const { turns, rounds, paid, live } = turnsOf(hand, order, variant, house);
  const hasBoard = variant.streets.some(({ deals }) => deals.some(({ to }) => to === 'board'));
  const folded = (seat: number, beforeRound: number): boolean =>
    turns.some((turn) => turn.seat === seat && turn.action === 'fold' && turn.round < beforeRound);
  const sees = (seat: number, round: number): boolean => rounds > round && !folded(seat, round);
  const left = seats.filter((seat) => !folded(seat, Infinity));
  const collected = collectedIn(hand);
  const returned = uncalledIn(hand, seats, paid, live, collected);
  const isFinished = hand.events.some(({ type }) => type === 'collect' || type === 'show' || type === 'muck');
  const first = turns.filter(({ round }) => round === 0);
  const raisesBefore = (index: number): Turn[] =>
    first.slice(0, index).filter(({ action }) => action === 'raise');

  const awarded = sum(seats.map((seat) => collected(seat) ?? 0));
  const taken = statedRake(hand);

  return seats.map((seat) => {
    const chances = new Map<StatisticId, boolean>();
    const own = first.filter((turn) => turn.seat === seat);
    const ownIndex = (wanted: (turn: Turn, index: number) => boolean): number =>
      first.findIndex((turn, index) => turn.seat === seat && wanted(turn, index));

    const posted = hand.events.some(
      (event) => event.type === 'post' && event.seat === seat && event.kind !== 'ante',
    );
    const others = seats.filter((other) => other !== seat);
    const isWalk =
      posted &&
      rounds === 1 &&
      others.every((other) => folded(other, 1)) &&
      first.every((turn) => turn.seat === seat || turn.action === 'fold') &&
      own.every(({ action }) => action === 'check');
    if (!isWalk) {
      chances.set(
        'vpip',
        own.some(({ action }) => action === 'call' || action === 'raise'),
      );
      chances.set(
        'pfr',
        own.some(({ action }) => action === 'raise'),
      );
    }

    const raises = first.filter(({ action }) => action === 'raise');
    if (hasBoard) {
      const facing = (count: number, turn: Turn, index: number): boolean =>
        raisesBefore(index).length === count && raisesBefore(index).at(-1)?.seat !== turn.seat;
      const three = ownIndex(
        (turn, index) => facing(1, turn, index) && (turn.mayRaise || turn.action === 'raise'),
      );
      if (three >= 0) chances.set('threeBet', raises[1]?.seat === seat);
      const re = ownIndex((turn, index) => facing(2, turn, index));
      if (re >= 0 && raises[0].seat === seat) chances.set('foldToThreeBet', first[re].action === 'fold');
      const four = ownIndex(
        (turn, index) => facing(2, turn, index) && (turn.mayRaise || turn.action === 'raise'),
      );
      if (four >= 0) chances.set('fourBet', raises[2]?.seat === seat);

      const isThief = (thief: number): boolean => {
        const position = positions.get(thief);
        const isPlace = position === 'CO' || position === 'BTN' || position === 'SB';
        return isPlace && isFirstIn(thief, first, hand, order, house);
      };
      if (isThief(seat)) chances.set('steal', own[0].action === 'raise');
      const bigBlind = bigBlindOf(hand, order);
      const answer = ownIndex(() => true);
      if (seat === bigBlind && answer >= 0) {
        const before = first.slice(0, answer).filter(({ action }) => action === 'raise' || action === 'call');
        const [raise] = before;
        if (before.length === 1 && raise.action === 'raise' && isThief(raise.seat))
          if (first.find((turn) => turn.seat === raise.seat) === raise)
            chances.set('foldBigBlindToSteal', first[answer].action === 'fold');
      }

      const flop = turns.filter(({ round }) => round === 1);
      const turnRound = turns.filter(({ round }) => round === 2);
      const canContinue = (round: readonly Turn[]): boolean | null => {
        const at = round.findIndex((turn) => turn.seat === seat);
        if (at < 0 || round[at].isAllInBefore) return null;
        if (round.slice(0, at).some(({ action }) => action === 'raise')) return null;
        return round[at].action === 'raise';
      };
      const aggressor = raises.at(-1)?.seat;
      if (aggressor === seat && sees(seat, 1)) {
        const bet = canContinue(flop);
        if (bet !== null) chances.set('cbetFlop', bet);
        if (bet === true && sees(seat, 2)) {
          const second = canContinue(turnRound);
          if (second !== null) chances.set('cbetTurn', second);
        }
      }
      const opening = flop.findIndex(({ action }) => action === 'raise');
      if (opening >= 0 && flop[opening].seat === aggressor && seat !== aggressor) {
        const firstTurn = flop.findIndex((turn) => turn.seat === aggressor);
        const facingAt = flop.findIndex((turn, index) => index > opening && turn.seat === seat);
        const between = flop.slice(opening + 1, facingAt).some(({ action }) => action === 'raise');
        if (firstTurn === opening && facingAt >= 0 && !between)
          chances.set('foldToCbetFlop', flop[facingAt].action === 'fold');
      }
    }

    const won = (collected(seat) ?? 0) > 0;
    if (sees(seat, 1)) {
      const shows = isFinished && left.length > 1 && left.includes(seat);
      chances.set('wentToShowdown', shows);
      if (shows) chances.set('wonAtShowdown', won);
      chances.set('wonWhenSawFlop', won);
    }
    const later = turns.filter((turn) => turn.seat === seat && turn.round > 0 && hasBoard);
    const count = (wanted: Action): number => later.filter(({ action }) => action === wanted).length;
    return {
      name: hand.players.find((player) => player.seat === seat)!.name,
      seat,
      position: positions.get(seat) ?? null,
      chances,
      raises: count('raise'),
      calls: count('call'),
      folds: count('fold'),
      collected: collected(seat),
      rake: taken === null || awarded === 0 ? null : (taken * (collected(seat) ?? 0)) / awarded,
      net: netOf(collected(seat), paid(seat) - returned(seat)),
    };
  });
};

/**
 * Whether the first turn of a player is the first to enter the pot: who had a turn before has folded, and nobody who should have acted
 * before is passed over. Players who are all-in with an ante or a blind have no turn.
 */
const isFirstIn = (
  seat: number,
  first: readonly Turn[],
  hand: CanonicalHand,
  order: readonly number[],
  house: Switches,
): boolean => {
  const at = first.findIndex((turn) => turn.seat === seat);
  if (at < 0) return false;
  const before = first.slice(0, at);
  if (before.some(({ action }) => action !== 'fold')) return false;
  const start = order.indexOf(lastBlind(hand, order, house) ?? -1) + 1;
  const turnOrder = [...order.slice(start), ...order.slice(0, start)];
  const straddles = hand.events.flatMap((event) =>
    event.type === 'post' && event.kind === 'straddle' ? [event.seat] : [],
  );
  const passedOver = turnOrder
    .slice(0, turnOrder.indexOf(seat))
    .filter((other) => !straddles.includes(other));
  return passedOver.every(
    (other) => before.some((turn) => turn.seat === other) || first.every((turn) => turn.seat !== other),
  );
};
