import { type Card, UNKNOWN } from '#cards';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import {
  attributeOf,
  expectAttributes,
  expectNoText,
  textOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';
import { isAbsence, readAction } from './actions.js';
import { parseCards } from './cards.js';
import { cardTypeOf, isStud, streetsOf, variantOf } from './games.js';
import { checkNumbers, findLateCards, inOrder } from './order.js';
import { readPlayers, type Participant } from './players.js';
import { readSession, type Session } from './session.js';
import { checkTotals } from './totals.js';
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
  /** Actions that the log prints a second time. */
  readonly repeated: ReadonlySet<XmlElement>;
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
    repeated: checkNumbers(
      draft,
      elements.filter(({ name }) => name === 'action'),
    ),
    holdings: new Map<number, Holding>(),
    uncalled: null,
  };
  for (const [index, round] of rounds.entries()) readRound(context, round, index);
  // Rounds that begin or end at another place move cards, and are found by their numbers.
  const areRoundsKnown = draft.contradictions.length === 0;
  const late = areRoundsKnown ? findLateCards(rounds) : null;
  if (late !== null) draft.misplace(late, '<action>');
  inferStakes(draft);
  draft.ended ||= isComplete(draft, rounds, streetsOf(variant).length - 1);
  for (const other of hand.children) if (other.name !== 'round' && other !== general) draft.unread(other);
  checkGeneral(draft, general);
  for (const element of [hand, ...rounds]) expectNoText(draft, element);
  readResults(context, rounds.at(-1)?.endLine ?? hand.endLine);
  checkTotals(draft, participants);
  if (areRoundsKnown) checkHero(context);
};

/** Keeps elements that are neither the time nor the players, or that are there twice, for the audit. */
const checkGeneral = (draft: XmlDraft, general: XmlElement | undefined): void => {
  const seen = new Set<string>();
  for (const element of general?.children ?? []) {
    const { name } = element;
    if ((name !== 'startdate' && name !== 'players') || seen.has(name)) draft.unread(element);
    seen.add(name);
  }
};

/**
 * The log shows the hole cards of its owner, and those of the showdown: no other player folds with known cards, and the
 * owner mucks none that are hidden. A winner whom nobody calls may show. An owner who is not at the table is not known: logs
 * that were made anonymous may keep the name. The audit says so.
 */
const checkHero = ({ draft, session, seats, holdings, variant }: Context): void => {
  const { hero, heroElement } = session;
  if (hero === '' || heroElement === undefined || holdings.size === 0) return;
  const seat = seats.get(hero);
  if (seat === undefined) {
    draft.unread(heroElement);
    return;
  }
  const folded = foldedIn(draft);
  const other = draft.players.find(
    (player) =>
      player.seat !== seat && folded.has(player.seat) && isKnown(holdings.get(player.seat), variant),
  );
  const isHidden = draft.events.some((event) => event.type === 'muck' && event.seat === seat);
  if (other !== undefined || isHidden) draft.contradict('players', other?.name ?? '', hero, heroElement.line);
};

/** Whether hole cards are known. The first card of stud is face down. */
const isKnown = (held: Holding | undefined, variant: string): boolean =>
  held !== undefined &&
  (isStud(variant) ? held.cards[0] !== UNKNOWN : held.cards.every((card) => card !== UNKNOWN));

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
  return folds === dealt - 1 || rounds.length - 1 === lastStreet;
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
const readRound = (context: Context, round: XmlElement, index: number): void => {
  const { draft, repeated, seats, variant } = context;
  const street = streetsOf(variant)[index] ?? null;
  const cards = round.children.filter(({ name }) => name === 'cards');
  if (index !== 0 && street === null && round.children.length > 0) {
    draft.rejectAt(round, 'unreadable-line');
    return;
  }
  if (attributeOf(round, 'no') !== String(index))
    draft.contradict('figures', String(index), attributeOf(round, 'no'), round.line);
  if (street !== null) {
    keepUncalled(context);
    startStreet(context, street, index, round, cards);
  }
  const repeatedCards = checkOwners(context, round, cards);
  for (const element of cards) if (!repeatedCards.has(element)) readCards(context, street, element);
  if (street !== null && isStud(variant)) checkServed(context, round, cards);
  const actions = round.children.filter(({ name }) => name === 'action');
  for (const element of inOrder(actions))
    if (!repeated.has(element)) readAction(draft, seats, element, index === 0);
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
  // The audit reports the cards that the board lacks.
  else if (!cards.some(isBoard)) draft.board(street, [], round.children[0]?.line ?? round.endLine);
};

