import { chipsOf } from '../../player-chips.js';
import { type LineReader, raisesAdding } from '../../reading/index.js';

/** A bet up to the cap of the table, which is what the player has then put in. */
export const caps: LineReader = (draft, match, line) => {
  const [player] = match.players;
  const seat = draft.seatOf(player);
  if (draft.bets.highest === 0) draft.bet(seat, match.amounts[0], line);
  else raisesAdding(draft, match, line);
  draft.stakes.cap = chipsOf(draft.events).get(seat)?.paid ?? 0;
};
