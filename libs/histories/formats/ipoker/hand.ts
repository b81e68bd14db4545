import { type Card, UNKNOWN } from '#cards';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { attributeOf, numberOf, textOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { isAbsence, readAction } from './actions.js';
import { parseCards } from './cards.js';
import { isStud, streetsOf, variantOf } from './games.js';
import { readPlayers, type Participant } from './players.js';
import { readSession, type Session } from './session.js';
import { inferStakes } from '../../reading/inferred-stakes.js';

/** The types of the cards of a board; every other type is cards of a player. */
const BOARDS: ReadonlySet<string> = new Set(['Flop', 'Turn', 'River']);

/** The cards of a player, and the last element with some of them. */
interface Holding {
  readonly cards: Card[];
  element: XmlElement;
}

/** A hand whose session and players are known. */
interface Context {
  readonly draft: XmlDraft;
  readonly session: Session;
  readonly variant: string;
  readonly participants: readonly Participant[];
  readonly seats: ReadonlyMap<string, number>;
  readonly holdings: Map<number, Holding>;
  /** The last bet that no player called in full. */
  uncalled: { readonly seat: number; readonly amount: number } | null;
}

/** Reads `<game gamecode="…">` with its session header. */
export const readHand = (draft: XmlDraft, hand: XmlElement, header: readonly XmlElement[]): void => {
  draft.id = attributeOf(hand, 'gamecode');
  const [general] = hand.children;
  draft.playedAtText = general === undefined ? null : textOf(general, 'startdate') || null;
  const session = readSession(draft, header);
  if (session === null) {
    const [at = hand] = header;
    draft.rejectAt(
      at,
      'unsupported-game',
      header.length === 0 ? messages.sessionExpected : messages.gameExpected,
    );
    return;
  }
  const rounds = hand.children.filter(({ name }) => name === 'round');
  const elements = rounds.flatMap(({ children }) => children);
  const participants = readPlayers(draft, hand, findDealtIn(elements));
  if (!elements.some(isHoleCards)) leaveOutPassedOver(draft, elements);
  const variant = variantOf(session.game.variant, mostCards(elements));
  if (variant !== null) draft.game = { variant, limit: session.game.limit, rotation: null };
  if (variant === null || participants.length === 0) return;
  const seats = new Map(participants.toReversed().map(({ name, seat }) => [name, seat]));
  draft.heroSeat = seats.get(session.hero) ?? null;
  const context = {
    draft,
    session,
    variant,
    participants,
    seats,
    holdings: new Map<number, Holding>(),
    uncalled: null,
  };
  for (const round of rounds) readRound(context, round);
  inferStakes(draft);
  draft.ended ||= isComplete(draft, rounds, streetsOf(variant).length - 1);
  for (const other of hand.children)
    if (other.name !== 'round' && other.name !== 'general') draft.unread(other);
  readResults(context, rounds.at(-1)?.endLine ?? hand.endLine);
};

/**
 * Players with cards or actions are dealt in. A log that shows no cards and only some actions states nothing about the
 * other players, except those whom the blinds passed over.
 */
const findDealtIn = (elements: readonly XmlElement[]): ((name: string) => boolean) => {
  if (!elements.some(isHoleCards)) return () => true;
  const names = new Set(
    elements
      .filter((element) => isHoleCards(element) || (element.name === 'action' && !isAbsence(element)))
      .map((element) => attributeOf(element, 'player')),
  );
  return (name) => names.has(name);
};

const isHoleCards = (element: XmlElement): boolean => element.name === 'cards' && !isBoard(element);

/** Players between the button and the blinds, who posted nothing, were not dealt in. */
const leaveOutPassedOver = (draft: XmlDraft, elements: readonly XmlElement[]): void => {
  const posted = (type: string): number => {
    const name = elements.find((element) => attributeOf(element, 'type') === type);
    return draft.players.findIndex((player) => player.name === name?.attributes.player);
  };
  const { players, buttonSeat } = draft;
  const [small, big] = [posted('1'), posted('2')];
  if (buttonSeat === null || small < 0 || big < 0) return;
  const order = [...players].sort((a, b) => a.seat - b.seat);
  const first = order.findIndex(({ seat }) => seat === buttonSeat) + 1;
  // Heads-up the button posts the small blind.
  if (players[small].seat === buttonSeat) return;
  for (let index = 0; index < order.length; index++) {
    const player = order[(first + index) % order.length];
    if (player === players[big]) return;
    const at = players.indexOf(player);
    if (at !== small) players[at] = { ...player, sittingOut: true, dealtIn: false };
  }
};

/**
 * Some logs end without the end tag of their last hand. It is complete if its rounds are, and no street can follow: only
 * one player has not folded, or the last street is there.
 */
const isComplete = (draft: XmlDraft, rounds: readonly XmlElement[], lastStreet: number): boolean => {
  const last = rounds.at(-1);
  if (!last?.isClosed) return false;
  const folds = draft.events.filter(({ type }) => type === 'fold').length;
  const dealt = draft.players.filter(({ dealtIn }) => dealtIn !== false).length;
  return folds === dealt - 1 || numberOf(attributeOf(last, 'no')) === lastStreet;
};

const isBoard = (element: XmlElement): boolean =>
  BOARDS.has(attributeOf(element, 'type')) && attributeOf(element, 'player') === '';

/** The hole cards of the first street. */
const mostCards = (elements: readonly XmlElement[]): number =>
  elements.reduce((most, element) => {
    const isPocket = element.name === 'cards' && attributeOf(element, 'type') === 'Pocket';
    return isPocket ? Math.max(most, parseCards(element.text)?.length ?? 0) : most;
  }, 0);

/** A round: its cards in the order of the log, then its actions in the order of their numbers. */
const readRound = (context: Context, round: XmlElement): void => {
  const { draft, seats, variant } = context;
  const number = numberOf(attributeOf(round, 'no'));
  const street = streetsOf(variant)[number] ?? null;
  const cards = round.children.filter(({ name }) => name === 'cards');
  if (number !== 0 && street === null && round.children.length > 0) {
    draft.rejectAt(round, 'unreadable-line');
    return;
  }
  if (street !== null) {
    keepUncalled(context);
    startStreet(context, street, number, round, cards);
  }
  for (const element of cards) readCards(context, street, element);
  const actions = round.children.filter(({ name }) => name === 'action');
  for (const element of inOrder(actions)) readAction(draft, seats, element);
  for (const other of round.children)
    if (other.name !== 'cards' && other.name !== 'action') draft.unread(other);
};

/** The first street of a game begins with the hole cards, a later one of stud without a board. */
const startStreet = (
  { draft, variant }: Context,
  street: string,
  number: number,
  round: XmlElement,
  cards: readonly XmlElement[],
): void => {
  if (isStud(variant)) draft.startStreet(street, round.line);
  else if (number === 1) draft.holeCards(round.line);
  else if (!cards.some(isBoard)) draft.rejectAt(round, 'unreadable-line');
};

/** `no` numbers the actions of a hand; some logs list them by player. */
const inOrder = (actions: readonly XmlElement[]): readonly XmlElement[] => {
  const numbers = actions.map((action) => numberOf(attributeOf(action, 'no')));
  if (numbers.includes(-1)) return actions;
  return actions
    .map((action, index) => ({ action, number: numbers[index] }))
    .sort((a, b) => a.number - b.number)
    .map(({ action }) => action);
};

/** `<cards type="Pocket" player="Ana">H3 CJ</cards>`: a board, or cards of a player. */
const readCards = (context: Context, street: string | null, element: XmlElement): void => {
  const { draft, seats, variant, holdings } = context;
  const cards = parseCards(element.text);
  if (cards === null || cards.length === 0 || street === null) {
    draft.unread(element);
    return;
  }
  if (isBoard(element) && !isStud(variant)) {
    draft.board(street, cards, element.line);
    return;
  }
  const seat = seats.get(attributeOf(element, 'player'));
  if (seat === undefined) {
    draft.unread(element);
    return;
  }
  const held = holdings.get(seat) ?? { cards: [], element };
  held.cards.push(...cards);
  held.element = element;
  holdings.set(seat, held);
  // The last card of seven-card stud is face down; the first street has one card face up.
  const up = isStud(variant) && street !== 'seventh' ? 1 : 0;
  dealTo(draft, seat, cards, up, element.line);
};

/** Cards that are dealt face down to other players and that the log shows were shown at the end of the hand. */
const dealTo = (draft: XmlDraft, seat: number, cards: Card[], up: number, line: number): void => {
  const { heroSeat } = draft;
  const down = cards.length - up;
  const dealt = seat === heroSeat ? cards : cards.map((card, index) => (index < down ? UNKNOWN : card));
  if (dealt.every((card) => card === UNKNOWN)) return;
  draft.events.push({ type: 'deal', seat, cards: dealt, ...(up === 0 ? {} : { up }), line });
};

/** Keeps what the largest bet of the street exceeds the second largest by. */
const keepUncalled = (context: Context): void => {
  const { bets } = context.draft;
  if (bets.highest === 0) return;
  let seat = -1;
  let second = 0;
  for (const participant of context.participants) {
    const bet = bets.of(participant.seat);
    if (bet === bets.highest && seat === -1) ({ seat } = participant);
    else second = Math.max(second, bet);
  }
  const amount = bets.highest - second;
  context.uncalled = seat >= 0 && amount > 0 ? { seat, amount } : null;
};

/** The showdown and the winnings, which the log states with the players. */
const readResults = (context: Context, line: number): void => {
  const { draft, participants, session } = context;
  keepUncalled(context);
  const { uncalled } = context;
  const returned = (seat: number, won: number): number =>
    session.winsWithUncalled && uncalled?.seat === seat && won >= uncalled.amount ? uncalled.amount : 0;
  for (const { seat, won, element } of participants) {
    const amount = won > 0 ? returned(seat, won) : 0;
    if (amount > 0) draft.uncalled(seat, amount, element.line);
  }
  readShowdown(context, line);
  for (const { seat, won, element } of participants) {
    const amount = won === NO_AMOUNT ? 0 : won - returned(seat, won);
    if (amount > 0) draft.collect(seat, amount, element.line);
  }
};

/**
 * Where two players have not folded, the hand ends with a showdown. The log then has the cards of those who showed, and
 * hides the cards of the others, who mucked.
 */
const readShowdown = ({ draft, holdings }: Context, line: number): void => {
  const folded = new Set(draft.events.map((event) => (event.type === 'fold' ? event.seat : -1)));
  const left = [...holdings].filter(([seat]) => !folded.has(seat));
  if (left.length < 2) return;
  draft.showdown(line);
  for (const [seat, { cards, element }] of left) {
    if (cards.includes(UNKNOWN)) draft.muck(seat, element.line);
    else draft.show(seat, cards, element.line);
  }
};
