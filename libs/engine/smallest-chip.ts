import type { Chips } from './chips.js';
import type { HandSetup } from './setup.js';

/** The usual chips, in whole units of the currency, and the usual parts of a unit, in smallest units. */
const CHIPS = [100_000, 25_000, 5_000, 1_000, 500, 100, 25, 5, 1];
const PARTS = [25, 5, 1];

/**
 * R-BET-1: the smallest chip in play; all bets and odd chips are multiples of it. By the switch `smallestChip` it is the
 * smallest unit, or the smallest chip used in the stakes, by the house or among the stacks. A log has amounts and no chips, so
 * it is the largest usual chip of which all of them are multiples: 5 for blinds of 10 and 20. Where the stakes are whole
 * units, parts of a unit in the stacks do not count.
 */
export const smallestChip = (setup: HandSetup): Chips => {
  const { stakes, switches, seats, wholeUnit = 1, revenue = 0 } = setup;
  if (switches.smallestChip === 'least-unit') return 1;
  const { smallBlind, bigBlind, ante, bringIn, smallBet, bigBet } = stakes;
  let divisor = [smallBlind, bigBlind, ante, bringIn, smallBet, bigBet].reduce(commonDivisor, 0);
  const counted = divisor % wholeUnit === 0 ? wholeUnit : 1;
  for (const { stack } of seats)
    if (stack !== null) divisor = commonDivisor(divisor, Math.max(0, stack - (stack % counted)));
  if (switches.smallestChip === 'of-the-stakes') divisor = commonDivisor(divisor, revenue);
  const isPaid = (chip: Chips): boolean => divisor % chip === 0;
  const whole = CHIPS.find((chip) => isPaid(chip * wholeUnit));
  if (whole !== undefined) return whole * wholeUnit;
  return PARTS.find((part) => part < wholeUnit && isPaid(part)) ?? 1;
};

/** The greatest common divisor; 0 divides nothing else. */
export const commonDivisor = (a: Chips, b: Chips): Chips => (b === 0 ? a : commonDivisor(b, a % b));
