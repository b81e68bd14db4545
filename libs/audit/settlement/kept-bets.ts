import type { Chips } from '#engine';
import type { Replay } from '../replay/replay.js';
import type { UncalledBet } from '../replay/uncalled-bets.js';

/** An uncalled bet; kept if the log leaves it in the pot and its winner collects it. */
export interface Uncalled extends UncalledBet {
  readonly isKept: boolean;
}

/** L-SUM-2: the bet that nobody called. It counts as paid where the log leaves it in the pot. O(players). */
export const uncalledOf = ({ state }: Replay): Uncalled | null => {
  const { returned, paid, seats, size } = state;
  if (returned === null) return null;
  let matched = 0;
  for (let player = 0; player < size; player++)
    if (player !== returned.player) matched = Math.max(matched, paid[player]);
  const isKept = paid[returned.player] >= matched + returned.amount;
  return { seat: seats[returned.player], amount: returned.amount, isKept };
};

/** The chips of an uncalled bet that stays in the pot. */
export const keptOf = (uncalled: Uncalled | null): Chips => (uncalled?.isKept === true ? uncalled.amount : 0);

/** L-SUM-2: the chips of an uncalled bet that the log leaves in the pot. */
export const keptChips = (replay: Replay): Chips => keptOf(uncalledOf(replay));

/** P-ALLIN-2, P-SETUP-6: the pots that the house rakes, without a kept bet that nobody called: it is in the last ones. */
export const rakedPots = (pots: readonly Chips[], kept: Chips): readonly Chips[] => {
  if (kept === 0) return pots;
  let left = kept;
  const amounts = [...pots];
  for (let pot = amounts.length - 1; pot >= 0 && left > 0; pot--) {
    const taken = Math.min(left, amounts[pot]);
    amounts[pot] -= taken;
    left -= taken;
  }
  return amounts.filter((amount) => amount > 0);
};
