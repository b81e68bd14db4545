import type { Language } from '#cards';
import { fillMessage, type Message } from '#text';
import { OPTION_MESSAGES } from '../messages/options.js';

export const EXIT_CLEAN = 0;
export const EXIT_FINDINGS = 1;
export const EXIT_REJECTED = 2;
export const EXIT_FAILURE = 1;
export const EXIT_WRONG_USE = 64;

/** Ends the command with a text for the user: a message, or a text that is already in the user's language. */
export abstract class CommandError extends Error {
  abstract readonly exitCode: number;

  constructor(
    private readonly text: Message | string,
    options?: ErrorOptions,
  ) {
    super(typeof text === 'string' ? text : text.en, options);
  }

  in(language: Language): string {
    return typeof this.text === 'string' ? this.text : this.text[language];
  }
}

/** The user gave a wrong option, argument or file: exit status 64. */
export class UsageError extends CommandError {
  readonly exitCode = EXIT_WRONG_USE;
}

/** The command failed although it was used correctly: exit status 1. */
export class FailureError extends CommandError {
  readonly exitCode = EXIT_FAILURE;
}

/** All of the input was rejected: exit status 2. */
export class RejectedError extends CommandError {
  readonly exitCode = EXIT_REJECTED;
}

export const parseLanguage = (text: string): Language => {
  if (text === 'en' || text === 'es') return text;
  throw new UsageError(fillMessage(OPTION_MESSAGES.language, { text }));
};

/** A parser for an option whose value is a whole number from `min` to `max`. */
export const wholeNumber =
  (option: string, min: number, max: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new UsageError(
        fillMessage(OPTION_MESSAGES.wholeNumber, { option, min: String(min), max: String(max), text }),
      );
    return value;
  };

/** Parses the JSON of a file that the user named. @throws UsageError with line and column */
export const parseJson = async (text: string, path: string): Promise<unknown> => {
  // Most commands read no JSON, and need no other code of the library.
  const { findJsonError } = await import('#histories');
  const error = findJsonError(text);
  if (error === null) return JSON.parse(text);
  const place = { path, line: String(error.line), column: String(error.column) };
  throw new UsageError({
    en: fillMessage(OPTION_MESSAGES.notJson, { ...place, expected: error.expected.en }).en,
    es: fillMessage(OPTION_MESSAGES.notJson, { ...place, expected: error.expected.es }).es,
  });
};
