/** What is known of the chips of a hand, by player, in units. */
export interface Balance {
  /** Null where a stack is not known. */
  readonly stacks: readonly (number | null)[];
  /** Chips put in, less what went back. */
  readonly paid: readonly number[];
  /** Stacks at the end; null where the hand does not tell all of them. */
  readonly finals: readonly number[] | null;
  /** What was collected from the pots; null where the hand does not tell all of it. */
  readonly winnings: readonly number[] | null;
}

/** No house takes more than a tenth of the pots: what is missing beyond that is no rake, but wrong. */
const MIN_POT_PER_RAKE = 10;

/**
 * The rake of a hand. The notation has no field for it: it is what is missing from the stacks at the end, or from the
 * winnings. Null where they do not say it, contradict each other, or say what no rake can be.
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
