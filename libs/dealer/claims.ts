import { NO_PLAYER, type Variant } from '#engine';
import type { HandClaim, HandEvent, SeatClaim } from '#histories';
import type { PlayedHand } from './play.js';
import type { Result } from './showdown.js';
import { namedReading } from './words.js';

/**
 * The claims of the summary: the totals on one line, the board, if there is one, and a line for each seat. All claims are
 * true. `line`: the line before the totals.
 */
export const claimsOf = (
  played: PlayedHand,
  result: Result,
  events: readonly HandEvent[],
  line: number,
): HandClaim[] => {
  const { state, boards } = played;
  const { totalPot, net, rake } = result;
  line++;
  const claims: HandClaim[] = [{ type: 'total-pot', amount: totalPot, line }];
  if (net.length > 1) net.forEach((amount, pot) => claims.push({ type: 'pot', pot, amount, line }));
  claims.push({ type: 'rake', amount: rake, line });
  for (const [run, board] of boards.entries())
    if (board.length > 0) claims.push({ type: 'board', run, cards: [...board], line: ++line });
  const players = state.seats.map((_, player) => player);
  players.sort((a, b) => state.seats[a] - state.seats[b]);
  for (const player of players) claims.push(seatClaim(played, result, events, player, ++line));
  return claims;
};

const seatClaim = (
  played: PlayedHand,
  result: Result,
  events: readonly HandEvent[],
  player: number,
  line: number,
): SeatClaim => {
  const { state, hole, foldedOn, smallBlind, bigBlind } = played;
  const { setup } = state;
  const seat = state.seats[player];
  const won = result.won[player];
  const claim: SeatClaim = {
    type: 'seat',
    seat,
    button: seat === setup.buttonSeat,
    blind: player === smallBlind ? 'small' : player === bigBlind ? 'big' : null,
    outcome: 'won',
    foldedOn: null,
    won: won > 0 ? [won] : [],
    cards: null,
    readings: [],
    line,
  };
  const folded = foldedOn[player];
  if (folded !== NO_PLAYER)
    return {
      ...claim,
      outcome: 'folded',
      foldedOn: setup.variant.streets[folded].id,
      ...(folded === 0 && !hasBet(events, seat) ? { didNotBet: true } : {}),
    };
  switch (result.shown[player]) {
    case 'mucked':
      return { ...claim, outcome: 'mucked', cards: [...hole[player]] };
    case 'shown':
      return {
        ...claim,
        outcome: won > 0 ? 'won' : 'lost',
        cards: [...hole[player]],
        ...readingsOf(setup.variant, result, player),
      };
    default:
      return claim;
  }
};

/** Whether a seat put in anything but an ante. */
const hasBet = (events: readonly HandEvent[], seat: number): boolean =>
  events.some((event) => {
    switch (event.type) {
      case 'post':
        return event.seat === seat && event.kind !== 'ante';
      case 'bring-in':
      case 'call':
      case 'bet':
      case 'raise':
        return event.seat === seat;
      default:
        return false;
    }
  });

/** The descriptions of a hand in the summary, for each share of the pot. */
const readingsOf = (
  { shares }: Variant,
  { strengths }: Result,
  player: number,
): Pick<SeatClaim, 'readings' | 'lows'> => {
  const [first, second] = shares.map(({ scale }, share) => {
    const strength = strengths[share][player];
    return strength === null ? null : namedReading(scale, strength);
  });
  return { readings: [first], ...(second === undefined ? {} : { lows: [second] }) };
};
