import type { Card } from '#cards';
import type { Hand } from '#engine';
import type { CanonicalHand, HandDescription, HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';
import { agrees, isComplete, readHand } from './hand-readings.js';
import { hasContradictingPrints } from './printed-boards.js';

type ShowEvent = Extract<HandEvent, { type: 'show' }>;

/** P-SHOW-6, L-CLAIM-1: a hand that is shown is the hand that the line names, for the high and for the low half. */
export const checkNamedHand = (
  hand: CanonicalHand,
  state: Hand,
  event: ShowEvent,
  collector: FindingCollector,
): void => {
  const { trust } = collector;
  if (!trust.cardsOf(event.seat) || !trust.board) return;
  if (event.reading !== null) checkName(hand, state, event, event.reading, 0, collector);
  if (event.low !== undefined) checkName(hand, state, event, event.low, 1, collector);
};

/** A wrong name costs the trust in cards that the log prints in two ways. */
const checkName = (
  hand: CanonicalHand,
  state: Hand,
  event: ShowEvent,
  name: HandDescription,
  share: number,
  collector: FindingCollector,
): void => {
  const { variant } = state.setup;
  const board = state.boards[event.run] ?? state.boards[0];
  if (!isComplete(variant, event.cards, board)) return;
  const real = readHand(variant, variant.shares[share] ?? variant.shares[0], event.cards, board);
  if (real === null || agrees(name, real)) return;
  const { trust } = collector;
  collector.add('hand-description', ['P-SHOW-6', 'L-CLAIM-1'], event.line, event.seat, real, event.text);
  if (trust.board && hasContradictingPrints(hand)) trust.loseBoard();
  if (isSummarizedOtherwise(hand, event.seat, event.cards)) trust.loseCardsOf(event.seat);
};

/** Whether the summary has the same number of other cards for the seat. */
const isSummarizedOtherwise = ({ claims }: CanonicalHand, seat: number, cards: readonly Card[]): boolean =>
  claims.some(
    (claim) =>
      claim.type === 'seat' &&
      claim.seat === seat &&
      claim.cards !== null &&
      claim.cards.length === cards.length &&
      !claim.cards.every((card) => cards.includes(card)),
  );
