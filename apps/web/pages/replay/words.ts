import { nameOfCard } from '../../components/cards.js';
import { fillIn } from '../../messages/catalogue.js';
import { STREET_NAMES } from '../../messages/names.js';
import { percent, plainAmount, signedAmount } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { shortened, visible } from '../../text/visible.js';
import { cardsIn } from './hand/cards-in.js';
import type { EquityView } from './hand/odds.js';
import type { LastAction, Position, SeatView } from './hand/position.js';
import type { LegalRange, Player, ReplayedHand, Step } from './hand/record.js';
import { ACTION_MESSAGES, EVENT_MESSAGES } from './messages.js';
import { t } from './translate.js';

/** The name of a player as the page shows it: without control characters, and not longer than a line. */
export const nameOf = (name: string): string => visible(shortened(name, 40));

/** An amount of chips in the form of the language. */
export const chips = (amount: string): string => plainAmount(amount, language.value);

/** An amount of chips that is won or lost, with its sign. */
export const signedChips = (amount: string): string => signedAmount(amount, language.value);

/** The name of a street. */
export const streetName = (street: string): string => STREET_NAMES[street]?.[language.value] ?? street;

const isEvent = (event: string): event is keyof typeof EVENT_MESSAGES => event in EVENT_MESSAGES;
const isAction = (event: string): event is keyof typeof ACTION_MESSAGES => event in ACTION_MESSAGES;

/** Known cards as they are written, and the number of unknown ones. */
const cardWords = (text: string): string => {
  const cards = cardsIn(text);
  const known = cards.filter((card) => card !== '??');
  const unknown = cards.length - known.length;
  const hidden = unknown === 0 ? '' : unknown === 1 ? t('oneCard') : t('count', { count: unknown });
  return [known.join(' '), hidden].filter((part) => part !== '').join(', ');
};

/** An event in words: `Ana raises to 3`. */
export const eventWords = (step: Step | null, players: readonly Player[]): string => {
  if (step === null) return EVENT_MESSAGES.noEvent[language.value];
  const { seat, amount, cards } = step;
  const player = players.find((each) => each.seat === seat);
  const isPat = step.event === 'discard' && cards === '';
  const event = isPat ? 'stand-pat' : step.event;
  const words = isEvent(event) ? EVENT_MESSAGES[event] : EVENT_MESSAGES.note;
  return fillIn(words[language.value], {
    name: player === undefined ? '' : nameOf(player.name),
    amount: chips(amount ?? ''),
    cards: cards === null ? t('oneCard') : cardWords(cards),
  });
};

/** The last action of a player at the seat: `raises to 3`. */
export const actionWords = ({ event, amount, cards }: LastAction): string => {
  const count = cardsIn(cards ?? '').length;
  const shown = event === 'discard' && cards !== null && count === 0 ? 'stand-pat' : event;
  if (!isAction(shown)) return '';
  return fillIn(ACTION_MESSAGES[shown][language.value], {
    amount: chips(amount ?? ''),
    count: cards === null ? 1 : count,
  });
};

/** What stands between the amounts of a list: where decimals have a comma, a semicolon. */
const LIST_SIGNS = { en: ', ', es: '; ' } as const;

/** The bounds of a bet: `2–40`. */
export const rangeWords = ({ min, max, totals }: LegalRange): string => {
  if (totals !== undefined && totals.length > 1) return totals.map(chips).join(LIST_SIGNS[language.value]);
  if (min === null) return t('anyAmount');
  if (max === null) return t('atLeast', { min: chips(min) });
  return min === max ? chips(min) : `${chips(min)}–${chips(max)}`;
};

/** What the player to act may do, each as a phrase. */
export const legalWords = ({ legal }: Step): readonly string[] => {
  if (legal === null) return [];
  const { fold, check, call, bringIn, bet, raise } = legal;
  return [
    fold ? t('mayFold') : '',
    check ? t('mayCheck') : '',
    call === null ? '' : t('mayCall', { amount: chips(call) }),
    bringIn === null ? '' : t('mayBringIn', { amount: chips(bringIn) }),
    bet === null ? '' : t('mayBet', { range: rangeWords(bet) }),
    raise === null ? '' : t('mayRaise', { range: rangeWords(raise) }),
  ].filter((phrase) => phrase !== '');
};

/** The equity of a seat in words, and against whom it counts if hands are unknown; empty if it is unknown itself. */
export const ownEquityWords = (
  { players }: Pick<ReplayedHand, 'players'>,
  { bySeat, unknown }: EquityView,
  seat: number,
): string => {
  const own = bySeat.get(seat);
  if (own === undefined) return '';
  const equity = percent(own, language.value);
  if (unknown.length === 0) return t('hasEquity', { equity });
  const others = players.filter((player) => player.seat !== seat && bySeat.has(player.seat));
  const names = new Intl.ListFormat(language.value).format(others.map(({ name }) => nameOf(name)));
  return unknown.length === 1
    ? t('hasEquityWithoutOne', { equity, names })
    : t('hasEquityAgainst', { equity, names, count: unknown.length });
};

/** The stack of a seat in words. */
export const stackWords = ({ stack }: SeatView): string =>
  stack === null ? t('unknownStack') : chips(stack);

/** The pots in words: one for each, and all of them together. */
export const potWords = ({ pot, pots }: Position): readonly string[] => [
  t('pot', { amount: chips(pot) }),
  ...pots.map((amount, index) => t(index === 0 ? 'mainPot' : 'sidePot', { amount: chips(amount) })),
];

/** The pots in lines of at most some characters. From three side pots on, only the first one is called so. */
export const potLines = ({ pots }: Position, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const [index, amount] of pots.entries()) {
    const hasWord = index < 2 || pots.length <= 3;
    const part = hasWord ? t(index === 0 ? 'mainPot' : 'sidePot', { amount: chips(amount) }) : chips(amount);
    const line = lines.at(-1);
    const longer = `${line ?? ''} · ${part}`;
    if (line === undefined || longer.length > most) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** The table in words, for those who cannot see the picture. */
export const tableWords = (position: Position, players: readonly Player[]): string => {
  const seats = position.seats.map((seat) => {
    const known = seat.cards.flatMap(({ card }) => card ?? []);
    const hidden = seat.cards.length - known.length;
    return [
      `${nameOf(seat.name)}, ${stackWords(seat)}`,
      seat.isButton ? t('button') : '',
      known.map(nameOfCard).join(', '),
      hidden === 0 ? '' : hidden === 1 ? t('unknownCard') : t('unknownCards', { count: hidden }),
      seat.action === null ? '' : actionWords(seat.action),
    ]
      .filter((part) => part !== '')
      .join(', ');
  });
  const boards = position.boards.map(
    (board, index) =>
      `${t('board', { number: index + 1 })}: ${board.map((card) => (card === '??' ? t('unknownCard') : nameOfCard(card))).join(', ')}`,
  );
  return [eventWords(position.last, players), ...potWords(position), ...boards, ...seats].join('. ');
};
