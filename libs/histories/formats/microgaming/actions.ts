import { NO_AMOUNT } from '../../money.js';
import { amountOf, attributeOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { cardsOf } from './cards.js';

/** What an action needs beside the draft. */
export interface ActionContext {
  /** Whether calls and raises state what they add, as since 2012; before, what the bets reach. */
  readonly isAdding: boolean;
  /** The dead part of a blind that the log does not print. */
  readonly deadBlindOf: (seat: number, line: number) => number;
  /** Whether the pot is contested. */
  readonly isShowdown: boolean;
  /** The seat of the owner of the log; 0 for none. */
  readonly owner: number;
}

type ActionReader = (
  draft: XmlDraft,
  seat: number,
  element: XmlElement,
  context: ActionContext,
) => false | undefined;

/** Reads an action with an amount; false without one. */
const withAmount =
  (
    read: (draft: XmlDraft, seat: number, amount: number, line: number, context: ActionContext) => void,
  ): ActionReader =>
  (draft, seat, element, context) => {
    const amount = amountOf(draft, attributeOf(element, 'value'));
    if (amount === NO_AMOUNT) return false;
    read(draft, seat, amount, element.line, context);
    return undefined;
  };

const withoutAmount =
  (read: (draft: XmlDraft, seat: number, line: number) => void): ActionReader =>
  (draft, seat, { line }) => {
    read(draft, seat, line);
    return undefined;
  };

const note: ActionReader = (draft, seat, { tag, line }) => {
  draft.note(seat, tag, line);
  return undefined;
};

/** A bet of the player with the option raises the blind by its amount. */
const bet = withAmount((draft, seat, amount, line) => {
  if (draft.bets.highest === 0) draft.bet(seat, amount, line);
  else draft.raiseAdding(seat, amount, line);
});

const raise = withAmount((draft, seat, amount, line, { isAdding }) => {
  if (isAdding) draft.raiseAdding(seat, amount, line);
  else draft.raiseTo(seat, amount, line);
});

const call = withAmount((draft, seat, amount, line, { isAdding }) => {
  draft.call(seat, isAdding ? amount : Math.max(0, amount - draft.bets.of(seat)), line);
});

/** A new player posts a big blind; one who missed both blinds also a dead small blind, which only the balances show. */
const postToPlay = withAmount((draft, seat, amount, line, { deadBlindOf }) => {
  const dead = deadBlindOf(seat, line);
  if (dead === 0) draft.post(seat, 'big-blind', amount, line);
  else draft.post(seat, 'posted-blind', amount + dead, line, false, dead);
});

const show: ActionReader = (draft, seat, element) => {
  const cards = cardsOf(element);
  if (cards === null || cards.length === 0) return false;
  draft.show(seat, cards, element.line);
  return undefined;
};

/** The winner of a pot that nobody contests mucks too, which is no muck at a showdown. */
const muck: ActionReader = (draft, seat, element, { isShowdown }) => {
  const cards = cardsOf(element);
  if (cards === null) return false;
  const { line } = element;
  if (!isShowdown && !draft.hasFolded(seat)) draft.note(seat, element.tag, line);
  else draft.muck(seat, line);
  if (cards.length > 0) draft.claimHeldCards(seat, cards, line);
  return undefined;
};

/** Only the owner of the log sees cards that are dealt. */
const deal: ActionReader = (draft, seat, element, { owner }) => {
  const cards = cardsOf(element);
  if (cards === null || cards.length === 0) return false;
  if (owner > 0 && seat !== owner) {
    draft.contradict('players', String(owner), String(seat), element.line);
    return undefined;
  }
  draft.holeCards(element.line);
  draft.deal(seat, cards, element.line);
  return undefined;
};

export const actionReaders: ReadonlyMap<string, ActionReader> = new Map<string, ActionReader>([
  ['SmallBlind', withAmount((draft, seat, amount, line) => draft.post(seat, 'small-blind', amount, line))],
  ['BigBlind', withAmount((draft, seat, amount, line) => draft.post(seat, 'big-blind', amount, line))],
  ['PostedToPlay', postToPlay],
  ['DealCards', deal],
  ['Fold', withoutAmount((draft, seat, line) => draft.fold(seat, line))],
  ['Check', withoutAmount((draft, seat, line) => draft.check(seat, line))],
  ['Call', call],
  ['Bet', bet],
  ['Raise', raise],
  ['AllIn', withAmount((draft, seat, amount, line) => draft.allInAdding(seat, amount, line))],
  ['MoneyReturned', withAmount((draft, seat, amount, line) => draft.uncalled(seat, amount, line))],
  ['ShowCards', show],
  ['MuckCards', muck],
  // Milliseconds until the player must be back.
  ['Disconnect', note],
  // Paid for the jackpot out of the balance, not of the pot.
  ['BadBeatContribution', note],
]);

/** The streets that begin with cards on the board. */
export const boards: ReadonlyMap<string, string> = new Map([
  ['DealFlop', 'flop'],
  ['DealTurn', 'turn'],
  ['DealRiver', 'river'],
]);
