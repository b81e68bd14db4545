import { type EquityGame, isDraw } from './game.js';

/** A moment at which players still discard. */
export interface DiscardStage {
  /** Cards of each board at that moment. */
  readonly board: number;
  /** Cards that each player holds before the discard. */
  readonly held: number;
  readonly fewest: number;
  readonly most: number;
  /** Whether the discards are replaced by new cards. */
  readonly replaced: boolean;
  /** Draws that are left, with this one; 0 for discards without replacement. */
  readonly draws: number;
}

/**
 * All discards and draws of a game, in order. Null for games whose discards a policy cannot decide: some hole cards are dealt later or
 * face up, or players pass cards to each other.
 */
export const stagesOf = (game: EquityGame): DiscardStage[] | null => {
  const { streets, upcards = [] } = game;
  const isDealtOnce = streets.every(({ deals }, at) => at === 0 || deals.every(({ to }) => to === 'board'));
  const isPassed = streets.some(({ exchange }) => exchange?.passed !== undefined);
  if (!isDealtOnce || isPassed || upcards.some(({ length }) => length > 0)) return null;
  const stages: DiscardStage[] = [];
  let board = 0;
  let held = 0;
  let draws = streets.filter(({ exchange }) => isDraw(exchange)).length;
  for (const { exchange, deals } of streets) {
    if (exchange !== undefined) {
      const { fewest, most, replaced } = exchange;
      stages.push({ board, held, fewest, most, replaced, draws: replaced ? draws-- : 0 });
      if (!replaced) held -= fewest;
    }
    for (const { to, count } of deals)
      if (to === 'board') board += count;
      else held += count;
  }
  return stages;
};

/** The discards that are still to come with these boards, and this number of draws. */
export const stagesAhead = (
  stages: readonly DiscardStage[],
  boardSize: number,
  draws: number,
): DiscardStage[] =>
  stages.filter((stage) => stage.board >= boardSize && (!stage.replaced || stage.draws <= draws));
