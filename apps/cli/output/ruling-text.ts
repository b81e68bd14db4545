import type { Language, Message } from '#cards';
import {
  ACTION_NAMES,
  type ActionType,
  CARD_FATE_NAMES,
  CARD_NAMES,
  findRule,
  handOutcomeName,
  RULING_NAMES,
  switchTexts,
  type CardRuling,
  type MoneyRuling,
  type Outcome,
  type Ruling,
  type SeatRuling,
  type SwitchUse,
} from '#rules';
import { alignLeft, formatMessage, sanitize } from '#text';
import { RULE_MESSAGES as M } from '../messages/rule.js';

/**
 * A ruling as text that can be read aloud at a table: the ruling and its explanation, what happens to seats, cards and money,
 * and the rules. Ends with a line feed.
 */
export const formatRuling = (ruling: Ruling, language: Language): string => {
  const lines = [
    headlineOf(ruling, language),
    ruling.explanation,
    ...section(null, [
      ...ruling.seats.flatMap((seat) => seatLine(seat, language)),
      ...ruling.cards.map((card) => cardLine(card, language)),
      ...ruling.money.map((money) => moneyLine(money, language)),
    ]),
    ...section(
      M.mayChoose[language],
      (ruling.discretion?.outcomes ?? []).map((outcome) => outcomeLine(outcome, language)),
    ),
    ...section(M.rules[language], ruleLines(ruling.rules, language)),
    ...section(
      M.switches[language],
      ruling.switches.flatMap((use) => switchLines(use, language)),
    ),
  ];
  return `${lines.map((line) => sanitize(line)).join('\n')}\n`;
};

/** Lines below a title, with an empty line before them. */
const section = (title: string | null, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', ...(title === null ? [] : [title]), ...lines.map((line) => `  ${line}`)];

const headlineOf = ({ ruling, hand, inTime }: Ruling, language: Language): string => {
  const outcome = handOutcomeName(ruling, hand);
  const consequences = [
    ...(outcome === null ? [] : [outcome[language]]),
    ...(inTime ? [] : [M.tooLate[language]]),
  ];
  const name = RULING_NAMES[ruling][language];
  return consequences.length === 0 ? `${name}.` : `${name}: ${consequences.join('; ')}.`;
};

const whoseLine = (seat: number | null, rest: string, language: Language): string =>
  `${seat === null ? M.player[language] : formatMessage(M.seat, language, { seat: String(seat) })}: ${rest}`;

const seatLine = ({ seat, cards, action, may }: SeatRuling, language: Language): readonly string[] => {
  const parts = [
    M[cards][language],
    ...(action === null ? [] : [heldTo(action, language)]),
    ...(may === null ? [] : [choicesOf(may, language)]),
  ];
  return [whoseLine(seat, parts.join('; '), language)];
};

const heldTo = ({ type, amount }: NonNullable<SeatRuling['action']>, language: Language): string => {
  const action = ACTION_NAMES[type][language];
  return formatMessage(M.heldTo, language, { action: amount === null ? action : `${action} ${amount}` });
};

const choicesOf = (may: readonly ActionType[], language: Language): string => {
  if (may.length === 0) return M.mayNothing[language];
  const names = may.map((type) => ACTION_NAMES[type][language]);
  const last = names.at(-1) ?? '';
  const actions =
    names.length === 1
      ? last
      : formatMessage(M.or, language, { actions: names.slice(0, -1).join(', '), last });
  return formatMessage(M.may, language, { actions });
};

const cardName = (id: string, language: Language): string =>
  (CARD_NAMES[id] as Message | undefined)?.[language] ?? id;

const cardLine = ({ card, which, does, by, when }: CardRuling, language: Language): string => {
  const name = card ?? cardName(which ?? '', language);
  return [
    `${name}: ${CARD_FATE_NAMES[does][language]}`,
    ...(by === undefined ? [] : [formatMessage(M.by, language, { card: cardName(by, language) })]),
    ...(when === undefined ? [] : [cardName(when, language)]),
  ].join(', ');
};

const moneyLine = (money: MoneyRuling, language: Language): string => {
  if ('returns' in money)
    return whoseLine(money.seat, formatMessage(M.returns, language, { amount: money.returns }), language);
  if ('puts' in money)
    return whoseLine(money.seat, formatMessage(M.puts, language, { amount: money.puts }), language);
  const { pot, to } = money;
  return to === 'next-hand'
    ? formatMessage(M.potToNext, language, { pot })
    : formatMessage(M.potToSeat, language, { pot, seat: String(to) });
};

const outcomeLine = ({ ruling, hand, why }: Outcome, language: Language): string => {
  const name = RULING_NAMES[ruling][language];
  const outcome = handOutcomeName(ruling, hand);
  const end = outcome === null ? '' : ` (${outcome[language]})`;
  return `${name}${end}. ${why}`;
};

/** A switch of the house in words: its meaning, its value here, and the values of other houses. */
const switchLines = ({ switch: id, value, others }: SwitchUse, language: Language): readonly string[] => {
  const text = switchTexts.find((one) => one.id === id);
  const named = (value: string): string => {
    const meaning = text?.values.find((one) => String(one.value) === value)?.[language];
    return meaning === undefined ? value : `${meaning} (${value})`;
  };
  return [
    text === undefined ? id : `${text[language]} (${id})`,
    `  ${formatMessage(M.here, language, { value: named(value) })}`,
    ...others.map((other) => `  ${formatMessage(M.elsewhere, language, { value: named(other.value) })}`),
  ];
};

const ruleLines = (ids: readonly string[], language: Language): readonly string[] =>
  alignLeft(ids.map((id) => [id, findRule(id)?.title[language] ?? '']));
