import { STANDARD_CARD_COUNT } from '#cards';
import type { KnownHands } from '../spot/known-hands.js';
import type { HandCounts, OpposedCounts } from './hand-counts.js';

/** A number for a two-card hand, whichever card comes first. */
const nameOf = ({ cards }: KnownHands, hand: number): number => {
  const a = cards[hand * 2];
  const b = cards[hand * 2 + 1];
  return Math.max(a, b) * STANDARD_CARD_COUNT + Math.min(a, b);
};

/** By hand of the first range: the weight of the identical hand in the second, which has no duplicates. */
export const sameHands = (first: KnownHands, second: KnownHands): Float64Array => {
  for (let hand = 0; hand < second.count; hand++) weightByName[nameOf(second, hand)] = second.weights[hand];
  const same = new Float64Array(first.count);
  for (let hand = 0; hand < first.count; hand++) same[hand] = weightByName[nameOf(first, hand)];
  for (let hand = 0; hand < second.count; hand++) weightByName[nameOf(second, hand)] = 0;
  return same;
};

/** Zero between calls: a new array would take longer than single hands. */
const weightByName = new Float64Array(STANDARD_CARD_COUNT ** 2);

/**
 * By hand of the first of two ranges of two-card hands: the weight of the hands of the second range that share no card with it.
 */
const weightsAgainst = (first: KnownHands, second: KnownHands): Float64Array => {
  const { cards, weights, count } = second;
  let all = 0;
  for (let hand = 0; hand < count; hand++) {
    const weight = weights[hand];
    all += weight;
    weightByCard[cards[hand * 2]] += weight;
    weightByCard[cards[hand * 2 + 1]] += weight;
  }
  // The identical hand is subtracted for both of its cards, and so it is added once.
  const against = sameHands(first, second);
  for (let hand = 0; hand < first.count; hand++)
    against[hand] += all - weightByCard[first.cards[hand * 2]] - weightByCard[first.cards[hand * 2 + 1]];
  for (const card of cards) weightByCard[card] = 0;
  return against;
};

/** Zero between calls. */
const weightByCard = new Float64Array(STANDARD_CARD_COUNT);

/** Adds the weights of the opposing hands to the results of two-card hands. */
export const opposed = (
  { wins, ties }: HandCounts,
  first: KnownHands,
  second: KnownHands,
): OpposedCounts => ({ wins, ties, opposing: weightsAgainst(first, second) });
