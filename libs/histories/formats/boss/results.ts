import { UNKNOWN } from '#cards';
import { NO_AMOUNT } from '../../money.js';
import { attributeOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { cardsOf, parseLinks } from './cards.js';
import { readWords } from './descriptions.js';
import { mainPotOf, moneyOf } from './header.js';
import { doubledResults } from './order.js';
import { findStarting } from './starting.js';

/** A hand whose actions are read. */
interface Context {
  readonly draft: XmlDraft;
  readonly seats: ReadonlyMap<string, number>;
  /** The seats of the players who have not folded. */
  readonly left: ReadonlySet<number>;
}

const halves: ReadonlyMap<string, 'high' | 'low' | null> = new Map([
  ['', null],
  ['WINTYPE_HI', 'high'],
  ['WINTYPE_LO', 'low'],
]);

const HAND_SIZE = 5;

/**
 * Reads `<SHOWDOWN POT="7.60" RAKE="0.40">`: the total without the rake, and a result for each player.
 * False for amounts that cannot be read.
 */
export const readShowdown = (
  draft: XmlDraft,
  element: XmlElement,
  seats: ReadonlyMap<string, number>,
  listed: readonly string[],
): boolean => {
  const total = moneyOf(draft, attributeOf(element, 'POT'));
  const rake = moneyOf(draft, attributeOf(element, 'RAKE'));
  const mainPot = mainPotOf(element);
  const main = moneyOf(draft, mainPot ?? '0.00');
  if (total === NO_AMOUNT || rake === NO_AMOUNT || main === NO_AMOUNT) return false;
  const folded = new Set(draft.events.map((event) => (event.type === 'fold' ? event.seat : -1)));
  const dealtIn = draft.players.filter(({ dealtIn }) => dealtIn !== false);
  const left = new Set(dealtIn.map(({ seat }) => seat).filter((seat) => !folded.has(seat)));
  if (left.size > 1) draft.showdown(element.line);
  const context: Context = { draft, seats, left };
  const doubled = doubledResults(element.children, listed);
  for (const result of element.children) {
    const player = attributeOf(result, 'PLAYER');
    if (!readHand(context, result)) draft.unread(result);
    else if (doubled.has(result)) draft.contradict('summary', '', player, result.line);
  }
  checkStarting(context, element);
  for (const result of element.children) collect(context, result);
  draft.claimTotalPot(total, element.line);
  if (mainPot !== undefined) draft.claimTotalPot(main, element.line);
  draft.claimRake(rake, element.line);
  return true;
};

/** `STARTING` is the player who shows first. */
const checkStarting = ({ draft, seats, left }: Context, element: XmlElement): void => {
  const { STARTING } = element.attributes;
  if (STARTING === undefined) return;
  const starting = findStarting(draft.events, left);
  const stated = seats.get(STARTING);
  if (stated !== undefined && stated === (starting ?? stated)) return;
  const first = draft.players.find(({ seat }) => seat === starting);
  draft.contradict('summary', first?.name ?? '', STARTING, element.line);
};

/** The cards of a result, and what it says of them. Seats without a player have results too. */
const readHand = ({ draft, seats, left }: Context, result: XmlElement): boolean => {
  const { line } = result;
  const seat = seats.get(attributeOf(result, 'PLAYER'));
  const cards = cardsOf(result);
  const made = parseLinks(attributeOf(result, 'WINCARDS'));
  const words = readWords(attributeOf(result, 'HAND'));
  if (result.name !== 'RESULT' || seat === undefined || cards === null || made === null) return false;
  if (moneyOf(draft, attributeOf(result, 'WIN')) === NO_AMOUNT || words.kind === 'unknown') return false;
  if (!halves.has(attributeOf(result, 'WINTYPE'))) return false;
  const known = cards.length > 0 && !cards.includes(UNKNOWN);
  const isContested = left.size > 1;
  if (words.kind === 'folded' && !left.has(seat)) draft.claimSeat(seat, 'folded', line);
  else if (words.kind === 'folded' || words.kind === 'mucked') {
    // Until 2011 a player who mucks has the word of one who folded.
    if (isContested) draft.muck(seat, line);
    if (known) draft.claimSeat(seat, 'mucked', line).cards = cards;
  } else if (words.kind === 'hand' && known && left.has(seat)) {
    const { reading } = words;
    draft.show(seat, cards, line, { text: attributeOf(result, 'HAND'), reading });
    if (made.length === HAND_SIZE && attributeOf(result, 'WINTYPE') !== 'WINTYPE_LO')
      draft.claims.push({ type: 'made-hand', seat, run: draft.run, cards: made, reading, line });
  } else if (known) draft.claimHeldCards(seat, cards, line);
  return true;
};

const collect = ({ draft, seats }: Context, result: XmlElement): void => {
  const seat = seats.get(attributeOf(result, 'PLAYER'));
  const amount = moneyOf(draft, attributeOf(result, 'WIN'));
  const half = halves.get(attributeOf(result, 'WINTYPE'));
  if (seat !== undefined && amount > 0) draft.collect(seat, amount, result.line, null, half ?? undefined);
};
