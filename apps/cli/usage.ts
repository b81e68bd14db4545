import type { Language } from '#cards';
import { jsonFault } from '#histories';
import { WORDS } from '../words.js';

export const EXIT_CLEAN = 0;
export const EXIT_FINDINGS = 1;
export const EXIT_REJECTED = 2;
export const EXIT_FAILURE = 1;
export const EXIT_WRONG_USE = 64;

/** The command was used wrongly: said in one line, exit code 64. */
export class UsageError extends Error {}

/** The command was used rightly and could not do its work all the same: said in one line, exit code 1. */
export class FailureError extends Error {}

export const languageOf = (text: string): Language => {
  if (text === 'en' || text === 'es') return text;
  throw new UsageError(`--lang is en or es, not ${text}`);
};

/** A whole number of an option, within bounds. */
export const wholeNumber =
  (option: string, least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new UsageError(
        `${option} is a whole number from ${String(least)} to ${String(most)}, not ${text}`,
      );
    return value;
  };

const EXPECTATIONS = {
  en: (expected: string) => `${expected} was expected`,
  es: (expected: string) => `se esperaba ${expected}`,
} as const;
const COLUMN = { en: 'column', es: 'columna' } as const;

/** JSON of a file that the user names; where it is none that is said, with the place. */
export const parseJson = (text: string, path: string, language: Language): unknown => {
  const fault = jsonFault(text);
  if (fault === null) return JSON.parse(text);
  const { line, column, expected } = fault;
  const place = `${WORDS.line[language]} ${String(line)}, ${COLUMN[language]} ${String(column)}`;
  throw new UsageError(`${path}: ${place}: ${EXPECTATIONS[language](expected[language])}`);
};
