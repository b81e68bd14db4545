import type { Card } from '#cards';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { cardsToCome, freeCards, type Spot } from '../spot/spot.js';
import { deciderOf } from './decider.js';

/**
 * The spot after the discards that are certain: those of known hands, at a discard that comes before any other card. If no other
 * discard follows, the spot has no decisions left, and is that of the kept cards, with the discards dead.
 */
export const decidedSpot = (spot: Spot): Spot => {
  const { game, policy, players, boards, dead } = spot;
  if (policy === undefined || policy.stages.length === 0) return spot;
  const [stage] = policy.stages;
  const [board] = boards;
  if (board.length !== stage.board) return spot;
  const decide = deciderOf(game, policy);
  const keeps = players.map(({ count, size, cards }) => {
    if (count !== 1 || size !== stage.held) return null;
    const hand = cards.toSorted();
    const kept = decide(hand, stage, board);
    return [...hand].filter((_, at) => (kept & (1 << at)) !== 0);
  });
  const decided = { ...spot, policy: { ...policy, keeps } };
  const isDecided = ({ size }: KnownHands, player: number): boolean =>
    keeps[player] !== null || (size > 0 && size < stage.held);
  if (policy.stages.length > 1 || !players.every(isDecided)) return decided;
  const after: Spot = {
    ...decided,
    policy: { ...decided.policy, stages: [] },
    players: players.map((known, player) => {
      const kept = keeps[player];
      return kept === null ? known : oneHand(kept, game.holeCards);
    }),
    dead: [...dead, ...players.flatMap(({ cards }, player) => discardsOf(cards, keeps[player]))],
  };
  return hasEnoughCards(after) ? after : decided;
};

const discardsOf = (cards: Uint8Array, kept: readonly Card[] | null): Card[] =>
  kept === null ? [] : [...cards].filter((card) => !kept.includes(card));

/** Whether no discards have to be dealt again. */
const hasEnoughCards = (spot: Spot): boolean =>
  freeCards(spot).length - spot.players.reduce((sum, { size }) => sum + size, 0) >= cardsToCome(spot);
