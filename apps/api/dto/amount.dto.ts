import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** An amount as written: 12.50 has the digits 1250 and 2 decimals. */
export interface Amount {
  readonly digits: bigint;
  readonly decimals: number;
}

const WRITTEN = /^\d{1,15}(?:\.\d{1,8})?$/;
/** The longest amount, in characters. */
const LENGTH = 24;

/** Money in a request: a decimal string as in audit records, or a whole number. Never a binary fraction. */
export const AmountInput = z
  .union([z.string().meta({ pattern: WRITTEN.source }), z.number().meta({ type: 'integer', minimum: 0 })])
  .describe('A decimal amount as text ("12.50") or a whole number.')
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

/** The most decimals of the amounts: at this scale all of them are whole. */
export const commonScale = (amounts: readonly Amount[]): number =>
  amounts.reduce((most, { decimals }) => Math.max(most, decimals), 0);

/** The amount in units of that scale, exact. */
export const unitsAt = ({ digits, decimals }: Amount, scale: number): bigint =>
  digits * 10n ** BigInt(scale - decimals);