/** `<cards type="Pocket" player="Ana">H3 CJ</cards>`: a board, or cards of a player. */
const readCards = (context: Context, street: string | null, element: XmlElement): void => {
  const { draft, seats, variant, holdings } = context;
  const cards = parseCards(element.text);
  expectAttributes(draft, element, CARD_ATTRIBUTES);
  if (cards === null || cards.length === 0) {
    draft.unread(element);
    return;
  }
  if (street === null) {
    draft.misplace(element, '<action>');
    return;
  }
  const type = attributeOf(element, 'type');
  const expected = cardTypeOf(variant, street) ?? '';
  if (type !== expected) draft.contradict('figures', expected, type, element.line);
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

const CARD_ATTRIBUTES: ReadonlySet<string> = new Set(['type', 'player']);

/**
 * Where a round deals cards to players, each player has them once and as many as the others; so has everybody who acts.
 * Some logs have no cards of players at all. Returns the cards of players who have some already.
 */
const checkOwners = (
  { draft }: Context,
  round: XmlElement,
  cards: readonly XmlElement[],
): ReadonlySet<XmlElement> => {
  const repeated = new Set<XmlElement>();
  const counts = new Map<string, number>();
  for (const element of cards) {
    if (isBoard(element)) continue;
    const player = attributeOf(element, 'player');
    const count = parseCards(element.text)?.length ?? 0;
    const [first = count] = counts.values();
    if (counts.has(player)) {
      draft.contradict('cards', '0', String(count), element.line);
      repeated.add(element);
    } else if (count !== first) draft.contradict('cards', String(first), String(count), element.line);
    counts.set(player, count);
  }
  const [expected] = counts.values();
  if (expected === undefined) return repeated;
  for (const element of round.children) {
    const player = attributeOf(element, 'player');
    if (element.name !== 'action' || isAbsence(element) || counts.has(player)) continue;
    draft.contradict('cards', String(expected), '0', element.line);
    counts.set(player, expected);
  }
  return repeated;
};

/** On each street of stud, every player who has not folded gets cards. */
const checkServed = (
  { draft, seats, holdings }: Context,
  round: XmlElement,
  cards: readonly XmlElement[],
): void => {
  const served = new Set(cards.map((element) => seats.get(attributeOf(element, 'player'))));
  const folded = foldedIn(draft);
  for (const seat of holdings.keys()) {
    if (served.has(seat) || folded.has(seat)) continue;
    draft.contradict('cards', '1', '0', round.children[0]?.line ?? round.endLine);
    return;
  }
};

const foldedIn = ({ events }: XmlDraft): ReadonlySet<number> =>
  new Set(events.map((event) => (event.type === 'fold' ? event.seat : -1)));

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
  for (const { seat, won } of participants) {
    const amount = won > 0 ? returned(seat, won) : 0;
    if (amount > 0) draft.uncalled(seat, amount, line);
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
  const folded = foldedIn(draft);
  const left = [...holdings].filter(([seat]) => !folded.has(seat));
  if (left.length < 2) return;
  draft.showdown(line);
  for (const [seat, { cards, element }] of left) {
    if (cards.includes(UNKNOWN)) draft.muck(seat, element.line);
    else draft.show(seat, cards, element.line);
  }
};
