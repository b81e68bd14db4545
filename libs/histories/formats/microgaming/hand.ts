import { usualSmallBlind } from '../../small-blind.js';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { inferStakes } from '../../reading/inferred-stakes.js';
import {
  attributeOf,
  childOf,
  makeNumberCheck,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';
import { actionReaders, boards, type ActionContext } from './actions.js';
import { cardsOf, checkCardNumbers } from './cards.js';
import { centsOf, readHeader, readSeat, versionOf, type Participant } from './header.js';
import { Ledger } from './ledger.js';
import { readWinners, winsOf } from './winners.js';

const typeOf = (element: XmlElement): string => attributeOf(element, 'type');
const seatOf = (element: XmlElement): number => numberOf(attributeOf(element, 'seat'));

/** Actions that players may have who were not dealt in. */
const REMARKS: ReadonlySet<string> = new Set(['Disconnect', 'BadBeatContribution']);
/** Actions that do not show that a player was dealt in: one who was also bets, posts, checks or folds. */
const IDLE: ReadonlySet<string> = new Set([...REMARKS, 'ShowCards', 'MuckCards', 'MoneyReturned']);

/** Reads `<Game id="…">`. */
export const readHand = (draft: XmlDraft, hand: XmlElement): void => {
  if (!readHeader(draft, hand)) {
    draft.rejectAt(hand, 'unsupported-game', messages.gameExpected);
    return;
  }
  const actions = childOf(hand, 'Gameplay')?.children ?? [];
  const acting = new Set(actions.filter((element) => !IDLE.has(typeOf(element))).map(seatOf));
  const participants: Participant[] = [];
  for (const element of childOf(hand, 'Seats')?.children ?? []) {
    const participant = readSeat(draft, element, (seat) => acting.has(seat));
    if (participant === null) return;
    participants.push(participant);
  }
  const listed = new Set(participants.map(({ seat }) => seat));
  const seats = new Set([...listed].filter((seat) => acting.has(seat)));
  checkPlayers(draft, hand, listed);
  checkOwner(draft, hand, { listed, seats }, actions);
  const folded = new Set(actions.filter((element) => typeOf(element) === 'Fold').map(seatOf));
  const left = [...seats].filter((seat) => !folded.has(seat)).length;
  const ledger = new Ledger(draft, actions);
  const bySeat = new Map(participants.toReversed().map((participant) => [participant.seat, participant]));
  const hasSmallBlind = actions.some((element) => typeOf(element) === 'SmallBlind');
  const context: ActionContext = {
    isAdding: versionOf(hand) > 1,
    isShowdown: left > 1,
    owner: numberOf(attributeOf(hand, 'playerseat')),
    deadBlindOf: (seat) => (hasSmallBlind ? findDeadBlind(draft, ledger, bySeat, seat) : 0),
  };
  const checkOrder = makeOrderCheck(draft);
  for (const element of actions) {
    if (!readElement(draft, element, { listed, seats }, context)) draft.unread(element);
    checkOrder(element);
  }
  checkCardNumbers(draft, actions);
  const isShowdown = left > 1 && draft.events.some(({ type }) => type === 'show' || type === 'muck');
  const wins = winsOf(actions);
  if (isShowdown && wins.length > 0) draft.showdown(wins[0].line);
  const rake = centsOf(draft, attributeOf(hand, 'rake'));
  readWinners(draft, wins, seats, Math.max(0, rake));
  if (rake === NO_AMOUNT) draft.unread(hand);
  else draft.claimRake(rake, hand.line);
  claimBalances(draft, hand, ledger, participants);
  for (const other of hand.children)
    if (other.name !== 'Seats' && other.name !== 'Gameplay') draft.unread(other);
  inferStakes(draft);
};

/** The most seats of a table. */
const MAX_TABLE = 10;

/** Compares the number of players and the size of the table with the list of players. Seats are numbered from 1. */
const checkPlayers = (
  draft: XmlDraft,
  { attributes, line }: XmlElement,
  listed: ReadonlySet<number>,
): void => {
  const { totalplayers, tablesize } = attributes;
  if (totalplayers !== undefined && numberOf(totalplayers) !== listed.size)
    draft.contradict('players', String(listed.size), totalplayers, line);
  const size = tablesize === undefined ? MAX_TABLE : numberOf(tablesize);
  const last = Math.max(...listed);
  if (last > size) draft.contradict('seat', String(size), String(last), line);
  else if (size > MAX_TABLE) draft.contradict('players', String(MAX_TABLE), String(size), line);
};

/** The seats of the players, and of those who were dealt in. */
interface Seats {
  readonly listed: ReadonlySet<number>;
  readonly seats: ReadonlySet<number>;
}

/** The owner of the log is at the table, and has cards if dealt in. One who only watches has seat 0 and bets nothing. */
const checkOwner = (
  draft: XmlDraft,
  { attributes, line }: XmlElement,
  { listed, seats }: Seats,
  actions: readonly XmlElement[],
): void => {
  const { playerseat = '', betamount = '' } = attributes;
  const owner = numberOf(playerseat);
  const isHere = listed.has(owner) || (owner === 0 && numberOf(betamount) === 0);
  if (!isHere) draft.contradict('players', [...listed].join(' '), playerseat, line);
  else if (seats.has(owner) && !actions.some((element) => typeOf(element) === 'DealCards'))
    draft.contradict('cards', '1', '0', line);
};

/** Compares the numbers of the actions with their order. Winners have none. */
const makeOrderCheck = (draft: XmlDraft): ((element: XmlElement) => void) => {
  const fits = makeNumberCheck();
  let last = 0;
  return ({ attributes: { seq }, line }) => {
    if (seq === undefined) return;
    const number = numberOf(seq);
    if (!fits(number)) draft.contradict('figures', String(last + 1), seq, line);
    last = number;
  };
};

/** Reads an action; false if it does not fit. Winners are read at the end. */
const readElement = (
  draft: XmlDraft,
  element: XmlElement,
  { listed, seats }: Seats,
  context: ActionContext,
): boolean => {
  const type = typeOf(element);
  if (element.name !== 'Action') return false;
  if (type === 'Win') return true;
  const street = boards.get(type);
  if (street !== undefined) {
    const cards = cardsOf(element);
    if (cards === null || cards.length === 0) return false;
    draft.board(street, cards, element.line);
    return true;
  }
  const seat = seatOf(element);
  const reader = actionReaders.get(type);
  if (reader === undefined || !(REMARKS.has(type) ? listed : seats).has(seat)) return false;
  return reader(draft, seat, element, context) !== false;
};

/**
 * A player who folds before the first bet has paid only what was posted: a small blind more than the log prints is dead.
 * Likewise for one who checks, and folds or wins later.
 */
const findDeadBlind = (
  draft: XmlDraft,
  ledger: Ledger,
  participants: ReadonlyMap<number, Participant>,
  seat: number,
): number => {
  const participant = participants.get(seat);
  const smallBlind = usualSmallBlind(draft.stakes);
  const { isPlain, printed, won, contributed } = ledger.of(seat);
  if (participant === undefined || smallBlind === null || !isPlain) return 0;
  const { balance, endBalance } = participant;
  return balance - endBalance + won - contributed - printed === smallBlind ? smallBlind : 0;
};

/** The balances at the end, before contributions to the jackpot; and what the owner of the log put in, in cents. */
const claimBalances = (
  draft: XmlDraft,
  hand: XmlElement,
  ledger: Ledger,
  participants: readonly Participant[],
): void => {
  const owner = numberOf(attributeOf(hand, 'playerseat'));
  const bet = centsOf(draft, attributeOf(hand, 'betamount'));
  for (const { seat, balance, endBalance, element } of participants) {
    const { contributed, won } = ledger.of(seat);
    draft.claimFinalStack(seat, endBalance + contributed, element.line);
    if (seat !== owner || bet === NO_AMOUNT) continue;
    draft.claimFinalStack(seat, Math.max(0, balance - bet + won), hand.line);
  }
};
