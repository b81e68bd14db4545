import type { Language } from '#cards';
import { findJsonError } from '#histories';
import { LABELS, type Message } from '#text';

export const EXIT_CLEAN = 0;
export const EXIT_FINDINGS = 1;
export const EXIT_REJECTED = 2;
export const EXIT_FAILURE = 1;
export const EXIT_WRONG_USE = 64;

/** Ends the command, and says why: in both languages, or in the user's where it is known. */
class SaidError extends Error {
  constructor(
    private readonly said: Message | string,
    options?: ErrorOptions,
  ) {
    super(typeof said === 'string' ? said : said.en, options);
  }

  in(language: Language): string {
    return typeof this.said === 'string' ? this.said : this.said[language];
  }
}

/** The command was used wrongly: exit code 64. */
export class UsageError extends SaidError {}

/** The command was used rightly and could not do its work all the same: exit code 1. */
export class FailureError extends SaidError {}

export const languageOf = (text: string): Language => {
  if (text === 'en' || text === 'es') return text;
  throw new UsageError({ en: `--lang is en or es, not ${text}`, es: `--lang es en o es, no ${text}` });
};

/** The language of a command whose options may not have been read yet, as what is wrong with them has to be said too. */
export const languageAsked = (args: readonly string[]): Language =>
  args.some((arg, at) => arg === '--lang=es' || (arg === 'es' && args[at - 1] === '--lang')) ? 'es' : 'en';

/** A whole number of an option, within bounds. */
export const wholeNumber =
  (option: string, least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new UsageError({
        en: `${option} is a whole number from ${String(least)} to ${String(most)}, not ${text}`,
        es: `${option} es un número entero de ${String(least)} a ${String(most)}, no ${text}`,
      });
    return value;
  };

const EXPECTATIONS = {
  en: (expected: string) => `${expected} was expected`,
  es: (expected: string) => `se esperaba ${expected}`,
} as const;
const COLUMN = { en: 'column', es: 'columna' } as const;

/** JSON of a file that the user names; where it is none that is said, with the place. */
export const parseJson = (text: string, path: string, language: Language): unknown => {
  const fault = findJsonError(text);
  if (fault === null) return JSON.parse(text);
  const { line, column, expected } = fault;
  const place = `${LABELS.line[language]} ${String(line)}, ${COLUMN[language]} ${String(column)}`;
  throw new UsageError(`${path}: ${place}: ${EXPECTATIONS[language](expected[language])}`);
};
