import type { Card } from '#cards';
import type { CanonicalHand } from '#histories';

/**
 * A log prints the board several times: street by street, each line repeating the earlier cards, and in the summary.
 * Where the prints disagree, one of them is at fault, and the cards that were really there are those of the majority
 * (the first print where there is none). Boards by run; a board of which an earlier card was never printed ends there.
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
    // A card dealt before the runs part lies on all of them.
    if (event.run === 0)
      for (let run = 1; run < runs; run++)
        if (!dealtInRun(hand, event.street, run)) vote(run, start, event.cards);
  }
  for (const claim of hand.claims) if (claim.type === 'board') vote(claim.run, 0, claim.cards);
  const most = deals.reduce((sum, count) => sum + count, 0);
  return votes.map((slots) => {
    const board: Card[] = [];
    for (const cards of slots.slice(0, most)) {
      if (cards === undefined) break;
      board.push(mostVoted(cards));
    }
    return board;
  });
};

const dealtInRun = (hand: CanonicalHand, street: string, run: number): boolean =>
  hand.events.some((event) => event.type === 'board' && event.street === street && event.run === run);

const mostVoted = (votes: readonly Card[]): Card => {
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

/** The number of times that the board was run. */
export const runsOf = (hand: CanonicalHand): number => {
  let runs = 1;
  for (const event of hand.events) if (event.type === 'board') runs = Math.max(runs, event.run + 1);
  return runs;
};

/** Whether a hand prints a card of its board in two ways. */
export const printsDisagree = (hand: CanonicalHand): boolean => {
  const known: Card[][] = [];
  const told = (run: number, from: number, cards: readonly Card[]): boolean => {
    const board = (known[run] ??= []);
    return cards.some((card, index) => {
      const before = board[from + index];
      board[from + index] = card;
      return before !== undefined && before !== card;
    });
  };
  for (const event of hand.events) {
    if (event.type !== 'board') continue;
    const seen = event.seen ?? [];
    const from = event.seen === null ? (known[event.run]?.length ?? 0) : seen.length;
    if (told(event.run, 0, seen) || told(event.run, from, event.cards)) return true;
  }
  return hand.claims.some((claim) => claim.type === 'board' && told(claim.run, 0, claim.cards));
};
