import type { Card } from '#cards';
import { apportion } from '../apportion.js';
import { answer, type Asking, type Result } from '../ask.js';
import type { Deal } from '../deal.js';
import type { EquityGame } from '../game.js';
import { oneHand } from '../players.js';

/** A moment of a hand that was played, as far as its cards are known. */
export interface PlayedMoment {
  readonly game: EquityGame;
  /** What lies, by board. */
  readonly boards: readonly (readonly Card[])[];
  /** By player: the cards that he holds; null for one who has folded, or whose cards nobody knows. */
  readonly hands: readonly (readonly Card[] | null)[];
  /** Cards that cannot come any more: those of hands that were folded, as far as they are known. */
  readonly dead: readonly Card[];
}

/** What the known hands of a moment are worth against each other. */
export interface MomentWorth {
  /** Those whose hands are known, in their order. */
  readonly players: readonly number[];
  readonly result: Result;
}

/** A pot, less what the house takes of it, and who can win it. Chips are integers. */
export interface PlayedPot {
  readonly amount: number;
  readonly players: readonly number[];
}

/** What is to be expected of a pot. */
export interface ExpectedPot {
  readonly players: readonly number[];
  /** Null where nobody contends with the only player. */
  readonly result: Result | null;
  /** Chips by player of the pot, in whole chips that add up to the pot; see `apportion`. */
  readonly expected: readonly number[];
}

/** What it costs nobody much to know; the same hand always gives the same answer. */
const USUAL: Asking = { method: 'auto', seed: 1 };

/** The known hands against each other; null where there are fewer than two. */
export const worthAt = (moment: PlayedMoment, asking: Asking = USUAL): MomentWorth | null => {
  const players = [...moment.hands.keys()].filter((player) => moment.hands[player] !== null);
  return players.length < 2 ? null : contest(moment, players, asking);
};

/**
 * What each player can expect of each pot where nothing is bet any more: his part of it by the cards to come. How often these
 * are dealt, once or in several runs, makes no difference to that. Null where a hand that contends is not known.
 */
export const expectedOf = (
  moment: PlayedMoment,
  pots: readonly PlayedPot[],
  asking: Asking = USUAL,
): ExpectedPot[] | null => {
  const expected = pots.map((pot) => expectedOfPot(moment, pot, asking));
  return expected.every((pot) => pot !== null) ? expected : null;
};

const expectedOfPot = (
  moment: PlayedMoment,
  { amount, players }: PlayedPot,
  asking: Asking,
): ExpectedPot | null => {
  if (players.length === 1) return { players, result: null, expected: [amount] };
  if (players.some((player) => moment.hands[player] === null)) return null;
  const worth = contest(moment, players, asking);
  if (worth === null) return null;
  const { result } = worth;
  const { tally } = result;
  const shares = players.map((_, player) => tally.shares(player));
  return { players, result, expected: apportion(amount, shares, tally.total) };
};

const contest = (moment: PlayedMoment, players: readonly number[], asking: Asking): MomentWorth | null => {
  const result = answer(dealOf(moment, players), asking);
  return result === null ? null : { players, result };
};

/** The cards of those who are not asked about are dead: nobody else can have them. */
const dealOf = ({ game, boards, hands, dead }: PlayedMoment, players: readonly number[]): Deal => ({
  game,
  boards,
  players: players.map((player) => oneHand(hands[player] ?? [], game.holeCards)),
  dead: [...dead, ...hands.flatMap((hand, player) => (players.includes(player) ? [] : (hand ?? [])))],
});
