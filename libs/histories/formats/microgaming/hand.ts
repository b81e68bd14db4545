import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { inferStakes } from '../../reading/inferred-stakes.js';
import { amountOf, attributeOf, childOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { actionReaders, boards, type ActionContext } from './actions.js';
import { cardsOf } from './cards.js';
import { centsOf, readHeader, readSeat, versionOf, type Participant } from './header.js';
import { readWinners, winsOf } from './winners.js';

const typeOf = (element: XmlElement): string => attributeOf(element, 'type');
const seatOf = (element: XmlElement): number => numberOf(attributeOf(element, 'seat'));

/** Reads `<Game id="…">`. */
export const readHand = (draft: XmlDraft, hand: XmlElement): void => {
  if (!readHeader(draft, hand)) {
    draft.rejectAt(hand, 'unsupported-game', messages.gameExpected);
    return;
  }
  const actions = childOf(hand, 'Gameplay')?.children ?? [];
  const acting = new Set(actions.map(seatOf));
  const participants: Participant[] = [];
  for (const element of childOf(hand, 'Seats')?.children ?? []) {
    const participant = readSeat(draft, element, (seat) => acting.has(seat));
    if (participant === null) return;
    participants.push(participant);
  }
  const seats = new Set(participants.map(({ seat }) => seat));
  const { totalplayers } = hand.attributes;
  if (totalplayers !== undefined && numberOf(totalplayers) !== seats.size) draft.unread(hand);
  const folded = new Set(actions.filter((element) => typeOf(element) === 'Fold').map(seatOf));
  const left = [...acting].filter((seat) => seats.has(seat) && !folded.has(seat)).length;
  const context: ActionContext = {
    isAdding: versionOf(hand) > 1,
    isShowdown: left > 1,
    owner: numberOf(attributeOf(hand, 'playerseat')),
    deadBlindOf: (seat) => findDeadBlind(draft, actions, participants, seat),
  };
  for (const element of actions) if (!readElement(draft, element, seats, context)) draft.unread(element);
  const isShowdown = left > 1 && draft.events.some(({ type }) => type === 'show' || type === 'muck');
  const wins = winsOf(actions);
  if (isShowdown && wins.length > 0) draft.showdown(wins[0].line);
  const rake = centsOf(draft, attributeOf(hand, 'rake'));
  readWinners(draft, wins, seats, Math.max(0, rake));
  if (rake === NO_AMOUNT) draft.unread(hand);
  else draft.claimRake(rake, hand.line);
  claimBalances(draft, hand, actions, participants);
  for (const other of hand.children)
    if (other.name !== 'Seats' && other.name !== 'Gameplay') draft.unread(other);
  inferStakes(draft);
};

/** Reads an action; false if it does not fit. Winners are read at the end. */
const readElement = (
  draft: XmlDraft,
  element: XmlElement,
  seats: ReadonlySet<number>,
  context: ActionContext,
): boolean => {
  const type = typeOf(element);
  if (element.name !== 'Action') return false;
  if (type === 'Win') return true;
  const street = boards.get(type);
  if (street !== undefined) {
    const cards = cardsOf(draft, element);
    if (cards === null || cards.length === 0) return false;
    draft.board(street, cards, element.line);
    return true;
  }
  const seat = seatOf(element);
  const reader = actionReaders.get(type);
  return reader !== undefined && seats.has(seat) && reader(draft, seat, element, context) !== false;
};

/** What a player paid for the jackpot. */
const contributionOf = (draft: XmlDraft, actions: readonly XmlElement[], seat: number): number =>
  actions.reduce((sum, element) => {
    if (typeOf(element) !== 'BadBeatContribution' || seatOf(element) !== seat) return sum;
    return sum + Math.max(0, amountOf(draft, attributeOf(element, 'value')));
  }, 0);

const wonBy = (draft: XmlDraft, actions: readonly XmlElement[], seat: number): number =>
  winsOf(actions).reduce((sum, win) => {
    const isOf = numberOf(attributeOf(win, 'num')) === seat;
    return isOf ? sum + Math.max(0, amountOf(draft, attributeOf(win, 'amount'))) : sum;
  }, 0);

/**
 * A player who folds before the first bet has paid only what was posted: a small blind more than the log prints is dead.
 * Likewise for one who checks, and folds or wins later.
 */
const findDeadBlind = (
  draft: XmlDraft,
  actions: readonly XmlElement[],
  participants: readonly Participant[],
  seat: number,
): number => {
  const participant = participants.find((candidate) => candidate.seat === seat);
  const small = actions.find((element) => typeOf(element) === 'SmallBlind');
  const { smallBlind } = draft.stakes;
  if (participant === undefined || small === undefined || smallBlind === null) return 0;
  const own = actions.filter((element) => seatOf(element) === seat);
  // The amounts of raises depend on the version of the log; players with only these actions state what they paid.
  const isPlain = own.every((element) => plainActions.has(typeOf(element)));
  if (!isPlain) return 0;
  const printed = own.reduce((sum, element) => {
    const value = element.attributes.value;
    const isPaid = value !== undefined && typeOf(element) !== 'BadBeatContribution';
    return isPaid ? sum + Math.max(0, amountOf(draft, value)) : sum;
  }, 0);
  const { balance, endBalance } = participant;
  const paid = balance - endBalance + wonBy(draft, actions, seat) - contributionOf(draft, actions, seat);
  return paid - printed === smallBlind ? smallBlind : 0;
};

const plainActions: ReadonlySet<string> = new Set([
  'PostedToPlay',
  'BadBeatContribution',
  'Check',
  'Fold',
  'Bet',
  'MuckCards',
]);

/** The balances at the end, before contributions to the jackpot; and what the owner of the log put in, in cents. */
const claimBalances = (
  draft: XmlDraft,
  hand: XmlElement,
  actions: readonly XmlElement[],
  participants: readonly Participant[],
): void => {
  const owner = numberOf(attributeOf(hand, 'playerseat'));
  const bet = centsOf(draft, attributeOf(hand, 'betamount'));
  for (const { seat, balance, endBalance, element } of participants) {
    const paid = contributionOf(draft, actions, seat);
    draft.claimFinalStack(seat, endBalance + paid, element.line);
    if (seat !== owner || bet === NO_AMOUNT) continue;
    draft.claimFinalStack(seat, Math.max(0, balance - bet + wonBy(draft, actions, seat)), hand.line);
  }
};
