import type { CanonicalHand } from './hand.js';

/** The usual small blind in chips: in fixed limit, whose stakes are bets, half of the small bet, rounded down. Null without either. */
export const usualSmallBlind = ({
  smallBlind,
  smallBet,
}: Pick<CanonicalHand['stakes'], 'smallBlind' | 'smallBet'>): number | null =>
  smallBlind ?? (smallBet === null ? null : Math.floor(smallBet / 2));
