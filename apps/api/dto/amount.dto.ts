import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** An amount as it was written, its digits put together: 12.50 is 1250 of 2 decimals. */
export interface Amount {
  readonly digits: bigint;
  readonly decimals: number;
}

const WRITTEN = /^\d{1,15}(?:\.\d{1,8})?$/;
/** Longer is no amount, and is not looked at. */
const LENGTH = 24;

/** Money in a request: a decimal string as in the audit's records, or a whole number. Never a fraction in binary. */
export const AmountInput = z
  .union([z.string().meta({ pattern: WRITTEN.source }), z.number().meta({ type: 'integer', minimum: 0 })])
  .describe('A decimal amount as text ("12.50"), or a whole number.')
  .transform((value, context): Amount => {
    const text = String(value);
    if (
      text.length <= LENGTH &&
      WRITTEN.test(text) &&
      (typeof value === 'string' || Number.isInteger(value))
    ) {
      const [whole = '', fraction = ''] = text.split('.');
      return { digits: BigInt(whole + fraction), decimals: fraction.length };
    }
    context.addIssue({
      code: 'custom',
      message: MESSAGES.amountExpected.en,
      params: { es: MESSAGES.amountExpected.es },
    });
    return z.NEVER;
  });

/** The most decimals among amounts: the scale at which all of them are whole. */
export const commonScale = (amounts: readonly Amount[]): number =>
  amounts.reduce((most, { decimals }) => Math.max(most, decimals), 0);

/** The amount in units of that scale, exact. */
export const unitsAt = ({ digits, decimals }: Amount, scale: number): bigint =>
  digits * 10n ** BigInt(scale - decimals);
