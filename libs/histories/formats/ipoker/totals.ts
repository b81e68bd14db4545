import { formatMoney, NO_AMOUNT } from '../../money.js';
import { chipsOf } from '../../player-chips.js';
import type { XmlDraft } from '../../xml/index.js';
import type { Participant } from './players.js';

/**
 * Compares what a player put in, as the log states it with the player, with the actions. An uncalled bet is part of it. In
 * some hands of players who raise, the site counts their blinds and antes once more; the stacks of the next hands show it.
 */
export const checkTotals = (draft: XmlDraft, participants: readonly Participant[]): void => {
  const chips = chipsOf(draft.events);
  for (const { seat, bet, element } of participants) {
    if (bet === NO_AMOUNT) continue;
    const { paid, forced, raises } = chips.get(seat) ?? { paid: 0, forced: 0, raises: 0 };
    if (bet === paid || (raises > 0 && bet === paid + forced)) continue;
    const { scale } = draft.scanner;
    draft.contradict('figures', formatMoney(paid, scale), formatMoney(bet, scale), element.line);
  }
};
