import type { Card } from '#cards';
import type { DiscardStage } from '../spot/discard-stages.js';
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
  if (!isNext(stage, spot)) return spot;
  const decide = deciderOf(game, policy);
  const keeps = players.map((known) => {
    if (!isDecidedNow(known, stage)) return null;
    const hand = known.cards.toSorted();
    const kept = decide(hand, stage, board);
    return [...hand].filter((_, at) => (kept & (1 << at)) !== 0);
  });
  const decided = { ...spot, policy: { ...policy, keeps } };
  if (!isCertain(spot)) return decided;
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

/** Whether all discards to come are certain, or there are none. O(players). */
export const isCertain = (spot: Spot): boolean => {
  const [stage, ...later] = spot.policy?.stages ?? [];
  if (stage === undefined) return true;
  const isDecided = (known: KnownHands): boolean =>
    isDecidedNow(known, stage) || (known.size > 0 && known.size < stage.held);
  return later.length === 0 && isNext(stage, spot) && spot.players.every(isDecided);
};

/** Whether no card comes before a discard. */
const isNext = ({ board }: DiscardStage, { boards }: Spot): boolean => boards[0].length === board;

/** Whether the policy decides the discard of a player at once. */
const isDecidedNow = ({ count, size }: KnownHands, { held }: DiscardStage): boolean =>
  count === 1 && size === held;

const discardsOf = (cards: Uint8Array, kept: readonly Card[] | null): Card[] =>
  kept === null ? [] : [...cards].filter((card) => !kept.includes(card));

/** Whether no discards have to be dealt again. */
const hasEnoughCards = (spot: Spot): boolean =>
  freeCards(spot).length - spot.players.reduce((sum, { size }) => sum + size, 0) >= cardsToCome(spot);
