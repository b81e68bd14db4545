import type { HandDraft } from './hand-draft.js';

/**
 * The awards of side pots count from 1 without a gap: every pot has a winner. An award whose number leaves out the one before
 * contradicts the log. O(events).
 */
export const checkSidePotNumbers = (draft: HandDraft): void => {
  const awards = draft.events.filter((event) => event.type === 'collect');
  const numbers = new Set(awards.map(({ pot }) => pot));
  const stray = awards.find(({ pot }) => pot !== null && pot > 1 && !numbers.has(pot - 1));
  if (stray !== undefined)
    draft.contradict('side-pot', 'side pot 1', `side pot ${String(stray.pot)}`, stray.line);
};

/** Checks the numbers of side pots and leaves them out, for sites that do not count pots as the rules do. O(events). */
export const checkAndForgetSidePots = (draft: HandDraft): void => {
  checkSidePotNumbers(draft);
  for (const event of draft.events) if (event.type === 'collect') event.pot = null;
};
