/** The chips of a hand, by player, in units. */
export interface Balance {
  /** Null for an unknown stack. */
  readonly stacks: readonly (number | null)[];
  /** Chips put in, antes included, less the uncalled bet. */
  readonly paid: readonly number[];
  /** Final stacks; null unless all are stated. */
  readonly finals: readonly number[] | null;
  /** Winnings; null unless all are stated. */
  readonly winnings: readonly number[] | null;
}

/** No house takes more than a tenth of the pots; a larger difference is an error and no rake. */
const MIN_POT_PER_RAKE = 10;

/**
 * Infers the rake, for which the notation has no field: the chips missing from the final stacks, or from the winnings.
 * Null where neither is stated, where they contradict each other, or where the difference cannot be a rake. O(players).
 */
export const inferRake = ({ stacks, paid, finals, winnings }: Balance): number | null => {
  const gains =
    finals?.map((final, player) => final - (stacks[player] ?? Number.NaN) + paid[player]) ?? winnings;
  if (gains === null) return null;
  const pot = sum(paid);
  const rake = pot - sum(gains);
  const agreed = winnings === null || sum(winnings) === sum(gains);
  const possible = gains.every((gain) => gain >= 0) && rake >= 0 && rake * MIN_POT_PER_RAKE <= pot;
  return agreed && possible ? rake : null;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
