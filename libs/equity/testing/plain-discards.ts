import { type Card, deckCards } from '#cards';
import { shareStrength } from '#ranking';
import type { Decider } from '../policy/decider.js';
import type { DiscardStage } from '../spot/discard-stages.js';
import type { Spot } from '../spot/spot.js';

/** The cards of a hand in progress. */
interface Dealt {
  readonly hands: readonly (readonly Card[])[];
  readonly stub: readonly Card[];
  readonly discards: readonly Card[];
}

/**
 * The equities of known hands in a draw game with one share, by following every order of every draw, one card after the other. Discards
 * are dealt again once the stub is empty. Simple and slow: tests compare the trials with it.
 */
export const plainDiscardEquities = (spot: Spot, decide: Decider): number[] => {
  const { game, players, dead, policy } = spot;
  const hands = players.map(({ cards }) => [...cards]);
  const gone = [...hands.flat(), ...dead];
  const stub = deckCards(game.deck).filter((card) => !gone.includes(card));
  const stages = policy?.stages ?? [];
  const meanOf = (results: readonly number[][]): number[] =>
    players.map((_, player) => results.reduce((sum, result) => sum + result[player], 0) / results.length);

  const atStage = (index: number, player: number, dealt: Dealt): number[] => {
    if (index === stages.length) return sharesOf(spot, dealt.hands);
    if (player === players.length) return atStage(index + 1, 0, dealt);
    const stage = stages[index];
    const hand = dealt.hands[player].toSorted((a, b) => a - b);
    const discarded = index > 0 || hand.length === stage.held ? thrownOf(decide, hand, stage) : [];
    const kept = hand.filter((card) => !discarded.includes(card));
    const then = (after: Dealt): number[] =>
      atStage(index, player + 1, { ...after, discards: [...after.discards, ...discarded] });
    return draw(player, kept, stage.held - kept.length, dealt, then);
  };
  const draw = (
    player: number,
    hand: readonly Card[],
    count: number,
    { hands: all, stub: left, discards }: Dealt,
    then: (dealt: Dealt) => number[],
  ): number[] => {
    if (count === 0) return then({ hands: all.with(player, hand), stub: left, discards });
    if (left.length === 0)
      return draw(player, hand, count, { hands: all, stub: discards, discards: [] }, then);
    return meanOf(
      left.map((card) =>
        draw(
          player,
          [...hand, card],
          count - 1,
          { hands: all, stub: left.filter((other) => other !== card), discards },
          then,
        ),
      ),
    );
  };
  return atStage(0, 0, { hands, stub, discards: [] });
};

const thrownOf = (decide: Decider, hand: readonly Card[], stage: DiscardStage): Card[] => {
  const kept = decide(Uint8Array.from(hand), stage, []);
  return hand.filter((_, at) => (kept & (1 << at)) === 0);
};

const sharesOf = ({ game }: Spot, hands: readonly (readonly Card[])[]): number[] => {
  const strengths = hands.map((hand) => shareStrength(game, game.shares[0], hand, []));
  const best = Math.max(...strengths);
  const winners = strengths.filter((strength) => strength === best).length;
  return strengths.map((strength) => (strength === best ? 1 / winners : 0));
};
