import type { Card } from '#cards';
import type { FloorSwitches } from '#rules';
import {
  declaredStrength,
  settleDeclared,
  claimFor,
  inDealOrder,
  oddChipOrder,
  variantAsDealt,
  type StrengthsByShare,
  type Award,
  type Chips,
  type Declarations,
  type Hand,
  type OddChipOrder,
  type Pot,
  type Switches,
  type Variant,
} from '#engine';
import { agrees, isComplete } from '../replay/hand-readings.js';
import type { Replay } from '../replay/replay.js';
import { findShowdownCards, paysMucks } from './showdown-cards.js';

/** The strengths of the hands at the showdown. Players are numbered in dealing order. */
export interface Contest {
  /** By run. */
  readonly runs: readonly StrengthsByShare[];
  /** The order in which players receive odd chips. */
  readonly order: OddChipOrder;
  /** By share: its parts of the pot, if they are not equal. */
  readonly parts?: readonly number[] | undefined;
  /** Live players with unknown hands that were not mucked. Pots in which they contend are unverifiable. */
  readonly hidden: ReadonlySet<number>;
  /** P-SHOW-8: what the players declared; null in games without declarations. */
  readonly declared: Declarations | null;
}

/** The strength of a hand without an opponent, which need not be shown (P-SHOW-1). */
const UNOPPOSED = 0;

const NONE: ReadonlySet<number> = new Set();

/** For `map`: `fill` leaves compiled code. */
const noStrength = (): number | null => null;

/** Whether cards speak, or players are held to the hands that they declare. */
export type HandReading = FloorSwitches['handReading'];

/**
 * Ranks the hands at the showdown. Cards speak (P-SHOW-6), unless the house holds players to declared hands, but a mucked hand claims nothing (R-SHOW-1), unless the log pays
 * such hands.
 */
export const rankHands = (
  replay: Replay,
  boards: readonly (readonly Card[])[],
  handReading: HandReading = 'cards-speak',
): Contest => {
  const { state } = replay;
  const variant = variantAsDealt(state) ?? state.setup.variant;
  const claimants: number[] = [];
  const areMucksPaid = paysMucks(replay);
  const isClaimant = (seat: number): boolean => areMucksPaid || !replay.mucked.has(seat);
  for (let player = 0; player < state.size; player++)
    if (state.live[player] === 1 && (state.liveCount === 1 || isClaimant(state.seats[player])))
      claimants.push(player);
  if (claimants.length === 1) {
    const strengths = state.seats.map(noStrength);
    strengths[claimants[0]] = UNOPPOSED;
    return { runs: boards.map(() => [strengths]), order: null, hidden: NONE, declared: null };
  }
  // Awards are unverifiable if all players mucked, if the log has a card that is not in the deck, or
  // if an unknown upcard decides what is wild.
  const isVerifiable = claimants.length > 0 && replay.trust.deck && variantAsDealt(state) !== null;
  const hidden = new Set<number>(isVerifiable ? [] : listLivePlayers(state));
  const completeHand = (player: number, board: readonly Card[], run = 0): readonly Card[] | null => {
    const hole = findShowdownCards(replay, state.seats[player], run);
    return isComplete(variant, hole, board) ? inDealOrder(variant, hole, state.up[player]) : null;
  };
  const runs = boards.map((board, run) => {
    const claims = variant.shares.map(() => state.seats.map(noStrength));
    for (const player of claimants) {
      const hole = completeHand(player, board, run);
      if (hole !== null)
        for (let share = 0; share < claims.length; share++)
          claims[share][player] =
            handReading === 'cards-speak'
              ? claimFor(variant, variant.shares[share], hole, board)
              : boundClaim(replay, variant, share, player, hole, board);
      // A hand may fail to qualify for one half; without any strength it is unknown.
      if (claims.every((strengths) => strengths[player] === null)) hidden.add(player);
    }
    return claims;
  });
  return {
    runs,
    order: findOddChipOrder(variant, state, (player) => completeHand(player, boards[0])),
    hidden,
    declared: variant.declared === true ? declarationsOf(replay) : null,
    parts: variant.parts,
  };
};

/** P-SHOW-6: what a hand claims of a share where the declared hand binds, if the cards can make it. */
const boundClaim = (
  { state, declared }: Replay,
  variant: Variant,
  share: number,
  player: number,
  hole: readonly Card[],
  board: readonly Card[],
): number | null => {
  const hand = declared.get(state.seats[player]);
  const reading = share === 0 ? hand?.reading : hand?.low;
  const bound =
    reading === undefined
      ? null
      : declaredStrength(variant, variant.shares[share], hole, board, (value) => agrees(reading, value));
  return bound ?? claimFor(variant, variant.shares[share], hole, board);
};

const declarationsOf = ({ state, declared }: Replay): Declarations =>
  state.seats.map((seat) => declared.get(seat)?.half ?? null);

/** The awards of pots by the contest. Odd chips are split down to `chip`. */
export const settleContest = (
  { runs, order, declared, parts }: Contest,
  pots: readonly Pot[],
  net: readonly Chips[],
  switches: Switches,
  chip: Chips = 1,
): readonly Award[] => settleDeclared(pots, net, runs, declared, switches, order, chip, parts);

/** The order of odd chips depends on the cards in some games only, and on the blinds in some houses. */
const findOddChipOrder = (
  variant: Variant,
  { seats, setup, bigBlind }: Hand,
  completeHand: (player: number) => readonly Card[] | null,
): OddChipOrder => {
  const { oddChip } = setup.switches;
  if (variant.oddChips !== 'by-button' || oddChip === 'by-card')
    return oddChipOrder(
      variant,
      seats.map((_, player) => completeHand(player) ?? []),
      oddChip,
    );
  // With a dead small blind the big blind is the first player, so that the position alone decides.
  const isFirst = oddChip === 'from-big-blind' && bigBlind === 0;
  return isFirst ? variant.shares.map(() => seats.map(() => 0)) : null;
};

const listLivePlayers = ({ live }: Hand): number[] => [...live.keys()].filter((player) => live[player] === 1);

/** The contested pots in which a player with an unknown hand contends, or for which all hands are mucked. */
export const findUnverifiablePots = (
  pots: readonly Pot[],
  { hidden, runs }: Contest,
): ReadonlySet<number> => {
  if (hidden.size === 0 && pots.length === 1) return NONE;
  const isMucked = (player: number): boolean =>
    runs.every((claims) => claims.every((strengths) => strengths[player] === null));
  const isUnverifiable = ({ players }: Pot): boolean =>
    players.length > 1 && (players.some((player) => hidden.has(player)) || players.every(isMucked));
  return new Set([...pots.keys()].filter((index) => isUnverifiable(pots[index])));
};
