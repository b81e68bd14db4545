import type { Card } from '#cards';
import {
  apply,
  boardCardsOf,
  Hand,
  isCapped,
  legalActions,
  NOBODY,
  noPosts,
  openFirstRound,
  openNextRound,
  post,
  recordPost,
  type BettingAction,
  type Chips,
  type HandSetup,
  type LegalActions,
  type PostKind,
  type Posting,
} from '#engine';
import { chooseAction } from './choose.js';
import type { Random } from './random.js';
import type { HandRecord } from './record.js';
import type { Tendencies } from './tendencies.js';

/** What a hand is played with. */
export interface Deal {
  readonly setup: HandSetup;
  /** Cards in the order of the deal, as many as the hand can need. */
  readonly deck: readonly Card[];
  readonly heroSeat: number | null;
  /** Antes before the blinds, as tournaments print them; cash games print them after. */
  readonly antesFirst: boolean;
}

/** A hand that has been played to its end, but for the showdown. Players are numbered in dealing order. */
export interface PlayedHand {
  readonly state: Hand;
  readonly hole: readonly (readonly Card[])[];
  readonly board: readonly Card[];
  /** The street on which each player folded; NOBODY for those who did not. */
  readonly foldedOn: readonly number[];
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Whether anybody still had a decision on the last street. */
  readonly playedOut: boolean;
}

/** Plays a hand from the first forced bet to the last card of the board, and records it. */
export const playHand = (
  deal: Deal,
  tendencies: Tendencies,
  random: Random,
  record: HandRecord,
): PlayedHand => {
  const { setup, deck, heroSeat } = deal;
  const { streets, holeCards } = setup.variant;
  const state = new Hand(setup);
  // P-BLIND-1: left of the button, but heads-up on it.
  const smallBlind = state.size === 2 ? 1 : 0;
  const bigBlind = 1 - smallBlind;
  const posting = postForced(state, deal.antesFirst, smallBlind, bigBlind, record);
  const hole = state.seats.map((_, player) => deck.slice(player * holeCards, (player + 1) * holeCards));
  let dealt = state.size * holeCards;
  record.holeCards();
  if (heroSeat !== null) record.deal(heroSeat, hole[state.playerAt(heroSeat)] ?? []);
  const foldedOn = new Array<number>(state.size).fill(NOBODY);
  const board = state.boards[0];
  const mood = tendencies.moods[random.weighted(tendencies.moods.map(({ weight }) => weight))];
  const choose: Chooser = (legal) => chooseAction(state, legal, mood, tendencies.committed, random);
  let told = false;
  openFirstRound(state, posting.lastBlind === NOBODY ? bigBlind : posting.lastBlind);
  for (;;) {
    const playedOut = state.actor !== NOBODY;
    playRound(state, choose, record, foldedOn);
    if (state.returned !== null && !told) {
      told = true;
      record.uncalled(state.seats[state.returned.player], state.returned.amount);
    }
    const next = streets[state.street + 1];
    if (state.liveCount < 2 || next === undefined)
      return { state, hole, board, foldedOn, smallBlind, bigBlind, playedOut };
    const cards = deck.slice(dealt, dealt + boardCardsOf(next));
    dealt += cards.length;
    record.board(next.id, cards, board);
    board.push(...cards);
    openNextRound(state);
  }
};

/** Posts what is due of antes and blinds; who has nothing left posts nothing. */
const postForced = (
  state: Hand,
  antesFirst: boolean,
  smallBlind: number,
  bigBlind: number,
  record: HandRecord,
): Posting => {
  const { stakes } = state.setup;
  const posting = noPosts();
  const put = (player: number, kind: PostKind, due: Chips): void => {
    const amount = Math.min(due, state.stack[player]);
    if (amount === 0) return;
    const seat = state.seats[player];
    const allIn = amount === state.stack[player];
    const forced = { type: 'post', seat, kind, amount, dead: 0, allIn } as const;
    recordPost(state, posting, forced);
    post(state, forced);
    record.post(forced);
  };
  const antes = (): void => {
    for (const seat of [...state.seats].sort((a, b) => a - b)) put(state.playerAt(seat), 'ante', stakes.ante);
  };
  if (antesFirst) antes();
  put(smallBlind, 'small-blind', stakes.smallBlind);
  put(bigBlind, 'big-blind', stakes.bigBlind);
  if (!antesFirst) antes();
  return posting;
};

type Chooser = (legal: LegalActions) => BettingAction;

/** Plays one betting round to its end. */
const playRound = (state: Hand, choose: Chooser, record: HandRecord, foldedOn: number[]): void => {
  for (let legal = legalActions(state); legal !== null; legal = legalActions(state)) {
    const player = state.actor;
    const capped = isCapped(state);
    const action = choose(legal);
    record.act(action, action.type === 'raise' ? action.to - state.largestBet : 0);
    if (action.type === 'fold') foldedOn[player] = state.street;
    apply(state, action);
    if (!capped && isCapped(state)) record.note(null, 'Betting is capped');
  }
};
