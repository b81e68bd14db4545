import type { BoundAction, MoneyRuling, Ruling, SeatRuling } from '../index.js';
import { rulingOn, type FloorTest } from './floor.js';

/** The first round of fixed-limit hold'em, with a bet of 6 to call. */
export const FACING_SIX = {
  stage: 'betting',
  street: 'flop',
  players: 6,
  acted: 2,
  toCall: '6',
  betSize: '6',
} as const;
/** The same with nothing to call. */
export const UNFACED = { ...FACING_SIX, toCall: '0' } as const;
export const NO_LIMIT = { variant: 'holdem', limit: 'no-limit' } as const;

/** A row: what the test proves, the request, and the answer as `answerTo` writes it. */
export type BettingRow = readonly [name: string, request: FloorTest, expected: string];

/**
 * The answer as one line: `ruling; seats; money; rules`, with the outcomes in the place of the seats if the management
 * decides, and `late` if the incident was noticed too late.
 */
export const answerTo = (request: FloorTest): string => answerText(rulingOn(request));

const answerText = ({ ruling, inTime, seats, money, discretion, rules }: Ruling): string =>
  [
    inTime ? ruling : `${ruling} late`,
    ...seats.map(seatText),
    ...(discretion?.outcomes ?? []).map(
      (outcome) => `${outcome.ruling}: ${outcome.seats.map(seatText).join()}`,
    ),
    ...money.map(moneyText),
    rules.join(' '),
  ].join('; ');

const seatText = ({ seat, cards, action, may }: SeatRuling): string =>
  [
    String(seat),
    cards,
    ...(action === null ? [] : [actionText(action)]),
    ...(may === null ? [] : [`may ${may.join('/')}`]),
  ].join(' ');

const actionText = ({ type, amount }: BoundAction): string => (amount === null ? type : `${type} ${amount}`);

const moneyText = (money: MoneyRuling): string => {
  if ('pot' in money) return `pot ${money.pot}`;
  return 'puts' in money ? `puts ${money.puts}` : `returns ${money.returns}`;
};
