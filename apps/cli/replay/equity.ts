import type { Language } from '#cards';
import type { AllInEquity, HandEquity, SeatEquity, StreetEquity } from '#hand-equity';
import { formatMargin, formatMessage, formatPercent } from '#text';
import { streetName } from './street-name.js';
import { NO_EQUITY_REASONS, REPLAY_EQUITY_LABELS, REPLAY_LABELS } from '../messages/replay.js';

type NameOf = (seat: number) => string;

/** Formats the equity of a replayed hand for users: one section for each street, then the all-in, if any. */
export const readableEquity = (
  { streets, allIn, noAllIn }: HandEquity,
  language: Language,
  nameOf: NameOf,
): string[] => [
  '',
  REPLAY_EQUITY_LABELS.equity[language],
  ...streets.flatMap((street) => streetLines(street, language, nameOf)),
  ...(allIn === null ? [] : allInLines(allIn, language, nameOf)),
  ...(noAllIn === null || noAllIn === 'no-all-in'
    ? []
    : ['', `  All-in: ${NO_EQUITY_REASONS[noAllIn][language]}`]),
];

const streetLines = (
  { street, run, boards, unknown, reason, players }: StreetEquity,
  language: Language,
  nameOf: NameOf,
): string[] => {
  const boardTexts = boards
    .filter((board) => board.length > 0)
    .map((board) => ` [${board.join(' ')}]`)
    .join('');
  const which = run === null ? '' : ` (${REPLAY_LABELS.board[language]} ${String(run)})`;
  const head = `  ${streetName(street, language)}${which}${boardTexts}`;
  if (reason !== null) return [`${head}: ${NO_EQUITY_REASONS[reason][language]}`];
  const names = unknown.map(nameOf).join(', ');
  const width = Math.max(...players.map(({ seat }) => nameOf(seat).length));
  const cards = Math.max(...players.map(({ hand }) => hand.length));
  return [
    head,
    ...players.map((player) => `    ${nameOf(player.seat).padEnd(width)}  ${equityLine(player, cards)}`),
    ...(names === '' ? [] : [`    ${formatMessage(REPLAY_EQUITY_LABELS.leftOut, language, { names })}`]),
  ];
};

const equityLine = ({ hand, equity, standardError }: SeatEquity, width: number): string => {
  return `${hand.padEnd(width)}  ${formatPercent(equity)}${formatMargin(standardError)}`;
};

const allInLines = ({ street, pots, players }: AllInEquity, language: Language, nameOf: NameOf): string[] => [
  '',
  `  ${formatMessage(REPLAY_EQUITY_LABELS.allIn, language, { street: streetName(street, language) })}`,
  ...pots.map(({ amount, rake, players: contenders }, index) => {
    const name =
      index === 0
        ? REPLAY_LABELS.mainPot[language]
        : formatMessage(REPLAY_LABELS.sidePot, language, { number: String(index) });
    const shares = contenders.map(
      ({ seat, equity, standardError, expected }) =>
        `${nameOf(seat)} ${expected} (${formatPercent(equity).trim()}${formatMargin(standardError)})`,
    );
    return `    ${name} ${amount}, ${REPLAY_LABELS.rake[language]} ${rake}: ${shares.join(', ')}`;
  }),
  ...players.map(({ seat, expected, won, difference }) => {
    const signed = difference.startsWith('-') || difference === '0' ? difference : `+${difference}`;
    return `    ${formatMessage(REPLAY_EQUITY_LABELS.expected, language, { name: nameOf(seat), expected, won, difference: signed })}`;
  }),
];
