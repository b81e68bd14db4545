import type { CanonicalHand, HandClaim, HandEvent, ReadResult, Rejection } from '../index.js';

/** The hand of a result that must be one. */
export const handOf = (result: ReadResult): CanonicalHand => {
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.hand;
};

/** The English message of a rejection. */
export const englishOf = ({ message }: Rejection): string =>
  typeof message === 'string' ? message : message.en;

/** An event or a claim without its line number, which most tests ignore. */
export const withoutLine = <T extends HandEvent | HandClaim>({ line: _, ...rest }: T): Omit<T, 'line'> =>
  rest;
