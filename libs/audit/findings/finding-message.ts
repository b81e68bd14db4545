import { formatCard, formatMessage, type Language, type Message, type MessageValues } from '#cards';
import { ACTION_NAMES, RULING_NAMES } from '#rules';
import type { FindingCode } from './codes.js';
import type { FindingDetail } from './finding.js';
import {
  blindMessages,
  contradictionMessages,
  detailMessages,
  findingMessages,
  messagesWithoutValues,
  messagesWithValues,
  setupMessages,
} from './messages.js';
import { noSeatName, noValue, seatName } from './value-names.js';

/** The parts of a finding that its message has, with its values in the language of the user. */
interface FindingParts {
  readonly code: FindingCode;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly detail: FindingDetail | null;
}

/** The message of a finding in one language; `money` formats an amount in the currency of the hand. */
export const formatFindingMessage = (
  { code, expected, actual, detail }: FindingParts,
  language: Language,
  money: (amount: number) => string,
): string => {
  const none = noValue[language];
  if (detail?.about === 'rake-schedule')
    return formatMessage(detailMessages['rake-schedule'], language, {
      expected: expected ?? none,
      actual: actual ?? none,
    });
  if (detail?.about === 'contradiction')
    return formatMessage(contradictionMessages[detail.subject], language, {
      expected: expected ?? none,
      actual: actual ?? none,
    });
  if (detail?.about === 'repeated-line') return formatMessage(detailMessages['repeated-line'], language, {});
  const isRuling = code === 'ruling' || code === 'wrong-ruling';
  const named = (value: string | null): string | null =>
    isRuling ? rulingName(value, language) : value === null ? null : legible(value);
  const text = formatMessage(messageFor(code, expected !== null || actual !== null), language, {
    expected: named(expected) ?? none,
    actual: named(actual) ?? none,
  });
  const more = detail === null ? '' : formatDetail(detail, language, money);
  return more === '' ? text : `${text} ${more}`;
};

/** Characters of which a text shows nothing. */
const INVISIBLE = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]+$/u;

/** A text of which nothing would be seen, as the numbers of its characters: `U+200B`. Others as they are. */
const legible = (text: string): string =>
  INVISIBLE.test(text)
    ? [...text]
        .map((each) => `U+${(each.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
        .join(' ')
    : text;

/** The names of seats in a message. */
export const formatSeats = (seats: readonly number[], language: Language): string =>
  seats.length === 0
    ? noSeatName[language]
    : seats.map((seat) => formatMessage(seatName, language, { seat: String(seat) })).join(', ');

/** A ruling in words; a text that is no ruling is as the log has it. */
const rulingName = (ruling: string | null, language: Language): string | null => {
  const names: Readonly<Record<string, Message | undefined>> = RULING_NAMES;
  const name = ruling !== null && Object.hasOwn(names, ruling) ? names[ruling]?.[language] : undefined;
  return name === undefined ? ruling : name.charAt(0).toLowerCase() + name.slice(1);
};

/** Actions in words. */
const actionNames = (actions: string, language: Language): string => {
  const names: Readonly<Record<string, Message | undefined>> = ACTION_NAMES;
  return actions
    .split(', ')
    .map((action) => names[action]?.[language] ?? action)
    .join(', ');
};

const messageFor = (code: FindingCode, hasValues: boolean): Message => {
  const messages: Readonly<Partial<Record<FindingCode, Message>>> = hasValues
    ? messagesWithValues
    : messagesWithoutValues;
  return messages[code] ?? findingMessages[code];
};

const formatDetail = (
  detail: FindingDetail,
  language: Language,
  money: (amount: number) => string,
): string => {
  const format = <M extends Message>(message: M, values: MessageValues<M>): string =>
    formatMessage(message, language, values);
  switch (detail.about) {
    case 'no-round':
    case 'not-reopened':
    case 'check-raise':
    case 'no-opponent':
    case 'sitting-out':
    case 'bring-in':
    case 'board-too-many':
    case 'not-dealt-in':
      return detailMessages[detail.about][language];
    case 'seat-to-act':
      return detail.seat === null ? '' : format(detailMessages['seat-to-act'], { seat: String(detail.seat) });
    case 'round-open':
    case 'no-draw':
    case 'button':
      return format(detailMessages[detail.about], { seat: String(detail.seat) });
    case 'facing':
      return detail.toCall > 0
        ? format(detailMessages.facing, { amount: money(detail.toCall) })
        : detailMessages['nothing-to-call'][language];
    case 'all-in-for-less':
      return format(detailMessages['all-in-for-less'], { amount: money(detail.to) });
    case 'chip':
      return format(detailMessages.chip, { amount: money(detail.smallest) });
    case 'street':
      return format(detailMessages[detail.board === undefined ? 'street' : 'street-of-second-board'], {
        street: detail.street,
      });
    case 'street-unneeded':
    case 'street-again':
      return format(detailMessages[detail.about], { street: detail.street });
    case 'blind-seat':
      return format(blindMessages[detail.blind], { seat: String(detail.seat) });
    case 'runs':
      return format(detailMessages.runs, { most: String(detail.most) });
    case 'count':
    case 'burns':
      return format(detailMessages[detail.about], {
        expected: String(detail.expected),
        actual: String(detail.actual),
      });
    case 'not-in-deck':
      return format(detailMessages['not-in-deck'], { card: formatCard(detail.card) });
    case 'own-discard':
    case 'not-passed':
      return format(detailMessages[detail.about], { card: formatCard(detail.card) });
    case 'stub-left':
      return format(detailMessages['stub-left'], { cards: String(detail.cards) });
    case 'no-openers':
      return format(detailMessages['no-openers'], { cards: detail.cards });
    case 'bound':
      return format(detailMessages.bound, { actions: actionNames(detail.actions, language) });
    case 'rake-schedule':
    case 'repeated-line':
    case 'contradiction':
      return '';
    case 'explained':
      return detail.text[language];
    case 'cap':
      return format(detailMessages.cap, { bets: String(detail.bets) });
    case 'setup':
      return setupMessages[detail.reason][language];
  }
};
