import type { Contradiction } from '../../hand.js';
import type { Fields } from './fields.js';

/** What the fields of a hand state about its stakes, in the smallest unit. */
export interface StatedStakes {
  readonly antes: readonly number[];
  readonly blinds: readonly number[];
  /** Null for an unknown stack. */
  readonly stacks: readonly (number | null)[];
  /** Null outside fixed limit. */
  readonly smallBet: number | null;
  readonly bigBet: number | null;
}

/**
 * P-SETUP-2, L-LINE-1: all players post the same ante, or one posts it for all; in fixed limit the big bet is two small
 * bets, the big blind is one, and no further blind is smaller. So it is in all 133 real hands. A post that takes the whole
 * stack may be short. O(players).
 */
export const checkStakes = (fields: Fields, stakes: StatedStakes): Contradiction[] => {
  const { antes, blinds, stacks, smallBet, bigBet } = stakes;
  const found: Contradiction[] = [];
  const contradict = (key: string, expected: number, actual: number | string): void => {
    found.push({
      about: 'figures',
      expected: String(expected),
      actual: String(actual),
      line: fields.line(key),
    });
  };
  // Heads-up the entries are reversed.
  const stackOf = (entry: number): number =>
    stacks[stacks.length === 2 ? 1 - entry : entry] ?? Number.POSITIVE_INFINITY;
  const fullAntes = antes.filter((ante, entry) => ante < stackOf(entry));
  const posted = fullAntes.filter((ante) => ante > 0);
  const isSingle = posted.length <= 1 && (antes.length === 2 || antes[0] === 0);
  if (posted.length > 0 && !isSingle && fullAntes.some((ante) => ante !== posted[0]))
    contradict('antes', posted[0], antes.join(', '));
  if (smallBet === null || bigBet === null) return found;
  if (bigBet !== 2 * smallBet) contradict('big_bet', 2 * smallBet, bigBet);
  const fullBlinds = blinds.map((blind, entry) =>
    blind < stackOf(entry) - (antes.at(entry) ?? 0) ? blind : 0,
  );
  const bigBlind = fullBlinds.at(1) ?? 0;
  // A single blind is that of the button.
  const isBigBlind = bigBlind > 0 && blinds.filter((blind) => blind > 0).length > 1;
  if (isBigBlind && bigBlind !== smallBet) contradict('blinds_or_straddles', smallBet, bigBlind);
  const further = fullBlinds.slice(2).find((blind) => blind > 0 && blind < bigBlind);
  if (further !== undefined) contradict('blinds_or_straddles', bigBlind, further);
  return found;
};
