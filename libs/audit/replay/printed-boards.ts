import type { Card } from '#cards';
import type { CanonicalHand } from '#histories';

/**
 * A log prints the board several times: street by street, each line with the earlier cards, and in the summary. Where the
 * prints contradict each other, the board consists of the cards that most prints show; the first print decides a tie.
 * Returns one board a run; a board ends before a card that no line prints.
 */
export const boardsByMajority = (hand: CanonicalHand, runs: number, deals: readonly number[]): Card[][] => {
  const votes: (Card[] | undefined)[][] = Array.from({ length: runs }, () => []);
  const vote = (run: number, from: number, cards: readonly Card[]): void => {
    const slots = votes[run];
    if (slots === undefined) return;
    cards.forEach((card, index) => {
      (slots[from + index] ??= []).push(card);
    });
  };
  const streetStart = new Map<string, number>();
  let at = 0;
  for (const event of hand.events) {
    if (event.type !== 'board') continue;
    const known = streetStart.get(event.street);
    const start = known ?? event.seen?.length ?? at;
    if (known === undefined) {
      streetStart.set(event.street, start);
      at = start + event.cards.length;
    }
    if (event.seen !== null) vote(event.run, 0, event.seen);
    vote(event.run, start, event.cards);
    // All runs share the cards that were dealt before they part.
    if (event.run === 0)
      for (let run = 1; run < runs; run++)
        if (!isDealtInRun(hand, event.street, run)) vote(run, start, event.cards);
  }
  for (const claim of hand.claims) if (claim.type === 'board') vote(claim.run, 0, claim.cards);
  const size = deals.reduce((sum, count) => sum + count, 0);
  return votes.map((slots) => {
    const board: Card[] = [];
    for (const cards of slots.slice(0, size)) {
      if (cards === undefined) break;
      board.push(findMajority(cards));
    }
    return board;
  });
};

const isDealtInRun = (hand: CanonicalHand, street: string, run: number): boolean =>
  hand.events.some((event) => event.type === 'board' && event.street === street && event.run === run);

const findMajority = (votes: readonly Card[]): Card => {
  let best = votes[0];
  let bestCount = 0;
  for (const card of votes) {
    let count = 0;
    for (const other of votes) if (other === card) count++;
    if (count > bestCount) {
      best = card;
      bestCount = count;
    }
  }
  return best;
};

/** The number of runs of the board, or of boards. */
export const countRuns = (hand: CanonicalHand): number => {
  let runs = 1;
  for (const event of hand.events) if (event.type === 'board') runs = Math.max(runs, event.run + 1);
  return runs;
};

/** Whether two prints of the board contradict each other. */
export const hasContradictingPrints = (hand: CanonicalHand): boolean => {
  const boards: Card[][] = [];
  const contradicts = (run: number, from: number, cards: readonly Card[]): boolean => {
    const board = (boards[run] ??= []);
    return cards.some((card, index) => {
      const earlier = board[from + index];
      board[from + index] = card;
      return earlier !== undefined && earlier !== card;
    });
  };
  for (const event of hand.events) {
    if (event.type !== 'board') continue;
    const seen = event.seen ?? [];
    const from = event.seen === null ? (boards[event.run]?.length ?? 0) : seen.length;
    if (contradicts(event.run, 0, seen) || contradicts(event.run, from, event.cards)) return true;
  }
  return hand.claims.some((claim) => claim.type === 'board' && contradicts(claim.run, 0, claim.cards));
};
