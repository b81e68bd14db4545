import { formatCard, formatMessage, type Language } from '#cards';
import { ISSUES, CONJUNCTIONS } from '../messages/messages.js';
import type { EquityIssue } from './issue.js';
import { MAX_PLAYERS } from './question.js';

/** The message of an issue. */
export const issueMessage = (issue: EquityIssue, language: Language): string => {
  const { code, cards } = issue;
  const key = code === 'too-many-players' && cards !== undefined ? 'too-few-cards' : code;
  return formatMessage(ISSUES[key], language, valuesOf(issue, language));
};

/** The values of all placeholders in messages of issues. */
const valuesOf = (issue: EquityIssue, language: Language) => {
  const { at = 0, card = 0, cards, cost, most, possible = [], range } = issue;
  return {
    at: String(at + 1),
    rangeAt: String((range?.at ?? 0) + 1),
    expected: range?.expected[language] ?? '',
    card: formatCard(card),
    counts: formatChoice(possible, CONJUNCTIONS.or[language]),
    maxPlayers: String(MAX_PLAYERS),
    needed: String(cards?.needed ?? 0),
    free: String(cards?.free ?? 0),
    cost: formatAmount(cost, language),
    limit: formatAmount(most, language),
  };
};

/** Formats numbers as alternatives: `0, 3 or 4`. */
const formatChoice = (numbers: readonly number[], or: string): string => {
  const first = numbers.slice(0, -1).map(String).join(', ');
  return `${first === '' ? '' : `${first} ${or} `}${String(numbers.at(-1) ?? '')}`;
};

/** Numbers from here on are formatted with powers of ten: `2.5E30`. */
const VERY_LARGE = 1e15;

/** Formats a large number, rounded. */
const formatAmount = (number = 0, language: Language): string =>
  new Intl.NumberFormat(language, {
    maximumSignificantDigits: 4,
    notation: number < VERY_LARGE ? 'standard' : 'scientific',
  }).format(number);
