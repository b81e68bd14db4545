import { type Card, deckCards } from '#cards';
import { Random } from '#random';
import { shareStrength } from '#ranking';
import type { DrawPolicy } from '../policy/draw-policy.js';
import { stagesOf } from '../spot/discard-stages.js';
import type { EquityGame } from '../spot/game.js';

/** How much more equity one discard has than another, with its standard error. */
interface Gain {
  readonly mean: number;
  readonly error: number;
}

/**
 * Compares two discards of a hand at the last draw of a game with one share. Deals every card from the deck: the opponent's hand, his draws by
 * a policy, and the player's draw. Both discards get the same cards.
 */
export const dealtGain = (
  game: EquityGame,
  policy: DrawPolicy,
  hand: readonly Card[],
  kept: readonly Card[],
  other: readonly Card[],
  trials: number,
): Gain => {
  const random = new Random(1, 0);
  const rest = deckCards(game.deck).filter((card) => !hand.includes(card));
  const draws = (stagesOf(game) ?? []).length;
  const { length: size } = hand;
  let sum = 0;
  let squares = 0;
  for (let trial = 0; trial < trials; trial++) {
    const stub = [...rest];
    random.shuffle(stub, size * (draws + 2));
    let opponent = stub.splice(0, size);
    for (let left = draws; left > 0; left--) {
      const places = policy.keep(opponent, left);
      const stays = opponent.filter((_, at) => (places & (1 << at)) !== 0);
      opponent = [...stays, ...stub.splice(0, size - stays.length)];
    }
    const shareOf = (own: readonly Card[]): number => {
      const [mine, theirs] = [[...own, ...stub.slice(0, size - own.length)], opponent].map((cards) =>
        shareStrength(game, game.shares[0], cards, []),
      );
      return mine > theirs ? 1 : mine === theirs ? 1 / 2 : 0;
    };
    const gain = shareOf(kept) - shareOf(other);
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / trials;
  return { mean, error: Math.sqrt((squares / trials - mean * mean) / trials) };
};
