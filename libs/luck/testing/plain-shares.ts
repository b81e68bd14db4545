import { type Card, deckCards } from '#cards';
import { strengthFor, UNQUALIFIED, type Variant } from '#engine';

const choicesOf = (cards: readonly Card[], count: number): Card[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, at) => choicesOf(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));

/** What each hand wins of a pot of 1 on a full board: divided between the halves that somebody wins, then between equal hands. */
export const plainWins = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): number[] => {
  const won = hands.map(() => 0);
  const halves = variant.shares
    .map((share) => hands.map((hand) => strengthFor(variant, share, hand, board)))
    .map((strengths) => {
      const best = Math.max(...strengths.map((strength) => strength ?? UNQUALIFIED));
      return best === UNQUALIFIED ? [] : [...hands.keys()].filter((hand) => strengths[hand] === best);
    })
    .filter((winners) => winners.length > 0);
  for (const winners of halves)
    for (const winner of winners) won[winner] += 1 / halves.length / winners.length;
  return won;
};

/**
 * The share of a pot that each hand can expect: the mean over all ways to deal the rest of one board and of the hands. Simple and
 * slow: tests compare the equity kernel with it.
 */
export const plainShares = (
  variant: Variant,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
  dead: readonly Card[],
): number[] => {
  const gone = new Set([...hands.flat(), ...board, ...dead]);
  const sums = hands.map(() => 0);
  let cases = 0;
  const complete = (full: readonly (readonly Card[])[], left: readonly Card[]): void => {
    const next = full.length;
    if (next === hands.length) {
      for (const rest of choicesOf(left, variant.boardCards - board.length)) {
        plainWins(variant, full, [...board, ...rest]).forEach((share, hand) => (sums[hand] += share));
        cases++;
      }
      return;
    }
    for (const rest of choicesOf(left, variant.holeCards - hands[next].length))
      complete(
        [...full, [...hands[next], ...rest]],
        left.filter((card) => !rest.includes(card)),
      );
  };
  complete(
    [],
    deckCards(variant.deck).filter((card) => !gone.has(card)),
  );
  return sums.map((sum) => sum / cases);
};
