import { formatCards, type Card } from '#cards';
import type { HandClaim } from '#histories';
import type { Replay } from '../replay/replay.js';

/** L-CARD-1: the summary has the board that was dealt. Contradictions between streets are reported there. */
export const checkBoardClaim = (replay: Replay, claim: Extract<HandClaim, { type: 'board' }>): void => {
  const { trust } = replay;
  const dealt = replay.state.boards[claim.run];
  if (!trust.board || dealt === undefined) return;
  const isPart = claim.run > 0 && replay.conventions.furtherBoards === 'own-cards';
  const own = isPart ? dealt.slice(countShared(replay.state.boards[0], dealt)) : dealt;
  const cards = replay.conventions.boardOrder === 'free' ? inOrderOf(dealt, claim.cards) : claim.cards;
  if (isSame(cards, dealt) || isSame(cards, own)) return;
  trust.loseBoard();
  const rules = ['L-CARD-1', 'L-CLAIM-1'];
  const [expected, actual] = [formatCards(dealt), formatCards(claim.cards)];
  replay.collector.add('wrong-board', rules, claim.line, null, expected, actual, null);
};

const isSame = (cards: readonly Card[], others: readonly Card[]): boolean =>
  cards.length === others.length && cards.every((card, at) => card === others[at]);

/** Cards in the order of a board; as they are, if they are others. */
const inOrderOf = (board: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.length === board.length && board.every((card) => cards.includes(card)) ? board : cards;

/** The number of cards with which both boards begin. */
const countShared = (first: readonly Card[], other: readonly Card[]): number => {
  const differing = other.findIndex((card, at) => card !== first[at]);
  return differing < 0 ? other.length : differing;
};

/** L-CLAIM-1: the summary of a log that leaves nothing out has the total pot and the board once, before the seats. */
export const checkSummaryOrder = (replay: Replay, board: readonly Card[]): void => {
  const { collector, conventions, hand } = replay;
  if (conventions.leavesOut !== 'nothing' || collector.hasFault) return;
  let totals = 0;
  let runs = 0;
  for (const claim of hand.claims) {
    const { type, line } = claim;
    if (type === 'total-pot' && ++totals > 1)
      return collector.add('total-pot', ['L-CLAIM-1'], line, null, null, claim.amount, null);
    if (type === 'board' && claim.run < runs++)
      return collector.add('wrong-board', ['L-CLAIM-1'], line, null, null, formatCards(claim.cards), null);
    if (type !== 'seat') continue;
    if (totals === 0)
      return collector.add('total-pot', ['L-CLAIM-1'], line, null, replay.state.pot, null, null);
    if (runs === 0 && board.length > 0)
      return collector.add('wrong-board', ['L-CLAIM-1'], line, null, formatCards(board), null, null);
    return;
  }
};
