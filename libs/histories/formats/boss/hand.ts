import { type Card, UNKNOWN } from '#cards';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { attributeOf, misplacedDeals, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { makePostReader, readAction } from './actions.js';
import { addAntes } from './antes.js';
import { cardsOf } from './cards.js';
import { callsAdd, hasStates, isTournament, mainPotOf, moneyOf, partOfChipIn, readHeader } from './header.js';
import { isEmptySeat, readPlayers } from './players.js';
import { misplacedPosts, orderedPosts, repeatedPosts } from './posts.js';
import { readShowdown } from './results.js';

/** The boards by `VALUE`; a game with a draw has an element without one. */
const boards: ReadonlyMap<string, string> = new Map([
  ['BOARD_FLOP', 'flop'],
  ['BOARD_TURN', 'turn'],
  ['BOARD_RIVER', 'river'],
]);

interface Context {
  readonly draft: XmlDraft;
  readonly seats: ReadonlyMap<string, number>;
  /** The hole cards of each player. */
  readonly held: Map<number, Card[]>;
  readonly callsAdd: boolean;
}

const typeOf = (element: XmlElement): string => attributeOf(element, 'TYPE');
const nameOf = (element: XmlElement): string => attributeOf(element, 'PLAYER');

/** Reads `<HISTORY ID="…">`. */
export const readHand = (draft: XmlDraft, hand: XmlElement): void => {
  if (!readHeader(draft, hand)) {
    draft.rejectAt(hand, 'unsupported-game', messages.gameExpected);
    return;
  }
  const actions = hand.children.filter(({ name }) => name === 'ACTION');
  const deals = actions.filter((element) => typeOf(element) === 'HAND_DEAL');
  const dealt = deals.map(nameOf);
  if (!readPlayers(draft, hand, new Set(actions.map(nameOf)))) return;
  const seats = new Map(draft.players.toReversed().map(({ name, seat }) => [name, seat]));
  // The button is the last player to be dealt to.
  draft.buttonSeat ??= seats.get(dealt.at(-1) ?? '') ?? null;
  const context: Context = { draft, seats, held: new Map(), callsAdd: callsAdd(hand) };
  const readPost = makePostReader(draft);
  const posts = orderedPosts(actions, dealt);
  const repeated = repeatedPosts(posts);
  for (const element of posts) {
    const seat = seats.get(nameOf(element));
    if (seat !== undefined && repeated.has(element))
      draft.contradict('figures', '', attributeOf(element, 'VALUE'), element.line);
    else if (seat === undefined || !readPost(seat, element)) draft.unread(element);
  }
  const listed = hand.children
    .filter(({ name }) => name === 'PLAYER')
    .map((element) => attributeOf(element, 'NAME'));
  const order = callsAdd(hand) ? 'dealt' : hasStates(hand) ? 'either' : 'listed';
  for (const { post, before } of misplacedPosts(actions, posts, listed, order))
    draft.misplace(post, before.tag);
  const dealtSeats = deals.map((element) => seats.get(nameOf(element)) ?? 0);
  for (const index of misplacedDeals(dealtSeats)) draft.misplace(deals[index], deals[index - 1].tag);
  for (const element of dealsToEmptySeats(hand, actions))
    draft.contradict('cards', '0', String(element.children.length), element.line);
  let isAfterPlayers = false;
  for (const element of hand.children) {
    if (element.name === 'PLAYER' && isAfterPlayers) draft.misplace(element, '<ACTION>');
    isAfterPlayers ||= element.name === 'ACTION';
    if (element.name === 'PLAYER' || typeOf(element) === 'HAND_BLINDS') continue;
    const isRead =
      element.name === 'ACTION'
        ? readElement(context, element)
        : element.name === 'SHOWDOWN' && readShowdown(draft, element, seats, listed);
    if (!isRead) draft.unread(element);
  }
  claimResult(draft, hand);
  if (isTournament(hand)) {
    addAntes(draft, hand);
    findPartsOfChips(draft, hand);
  }
};

/** The deals to empty seats, which have no chips and do nothing. */
const dealsToEmptySeats = (hand: XmlElement, actions: readonly XmlElement[]): readonly XmlElement[] => {
  const active = new Set(actions.filter((element) => typeOf(element) !== 'HAND_DEAL').map(nameOf));
  const empty = new Set(hand.children.filter(isEmptySeat).map((element) => attributeOf(element, 'NAME')));
  return actions.filter(
    (element) =>
      typeOf(element) === 'HAND_DEAL' && empty.has(nameOf(element)) && !active.has(nameOf(element)),
  );
};

/** Tournaments have no parts of chips. */
const findPartsOfChips = (draft: XmlDraft, hand: XmlElement): void => {
  for (const element of [hand, ...hand.children.flatMap((child) => [child, ...child.children])]) {
    const amount = partOfChipIn(element);
    if (amount !== undefined)
      draft.contradict('figures', amount.slice(0, amount.indexOf('.')), amount, element.line);
  }
};

const NOTHING = '0.00';

/**
 * The header states what the owner of the log won or lost, without the ante, which its stack does not have either; since
 * 2014 also what it put in, and the total pot.
 */
const claimResult = (draft: XmlDraft, hand: XmlElement): void => {
  const { BET, POT } = hand.attributes;
  const { line } = hand;
  const [won, lost] = [moneyOf(draft, attributeOf(hand, 'WIN')), moneyOf(draft, attributeOf(hand, 'LOSS'))];
  const bet = moneyOf(draft, BET ?? NOTHING);
  const pot = moneyOf(draft, POT ?? NOTHING);
  const hero = draft.players.find(({ seat }) => seat === draft.heroSeat);
  const most = bet + won;
  if ([won, lost, bet, pot].includes(NO_AMOUNT)) draft.unread(hand);
  else if (BET !== undefined && most < lost)
    draft.contradict('figures', draft.formatAmount(most), draft.formatAmount(lost), line);
  else if (hero?.stack != null) {
    draft.claimFinalStack(hero.seat, Math.max(0, hero.stack + won - lost), line);
    if (BET !== undefined) draft.claimWinnings(hero.seat, Math.max(0, bet + won - lost), line);
    if (POT !== undefined) draft.claimTotalPot(pot, line);
  }
};

const readElement = (context: Context, element: XmlElement): boolean => {
  const { draft, seats, held } = context;
  const cards = cardsOf(element);
  if (cards === null) return false;
  const type = typeOf(element);
  if (type === 'HAND_BOARD') return readBoard(draft, element, cards);
  const seat = seats.get(nameOf(element));
  if (seat === undefined) return false;
  if (type === 'CHANGECARD') return readDraw(context, seat, element, cards);
  if (type !== 'HAND_DEAL') return readAction(draft, seat, element, context.callsAdd);
  if (held.has(seat)) {
    draft.contradict('cards', '0', String(cards.length), element.line);
    return true;
  }
  if (held.size === 0) draft.holeCards(element.line);
  held.set(seat, cards);
  if (!cards.includes(UNKNOWN)) draft.deal(seat, cards, element.line);
  return true;
};

/** A board repeats the cards before it. */
const readBoard = (draft: XmlDraft, element: XmlElement, cards: Card[]): boolean => {
  const value = element.attributes.VALUE;
  if (value === undefined && cards.length === 0) {
    draft.startStreet('first-draw', element.line);
    return claimPot(draft, element, 'first-draw');
  }
  const street = boards.get(value ?? '');
  const seen = cards.slice(0, draft.boardCards.length);
  const added = cards.slice(seen.length);
  if (street === undefined) return false;
  if (added.length === 0) {
    draft.contradict('cards', String(seen.length + 1), String(seen.length), element.line);
    return true;
  }
  draft.board(street, added, element.line, seen.length > 0 ? seen : null);
  return claimPot(draft, element, street);
};

/**
 * The pot is without the rake so far, which logs state since 2011. The main pot is all of it where no other one is stated.
 * False for an amount that is none.
 */
const claimPot = (draft: XmlDraft, element: XmlElement, street: string): boolean => {
  const { POT, RAKE } = element.attributes;
  const rake = RAKE === undefined ? undefined : moneyOf(draft, RAKE);
  for (const text of [POT, mainPotOf(element)]) {
    const pot = text === undefined ? 0 : moneyOf(draft, text);
    if (pot === NO_AMOUNT || rake === NO_AMOUNT) return false;
    if (text !== undefined) draft.claimStreetPot(street, pot, element.line, rake);
  }
  return true;
};

/** The number of discards, and the hand after the draw. */
const readDraw = ({ draft, held }: Context, seat: number, element: XmlElement, cards: Card[]): boolean => {
  const count = numberOf(attributeOf(element, 'COUNT'));
  if (count < 0) return false;
  if (count > cards.length) {
    draft.contradict('figures', String(cards.length), String(count), element.line);
    return true;
  }
  const before = held.get(seat) ?? [];
  held.set(seat, cards);
  const gone = before.filter((card) => !cards.includes(card));
  const isKnown = !cards.includes(UNKNOWN);
  draft.discard(seat, count, isKnown && gone.length === count ? gone : null, element.line);
  const added = cards.filter((card) => !before.includes(card));
  if (isKnown && added.length > 0)
    draft.events.push({ type: 'deal', seat, cards: added, line: element.line });
  return true;
};
