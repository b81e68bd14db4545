import type { Language } from '#cards';
import type { AllInEquity, HandEquity, NoAllIn, SeatEquity, StreetEquity } from '#hand-equity';
import { formatMargin, formatMessage, formatPercent, type Message } from '#text';
import { streetName } from './street-name.js';
import { REPLAY_LABELS } from '../messages/replay.js';

const WORDS = {
  equity: { en: 'Equity of the known hands', es: 'Equity de las manos conocidas' },
  leftOut: { en: 'left out: {names}', es: 'sin contar: {names}' },
  allIn: { en: 'All-in on this street: {street}', es: 'All-in en esta calle: {street}' },
  expected: {
    en: '{name}: expected {expected}, won {won}, difference {difference}',
    es: '{name}: esperado {expected}, ganado {won}, diferencia {difference}',
  },
} as const satisfies Readonly<Record<string, Message>>;

const REASONS: Readonly<Record<Exclude<NoAllIn, 'no-all-in'>, Message>> = {
  'unknown-hands': { en: 'too few hands are known', es: 'se conocen muy pocas manos' },
  'needs-policy': {
    en: 'the result depends on later discards',
    es: 'el resultado depende de descartes posteriores',
  },
  'cards-disagree': {
    en: 'the log has one card in two places',
    es: 'el historial tiene una misma carta en dos lugares',
  },
  'unusual-deal': {
    en: 'the deck ran out, and discards were dealt again or a card was shared',
    es: 'se agotó la baraja y se volvieron a repartir descartes o se repartió una carta común',
  },
};

type NameOf = (seat: number) => string;

/** Formats the equity of a replayed hand for users: one section for each street, then the all-in, if any. */
export const readableEquity = (
  { streets, allIn, noAllIn }: HandEquity,
  language: Language,
  nameOf: NameOf,
): string[] => [
  '',
  WORDS.equity[language],
  ...streets.flatMap((street) => streetLines(street, language, nameOf)),
  ...(allIn === null ? [] : allInLines(allIn, language, nameOf)),
  ...(noAllIn === null || noAllIn === 'no-all-in' ? [] : ['', `  All-in: ${REASONS[noAllIn][language]}`]),
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
  if (reason !== null) return [`${head}: ${REASONS[reason][language]}`];
  const names = unknown.map(nameOf).join(', ');
  const width = Math.max(...players.map(({ seat }) => nameOf(seat).length));
  const cards = Math.max(...players.map(({ hand }) => hand.length));
  return [
    head,
    ...players.map((player) => `    ${nameOf(player.seat).padEnd(width)}  ${equityLine(player, cards)}`),
    ...(names === '' ? [] : [`    ${formatMessage(WORDS.leftOut, language, { names })}`]),
  ];
};

const equityLine = ({ hand, equity, standardError }: SeatEquity, width: number): string => {
  return `${hand.padEnd(width)}  ${formatPercent(equity)}${formatMargin(standardError)}`;
};

const allInLines = ({ street, pots, players }: AllInEquity, language: Language, nameOf: NameOf): string[] => [
  '',
  `  ${formatMessage(WORDS.allIn, language, { street: streetName(street, language) })}`,
  ...pots.map(({ amount, rake, players: contenders }, index) => {
    const name =
      index === 0
        ? REPLAY_LABELS.mainPot[language]
        : formatMessage(REPLAY_LABELS.sidePot, language, { number: String(index) });
    const shares = contenders.map(
      ({ seat, equity, expected }) => `${nameOf(seat)} ${expected} (${formatPercent(equity).trim()})`,
    );
    return `    ${name} ${amount}, ${REPLAY_LABELS.rake[language]} ${rake}: ${shares.join(', ')}`;
  }),
  ...players.map(({ seat, expected, won, difference }) => {
    const signed = difference.startsWith('-') || difference === '0' ? difference : `+${difference}`;
    return `    ${formatMessage(WORDS.expected, language, { name: nameOf(seat), expected, won, difference: signed })}`;
  }),
];
