import { type Card, formatCards, parseCards, UNKNOWN } from '#cards';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { inferStakes } from '../../reading/inferred-stakes.js';
import {
  amountAt,
  attributeOf,
  childOf,
  epochTime,
  findUncalled,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';
import { readHigh, readLow } from './descriptions.js';
import { eventReaders, readSeatless, type EventContext } from './events.js';
import { findPosts, HOLE_CARDS, isAfterPosts, raisesAdd, readHeader, readPlayers } from './header.js';
import { checkLayout } from './order.js';
import { rounds, type Round } from './rounds.js';

/** A hand while its rounds are read. */
interface Context {
  readonly draft: XmlDraft;
  readonly raisesAdd: boolean;
  /** The known cards of each player, in the order of the deal. */
  readonly held: Map<number, Card[]>;
  readonly seats: ReadonlySet<number>;
  readonly winners: XmlElement[];
}

/** Reads `<game id="…">` with the description before it. */
export const readHand = (draft: XmlDraft, hand: XmlElement, session: readonly XmlElement[]): void => {
  if (!readHeader(draft, hand, session)) {
    const [at = hand] = session;
    const message = session.length === 0 ? messages.sessionExpected : messages.gameExpected;
    draft.rejectAt(at, 'unsupported-game', message);
    return;
  }
  const elements = hand.children.filter(({ name }) => name === 'round').flatMap(({ children }) => children);
  // Some logs have checks of players who left.
  const acting = new Set(
    elements
      .filter((element) => element.attributes.amount !== undefined || attributeOf(element, 'type') === 'FOLD')
      .map((element) => numberOf(attributeOf(element, 'player'))),
  );
  if (!readPlayers(draft, childOf(hand, 'players'), acting)) return;
  const posts = findPosts(draft, elements);
  if (isAfterPosts(draft, hand, posts))
    for (const [index, player] of draft.players.entries())
      draft.players[index] = { ...player, stack: (player.stack ?? 0) + (posts.get(player.seat) ?? 0) };
  draft.playedAt = timeOf(elements);
  addUnlisted(draft, elements);
  const held = new Map<number, Card[]>();
  const seats = new Set(draft.players.map(({ seat }) => seat));
  const context: Context = { draft, raisesAdd: raisesAdd(hand), held, seats, winners: [] };
  for (const child of hand.children) {
    const round = rounds.get(attributeOf(child, 'id'));
    if (child.name === 'round' && round !== undefined) readRound(context, child, round);
    else if (child.name !== 'players') draft.unread(child);
  }
  readWinners(context);
  checkLayout(draft, hand);
  inferStakes(draft);
};

/** Events have their time in milliseconds since 1970; `starttime` is in the zone of the player. */
const timeOf = (elements: readonly XmlElement[]): string | null => {
  const stamps = elements.map((element) => attributeOf(element, 'timestamp'));
  return epochTime(stamps.find((text) => text !== '') ?? '');
};

/** Some logs leave out a player who sits down when the hand begins: only the seat is known, and the audit says so. */
const addUnlisted = (draft: XmlDraft, elements: readonly XmlElement[]): void => {
  const listed = new Set(draft.players.map(({ seat }) => seat));
  for (const element of elements) {
    const seat = numberOf(attributeOf(element, 'player'));
    const isPost = element.name === 'event' && attributeOf(element, 'type').endsWith('_BLIND');
    if (!isPost || seat < 0 || listed.has(seat)) continue;
    listed.add(seat);
    draft.unread(element);
    draft.addPlayer({ seat, name: '', stack: null, sittingOut: false, line: element.line });
  }
};

const readRound = (context: Context, element: XmlElement, { street, kind }: Round): void => {
  const { draft } = context;
  const cards = withoutRepeated(
    draft,
    element.children.filter(({ name }) => name === 'cards'),
  );
  const events = element.children.filter(({ name }) => name === 'event');
  if (kind === 'hole-cards') draft.holeCards(element.line);
  else if (street !== null && kind !== 'board') draft.startStreet(street, element.line);
  else if (kind === 'showdown') draft.showdown(element.line);
  const shown = new Map<number, Card[]>();
  for (const child of cards) {
    const type = attributeOf(child, 'type');
    if (type === 'SHOWN' || type === 'MUCKED') keepShown(draft, child, shown);
    else if (type === 'COMMUNITY' && kind === 'board' && street !== null) readBoard(draft, child, street);
    else if ((type === 'HOLE' || type === 'DRAW_DRAWN_CARDS') && kind !== 'draw')
      readDeal(context, child, kind === 'deal' && street !== 'seventh');
    else if (type === 'COMMUNITY' && kind === 'end') draft.note(null, child.tag, child.line);
    else if (type === 'COMMUNITY' && kind !== 'draw') draft.misplace(child, '<cards type="HOLE">');
    else if (kind !== 'draw') draft.unread(child);
  }
  // The audit reports the cards that the board lacks.
  if (kind === 'board' && street !== null && draft.street !== street)
    draft.board(street, [], element.endLine);
  const isShowdown = kind !== 'end' || element.children.some(({ name }) => name === 'cards');
  for (const child of events) readEvent(context, child, { shown, isShowdown, isPost: kind === 'posts' });
  if (kind !== 'end') checkShown(draft, cards, events, kind === 'showdown');
  else claimLateShown(context, cards);
  // The new cards of a draw follow the discards.
  if (kind === 'draw') for (const child of cards) readDrawn(context, child);
  for (const child of element.children) {
    if (child.name === 'winner') context.winners.push(child);
    else if (child.name !== 'cards' && child.name !== 'event') draft.unread(child);
  }
};

/** Cards of a kind are printed once for a player, or for the board, in a round. */
const withoutRepeated = (draft: XmlDraft, cards: readonly XmlElement[]): readonly XmlElement[] => {
  const seen = new Set<string>();
  return cards.filter((element) => {
    const key = `${attributeOf(element, 'type')} ${attributeOf(element, 'player')}`;
    if (!seen.has(key)) return seen.add(key);
    draft.contradict('cards', '0', countOf(element), element.line);
    return false;
  });
};

/** Shown and mucked cards are of players who show or muck; those who muck at the showdown have cards. */
const checkShown = (
  draft: XmlDraft,
  cards: readonly XmlElement[],
  events: readonly XmlElement[],
  isShowdown: boolean,
): void => {
  const keyOf = (element: XmlElement): string =>
    `${attributeOf(element, 'type')} ${attributeOf(element, 'player')}`;
  const made = new Set(events.map(keyOf));
  const printed = new Set(cards.map(keyOf));
  const contradict = (expected: string, actual: string, { line }: XmlElement): void =>
    draft.contradict('cards', expected, actual, line);
  for (const element of isShowdown ? events : [])
    if (attributeOf(element, 'type') === 'MUCK' && !printed.has(`MUCKED ${attributeOf(element, 'player')}`))
      contradict(HOLE_CARDS.get(draft.game?.variant ?? '') ?? '1', '0', element);
  for (const element of cards) {
    const event = SHOWING.get(attributeOf(element, 'type'));
    if (event !== undefined && !made.has(`${event} ${attributeOf(element, 'player')}`))
      contradict('0', countOf(element), element);
  }
};

/** How many cards an element has. */
const countOf = (element: XmlElement): string => String(attributeOf(element, 'cards').split(',').length);

/** Cards that are shown when the hand is over, which is no showdown. */
const claimLateShown = ({ draft, seats }: Context, cards: readonly XmlElement[]): void => {
  for (const element of cards) {
    if (!SHOWING.has(attributeOf(element, 'type'))) continue;
    const seat = numberOf(attributeOf(element, 'player'));
    const held = cardsOf(attributeOf(element, 'cards')) ?? [];
    if (!seats.has(seat)) draft.unread(element);
    else if (held.length > 0 && !held.includes(UNKNOWN)) draft.claimHeldCards(seat, held, element.line);
  }
};

/** The events with which players show or muck cards of a type. */
const SHOWING: ReadonlyMap<string, string> = new Map([
  ['SHOWN', 'SHOW'],
  ['MUCKED', 'MUCK'],
]);

const readEvent = (
  { draft, raisesAdd, seats }: Context,
  element: XmlElement,
  place: Omit<EventContext, 'raisesAdd'>,
): void => {
  const seat = numberOf(attributeOf(element, 'player'));
  const reader = eventReaders.get(attributeOf(element, 'type'));
  if (reader === undefined) {
    if (!readSeatless(draft, element)) draft.unread(element);
  } else if (!seats.has(seat)) draft.unread(element);
  else if (reader(draft, seat, element, { raisesAdd, ...place }) === false) draft.unread(element);
};

/** Cards with commas between them; a card that the log hides is empty or `null`. Null for any other text. */
const cardsOf = (text: string): Card[] | null => {
  const cards: Card[] = [];
  for (const word of text.split(',', 20)) {
    if (word === '' || word === 'null') cards.push(UNKNOWN);
    else {
      const parsed = parseCards(word);
      if (!parsed.ok || parsed.cards.length !== 1) return null;
      cards.push(...parsed.cards);
    }
  }
  return cards;
};

/**
 * The cards of an element that were dealt before it, and the new ones. Null if it has no readable cards, which is kept as
 * unread, or fewer cards than `fewest`, which is a contradiction.
 */
const splitCards = (
  draft: XmlDraft,
  element: XmlElement,
  before: readonly Card[],
  fewest: number,
): { readonly seen: Card[]; readonly added: Card[] } | null => {
  const cards = cardsOf(attributeOf(element, 'cards'));
  if (cards === null) draft.unread(element);
  else if (cards.length < fewest)
    draft.contradict('cards', String(fewest), String(cards.length), element.line);
  else return { seen: cards.slice(0, before.length), added: cards.slice(before.length) };
  return null;
};

const keepShown = (draft: XmlDraft, element: XmlElement, shown: Map<number, Card[]>): void => {
  const cards = cardsOf(attributeOf(element, 'cards'));
  if (cards === null) draft.unread(element);
  else shown.set(numberOf(attributeOf(element, 'player')), cards);
};

const BOARD_PLAYERS: ReadonlySet<string> = new Set(['', '-1']);

const readBoard = (draft: XmlDraft, element: XmlElement, street: string): void => {
  const { boardCards } = draft;
  const player = attributeOf(element, 'player');
  // A board is of no player.
  if (!BOARD_PLAYERS.has(player)) draft.contradict('players', '', player, element.line);
  const split = splitCards(draft, element, boardCards, boardCards.length + 1);
  if (split === null) return;
  draft.board(street, split.added, element.line, split.seen.length > 0 ? split.seen : null);
  // The hand of the owner of the log, also after a fold.
  if (draft.heroSeat === null) return;
  const dealt = street === 'river' ? undefined : draft.boardCards.length;
  claimHand(draft, draft.heroSeat, element, undefined, dealt);
};

/** The variants whose only pot goes to a low of five cards. */
const LOWS: ReadonlySet<string> = new Set(['razz', 'lowball-a5-triple']);
/** The variants whose hands have names that are not compared. */
const UNCOMPARED: ReadonlySet<string> = new Set(['badugi', 'lowball-27-triple']);

/** Claims the named hand of a player, which may be a low half; a name that cannot be read is kept as unread. */
const claimHand = (
  draft: XmlDraft,
  seat: number,
  element: XmlElement,
  half?: 'low',
  boardCards?: number,
): void => {
  const { hand = '' } = element.attributes;
  const variant = draft.game?.variant ?? '';
  if (hand === '' || UNCOMPARED.has(variant)) return;
  const reading = half === 'low' || LOWS.has(variant) ? readLow(hand) : readHigh(hand);
  const { line } = element;
  const more = {
    ...(half === undefined ? {} : { half }),
    ...(boardCards === undefined ? {} : { boardCards }),
  };
  if (reading === null) draft.unread(element);
  else draft.claims.push({ type: 'made-hand', seat, run: draft.run, cards: [], reading, ...more, line });
};

/** The variants whose hole cards have a name before the flop that is compared. */
const NAMED_BEFORE_FLOP: ReadonlySet<string> = new Set(['holdem', 'omaha', 'omaha-8']);

/** Cards are repeated on each street; only the new ones are dealt. */
const readDeal = (context: Context, element: XmlElement, isFaceUp: boolean): void => {
  const { draft, held, seats } = context;
  const seat = numberOf(attributeOf(element, 'player'));
  const before = held.get(seat) ?? [];
  if (!seats.has(seat)) {
    draft.unread(element);
    return;
  }
  const split = splitCards(draft, element, before, before.length);
  if (split === null) return;
  const { seen, added } = split;
  if (attributeOf(element, 'type') === 'HOLE') draft.heroSeat ??= seat;
  const isOwner = attributeOf(element, 'type') !== 'HOLE' || draft.heroSeat === seat;
  // The audit compares repeated cards with the dealt ones where new cards that are not hidden are beside them.
  const isDealt = added.some((card) => card !== UNKNOWN);
  const isRepeated = isDealt || seen.every((card, index) => card === before[index]);
  const { line } = element;
  if (!isOwner) draft.contradict('players', String(draft.heroSeat), String(seat), line);
  else if (!isRepeated) draft.contradict('figures', formatCards(before), formatCards(seen), line);
  if (NAMED_BEFORE_FLOP.has(draft.game?.variant ?? '') && draft.heroSeat === seat)
    claimHand(draft, seat, element, undefined, 0);
  held.set(seat, [...before, ...added]);
  if (!isDealt) return;
  const up = isFaceUp ? { up: 1 } : {};
  const known = seen.filter((card) => card !== UNKNOWN);
  const repeated = known.length > 0 ? { seen: known } : {};
  draft.events.push({ type: 'deal', seat, cards: added, ...up, ...repeated, line });
};

/** The whole hand of the player after a draw. */
const readDrawn = (context: Context, element: XmlElement): void => {
  const { draft, held, seats } = context;
  const seat = numberOf(attributeOf(element, 'player'));
  const cards = cardsOf(attributeOf(element, 'cards'));
  const before = held.get(seat);
  if (cards === null || before === undefined || !seats.has(seat)) {
    draft.unread(element);
    return;
  }
  held.set(seat, cards);
  const gone = before.filter((card) => !cards.includes(card));
  const index = draft.events.findLastIndex((event) => event.type === 'discard' && event.seat === seat);
  const event = draft.events[index];
  if (event?.type === 'discard') {
    if (event.count === gone.length) draft.events[index] = { ...event, cards: gone };
    else if (before.every((card) => card !== UNKNOWN))
      draft.contradict('figures', String(gone.length), String(event.count), event.line);
  }
  const added = cards.filter((card) => !before.includes(card));
  if (added.length > 0) draft.events.push({ type: 'deal', seat, cards: added, line: element.line });
};

/**
 * `<winner amount="59.50" uncalled="false" potnumber="1" player="0" hand="Pair of Aces" pottype="n"/>`. Some logs state the
 * uncalled bet apart, others count it as won: then the winnings exceed what the pots can hold.
 */
const readWinners = ({ draft, winners, seats }: Context): void => {
  const uncalled = findUncalled(draft);
  const amounts = winners.map((winner) => amountAt(draft, winner, attributeOf(winner, 'amount')));
  const isReturned = winners.map((winner) => attributeOf(winner, 'uncalled') === 'true');
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  const isIncluded =
    uncalled !== null && !isReturned.includes(true) && total > uncalled.pot - uncalled.amount;
  let rest = isIncluded ? uncalled.amount : 0;
  checkPotNumbers(draft, winners, isReturned);
  for (const [index, winner] of winners.entries()) {
    const seat = numberOf(attributeOf(winner, 'player'));
    const amount = amounts[index];
    const pot = numberOf(attributeOf(winner, 'potnumber')) - 1;
    const half = halves.get(attributeOf(winner, 'pottype'));
    if (!seats.has(seat) || amount === NO_AMOUNT || pot < 0 || half === undefined) {
      draft.unread(winner);
      continue;
    }
    if (!isReturned[index]) claimHand(draft, seat, winner, half === 'low' ? half : undefined);
    if (isReturned[index]) draft.uncalled(seat, amount, winner.line);
    else if (rest > 0 && uncalled?.seat === seat && amount >= rest) {
      draft.uncalled(seat, rest, winner.line);
      if (amount > rest) draft.collect(seat, amount - rest, winner.line, null, half ?? undefined);
      rest = 0;
    } else draft.collect(seat, amount, winner.line, null, half ?? undefined);
  }
};

/** Pots are numbered from 1, the uncalled bet after them; `uncalled` is `true` or `false`. */
const checkPotNumbers = (
  draft: XmlDraft,
  winners: readonly XmlElement[],
  isReturned: readonly boolean[],
): void => {
  const numbers = winners.map((winner) => numberOf(attributeOf(winner, 'potnumber')));
  const stated = new Set(numbers);
  const isBeyond = (number: number): boolean => number < 1 || number > stated.size;
  const hasGap = numbers.some(isBeyond);
  for (const [index, winner] of winners.entries()) {
    const number = numbers[index];
    const isLast = numbers.every((other, at) => at === index || other < number);
    if (hasGap ? isBeyond(number) : isReturned[index] && !isLast) {
      const expected = `potnumber="${String(lowestMissing(stated))}"`;
      draft.contradict('figures', expected, `potnumber="${attributeOf(winner, 'potnumber')}"`, winner.line);
    }
    const mark = attributeOf(winner, 'uncalled');
    if (mark !== 'true' && mark !== 'false') draft.unread(winner);
  }
};

/** The lowest number from 1 that is not in a set. */
const lowestMissing = (numbers: ReadonlySet<number>): number => {
  let number = 1;
  while (numbers.has(number)) number++;
  return number;
};

const halves: ReadonlyMap<string, 'high' | 'low' | null> = new Map([
  ['n', null],
  ['h', 'high'],
  ['l', 'low'],
]);
