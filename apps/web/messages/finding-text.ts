import type { Language } from './catalogue.js';
import { plainAmount } from './numbers.js';

/** What the page shows of a finding. */
interface FindingTexts {
  readonly code: string;
  readonly message: string;
  readonly expected: string | null;
  readonly actual: string | null;
}

/** The codes whose expected and actual values are amounts, if they are numbers. */
const ABOUT_AMOUNTS: ReadonlySet<string> = new Set([
  'action-not-allowed',
  'amount',
  'bet-too-big',
  'bet-too-small',
  'carried-money',
  'chips-conserved',
  'fees',
  'final-stack',
  'odd-chip',
  'over-stack',
  'rake',
  'session-balance',
  'short-call',
  'short-raise',
  'side-pot',
  'site-figure',
  'table-stakes',
  'total-pot',
  'uncalled',
  'wrong-award',
  'wrong-forced-bet',
]);

/** A number that is no part of a date, a time or a longer one. */
const NUMBER = /(?<![\p{L}\d.,:/#-])\d+(?:\.\d+)?(?![\p{L}\d:/-]|[.,]\d)/gu;

/** The value of a finding in the form of the language: `50,71`. Values that are no amounts stay as they are. */
export const findingValue = (code: string, value: string, language: Language): string =>
  ABOUT_AMOUNTS.has(code) ? plainAmount(value, language) : value;

/**
 * The message of a finding with its amounts in the form of the language. The service writes them as plain decimals. Whole numbers
 * count as amounts only if they are a value of the finding: others are numbers of seats.
 */
export const findingMessage = (
  { code, message, expected, actual }: FindingTexts,
  language: Language,
): string =>
  ABOUT_AMOUNTS.has(code)
    ? message.replaceAll(NUMBER, (number) =>
        number.includes('.') || number === expected || number === actual
          ? plainAmount(number, language)
          : number,
      )
    : message;

/** The names of the seats that a message names, behind them: `seat 5 (Ana)`. */
export const withNames = (message: string, players: readonly SeatedPlayer[]): string =>
  message.replaceAll(/\b(?:seat|asiento) (\d+)\b/gi, (seat, number: string) => {
    const player = players.find((each) => String(each.seat) === number);
    return player === undefined || message.includes(player.name) ? seat : `${seat} (${player.name})`;
  });

interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
}
