import { decimalsOf, withDecimals } from './chips.js';
import type { LegalRange, ReplayedHand, Step } from './record.js';

type Change = (amount: string) => string;

/** As `change`, also for an amount that may be unknown. */
const orUnknown =
  (change: Change) =>
  <Amount extends string | null>(amount: Amount): Amount | string =>
    amount === null ? amount : change(amount);

const ofSeats = <Amount extends string | null>(
  amounts: Readonly<Record<string, Amount>>,
  change: Change,
): Record<string, Amount | string> =>
  Object.fromEntries(Object.entries(amounts).map(([seat, amount]) => [seat, orUnknown(change)(amount)]));

const ofRange = (range: LegalRange | null, change: Change): LegalRange | null => {
  if (range === null) return null;
  const { min, max, totals } = range;
  const each = orUnknown(change);
  return {
    min: each(min),
    max: each(max),
    ...(totals === undefined ? {} : { totals: totals.map(change) }),
  };
};

const ofStep = (step: Step, change: Change): Step => {
  const { amount, legal, pot, pots, bets, stacks } = step;
  const each = orUnknown(change);
  return {
    ...step,
    amount: each(amount),
    legal:
      legal === null
        ? null
        : {
            ...legal,
            call: each(legal.call),
            bringIn: each(legal.bringIn),
            bet: ofRange(legal.bet, change),
            raise: ofRange(legal.raise, change),
          },
    pot: change(pot),
    pots: pots.map((part) => ({ ...part, amount: change(part.amount) })),
    bets: ofSeats(bets, change),
    stacks: ofSeats(stacks, change),
  };
};

/** The hand with all its amounts changed; texts of findings stay as they are. */
const withAmounts = (hand: ReplayedHand, change: Change): ReplayedHand => {
  const { stakes, players, totalPot, rake, steps } = hand;
  const each = orUnknown(change);
  return {
    ...hand,
    stakes: {
      ...stakes,
      smallBlind: each(stakes.smallBlind),
      bigBlind: each(stakes.bigBlind),
      ...(stakes.smallBet === undefined ? {} : { smallBet: change(stakes.smallBet) }),
      ...(stakes.bigBet === undefined ? {} : { bigBet: change(stakes.bigBet) }),
    },
    players: players.map((player) => ({
      ...player,
      startingStack: each(player.startingStack),
      collected: each(player.collected),
      finishingStack: each(player.finishingStack),
    })),
    totalPot: each(totalPot),
    rake: each(rake),
    steps: steps.map((step) => ofStep(step, change)),
  };
};

/** At least two decimals, if any. */
const usual = (decimals: number): number => (decimals === 1 ? 2 : decimals);

/**
 * The hand with the same number of decimals in all its amounts: none if all of them are whole, otherwise as many as the longest
 * needs, at least two. O(events × seats).
 */
export const inOneFormat = (hand: ReplayedHand): ReplayedHand => {
  let decimals = 0;
  withAmounts(hand, (amount) => {
    decimals = Math.max(decimals, decimalsOf(amount));
    return amount;
  });
  return withAmounts(hand, (amount) => withDecimals(amount, usual(decimals)));
};

/** Formats further amounts as the hand does, with more decimals if one of them needs more. */
export const formatFor = (
  { steps }: ReplayedHand,
  amounts: readonly string[],
): ((amount: string) => string) => {
  const [, decimals = ''] = (steps[0]?.pot ?? '').split('.');
  const shown = Math.max(decimals.length, ...amounts.map((amount) => usual(decimalsOf(amount))));
  return (amount) => withDecimals(amount, shown);
};
