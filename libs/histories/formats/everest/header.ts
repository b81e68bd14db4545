import type { GameLimit } from '../../hand.js';
import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import {
  amountOf,
  attributeOf,
  epochTime,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';

export const variants: ReadonlyMap<string, string> = new Map([['hold-em', 'holdem']]);

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['no-limit', 'no-limit'],
  ['pot-limit', 'pot-limit'],
  ['fixed-limit', 'fixed-limit'],
]);

/** Reads `<HAND>` and the `<SESSION>` before it; false for a missing session, an unknown game or wrong stakes. */
export const readHeader = (draft: XmlDraft, hand: XmlElement, session: readonly XmlElement[]): boolean => {
  const [header] = session;
  if (header === undefined) return false;
  draft.id = attributeOf(hand, 'id');
  draft.playedAtText = attributeOf(hand, 'time') || null;
  draft.playedAt = epochTime(attributeOf(hand, 'time'));
  draft.table = { name: attributeOf(header, 'tableName'), seats: null };
  const sign = attributeOf(header, 'money');
  draft.currency = (sign === '' ? null : currencyOfSign(sign)) ?? 'PLAY';
  if (attributeOf(header, 'type') === 'tournament') {
    draft.currency = 'CHIPS';
    const id = attributeOf(header, 'id');
    draft.tournament = { id, buyIn: null, level: null };
    // The table has the number of its tournament.
    if (!draft.table.name.startsWith(`${id}-`))
      draft.contradict('tournament', id, draft.table.name, header.line);
  }
  const variant = variants.get(attributeOf(header, 'game'));
  const limit = limits.get(attributeOf(header, 'gametype'));
  const blinds = amountsOf(draft, attributeOf(hand, 'blinds'));
  const stakes = amountsOf(draft, attributeOf(hand, 'stakes'));
  if (variant === undefined || limit === undefined || blinds === null || stakes === null) return false;
  draft.game = { variant, limit, rotation: null };
  Object.assign(draft.stakes, { smallBlind: blinds[0], bigBlind: blinds[1] });
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: stakes[0], bigBet: stakes[1] });
  else if (stakes[0] !== blinds[0] || stakes[1] !== blinds[1])
    draft.contradict('figures', attributeOf(hand, 'blinds'), attributeOf(hand, 'stakes'), hand.line);
  return true;
};

/** `0,01 €/0,02 €` or `$0.50/$1`; null for any other text. */
const amountsOf = (draft: XmlDraft, text: string): readonly [number, number] | null => {
  const amounts = text.split('/', 3).map((part) => amountOf(draft, part.replaceAll(' ', '')));
  const [small = NO_AMOUNT, big = NO_AMOUNT] = amounts;
  return amounts.length === 2 && small !== NO_AMOUNT && big !== NO_AMOUNT ? [small, big] : null;
};

/** The amounts of a hand are in hundredths, also those of tournaments; NO_AMOUNT for any other text. */
export const hundredthsOf = ({ scanner }: XmlDraft, text: string): number => {
  const amount = numberOf(text);
  return amount < 0 || scanner.scale < 2 ? NO_AMOUNT : amount * 10 ** (scanner.scale - 2);
};

/** Reads `<SEAT position="0" name="Ana" balance="78"/>`; false if the hand is rejected. */
export const readSeat = (
  draft: XmlDraft,
  element: XmlElement,
  isDealtIn: (seat: number) => boolean,
): boolean => {
  const seat = numberOf(attributeOf(element, 'position'));
  const stack = hundredthsOf(draft, attributeOf(element, 'balance'));
  const { name } = element.attributes;
  if (seat < 0 || stack === NO_AMOUNT || name === undefined) {
    draft.rejectAt(element, 'unreadable-line');
    return false;
  }
  const away = isDealtIn(seat) ? {} : { dealtIn: false as const };
  draft.addPlayer({ seat, name, stack, sittingOut: !isDealtIn(seat), ...away, line: element.line });
  return true;
};
