import type { Card } from '#cards';
import { inDealOrder, variantAsDealt, type Hand } from '#engine';
import type { CanonicalHand, Conventions, HandEvent } from '#histories';
import type { HandValue } from '#ranking';
import type { FindingCollector } from '../findings/collector.js';
import { isComplete, isEarly, misdescribes, readHand } from './hand-readings.js';
import { hasContradictingPrints } from './printed-boards.js';

type ShowEvent = Extract<HandEvent, { type: 'show' }>;

/**
 * P-SHOW-6, L-CLAIM-1: a hand that is shown is the hand that the line names, for the high and for the low half. A wrong name
 * costs the trust in cards that the log prints in two ways.
 *
 * `isStrict`: whether the site always describes hands completely, in words that can be read. `held`: the number of known
 * cards of the player, of which the line may print some only.
 */
export const checkNamedHand = (
  hand: CanonicalHand,
  state: Hand,
  event: ShowEvent,
  conventions: Conventions,
  collector: FindingCollector,
  held: number,
): void => {
  const { trust } = collector;
  const isStrict = conventions.leavesOut === 'nothing';
  const { text, reading, low, seat } = event;
  const variant = variantAsDealt(state);
  if (variant === null) return;
  const cards = inDealOrder(variant, event.cards, state.up[state.playerAt(seat)]);
  if (isUnreliable(state, event, conventions)) return;
  if (!trust.cardsOf(seat) || !trust.board || (text === null && reading === null)) return;
  const board = state.boards[event.run] ?? state.boards[0];
  const isAll = isEarly(variant, cards) && held === cards.length;
  const isKnown = isAll || isComplete(variant, cards, board);
  if (reading === null) {
    const real = isKnown ? readHand(variant, variant.shares[0], cards, board) : null;
    if (isStrict) report(collector, event, real);
    return;
  }
  if (!isKnown) {
    if (isStrict && (reading.loose === true || low?.loose === true)) report(collector, event, null);
    return;
  }
  const names = variant.shares.length > 1 ? [reading, low] : [reading];
  for (const [share, name] of names.entries()) {
    const { wrong, real } = misdescribes(variant, share, cards, board, name, isStrict);
    if (!wrong) continue;
    report(collector, event, real);
    if (trust.board && hasContradictingPrints(hand)) trust.loseBoard();
    if (isSummarizedOtherwise(hand, seat, cards)) trust.loseCardsOf(seat);
  }
};

/** Whether the name of a hand may be wrong because the board is incomplete. */
const isUnreliable = (state: Hand, { run }: ShowEvent, { namedHands }: Conventions): boolean =>
  namedHands === 'on-whole-board' && (state.boards[run]?.length ?? 0) < state.setup.variant.boardCards;

const report = (
  collector: FindingCollector,
  { line, seat, text }: ShowEvent,
  real: HandValue | null,
): void => {
  collector.add('hand-description', ['P-SHOW-6', 'R-SHOW-2', 'L-CLAIM-1'], line, seat, real, text);
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
