import { z } from 'zod';

/** An amount of money as an integer with a scale: `{units: 250, scale: 2}` is 2.50. */
export interface Decimal {
  readonly units: number;
  readonly scale: number;
}

/** An amount in JSON: a decimal text without a sign, with at most fifteen digits, so that it is exact. */
export const decimal = z.string().regex(/^(?:\d{1,12}(?:\.\d{1,3})?|\d{1,7}\.\d{4,8})$/);

/** Parses a text that matches `decimal`. */
export const parseDecimal = (text: string): Decimal => {
  const point = text.indexOf('.');
  if (point < 0) return { units: Number(text), scale: 0 };
  return { units: Number(text.slice(0, point) + text.slice(point + 1)), scale: text.length - point - 1 };
};

/** An amount in units of `scale` decimals; null if it is no whole number of them. */
export const unitsOf = ({ units, scale }: Decimal, of: number): number | null => {
  if (of >= scale) return units * 10 ** (of - scale);
  const parts = 10 ** (scale - of);
  return units % parts === 0 ? units / parts : null;
};
