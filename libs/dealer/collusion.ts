import { NO_PLAYER, type Hand } from '#engine';
import type { Tendency } from './tendencies.js';

/** How partners play for each other. */
export const COLLUDER_KINDS = ['chip-dumping', 'soft-play', 'whipsawing'] as const;

export type ColluderKind = (typeof COLLUDER_KINDS)[number];

/** A player in a hand in which he plays for his partner. Players are numbered in the order of the deal. */
export interface PartnerTurn {
  readonly state: Hand;
  readonly partner: number;
  /** Chip dumping: whether this one of the two gives. */
  readonly isGiver: boolean;
}

/** What a partner does in place of his usual tendency. Only weights change, so that every action stays legal. */
export type PartnerPlay = (turn: PartnerTurn, usual: Tendency) => Tendency;

/** The part of the hands of a pair in which the two play for each other. In the others they play like everybody else. */
export const COLLUDED_HANDS: Readonly<Record<ColluderKind, number>> = {
  'chip-dumping': 0.12,
  'soft-play': 0.6,
  whipsawing: 0.35,
};

/** The big blinds after which a giver has put in enough. */
const GIFT = 15;

/** One puts chips in with anything, and gives up when the other bets or raises once more; the other bets. */
const dumpChips: PartnerPlay = ({ state, partner, isGiver }, usual) => {
  if (state.live[partner] !== 1) return usual;
  const { actor, paid, aggressor, setup } = state;
  if (!isGiver)
    return aggressor === partner ? { fold: 3, stay: 22, push: 75 } : { fold: 3, stay: 37, push: 60 };
  const isLate = state.street >= setup.variant.streets.length - 2;
  const hasGiven = paid[actor] >= GIFT * (setup.stakes.bigBlind || setup.stakes.smallBet);
  if (aggressor !== partner) return { fold: 5, stay: 50, push: 45 };
  return isLate || hasGiven ? { fold: 90, stay: 7, push: 3 } : { fold: 5, stay: 80, push: 15 };
};

/** The two hardly ever bet into each other, and rather fold than call. */
const playSoftly: PartnerPlay = ({ state, partner }, { fold, stay, push }) =>
  state.live[partner] === 1 && (state.liveCount === 2 || state.aggressor === partner)
    ? { fold: 1.3 * fold, stay, push: 0.15 * push }
    : { fold, stay, push };

/** Raises of a round after which partners stop. */
const ENOUGH = 4;

/** The two raise and raise again while somebody else is in, and stop when they are alone. */
const whipsaw: PartnerPlay = ({ state, partner }, usual) => {
  if (state.live[partner] !== 1) return usual;
  const { fold, stay, push } = usual;
  if (state.liveCount === 2) return { fold: 2 * fold, stay, push: 0.2 * push };
  const hasVictim = state.seats.some(
    (_, player) => player !== partner && player !== state.actor && state.canAct(player),
  );
  if (!hasVictim || state.bets > ENOUGH) return usual;
  if (state.aggressor === partner) return { fold: 15, stay: 20, push: 65 };
  return state.aggressor === NO_PLAYER ? { fold, stay, push: 1.5 * push } : usual;
};

export const PARTNER_PLAYS: Readonly<Record<ColluderKind, PartnerPlay>> = {
  'chip-dumping': dumpChips,
  'soft-play': playSoftly,
  whipsawing: whipsaw,
};
