import type { Card } from '#cards';
import {
  apply,
  areOpeners,
  beginStreet,
  closePosting,
  Hand,
  isCapped,
  isSmallBlindSeat,
  legalActions,
  NO_PLAYER,
  noPosts,
  openRound,
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
import { Cards } from './dealing.js';
import type { House } from './house.js';
import type { Random } from '#random';
import type { Conduct } from './pool.js';
import type { HandRecord } from './record.js';
import { Stub } from './stub.js';
import type { Tendencies } from './tendencies.js';

/** The setup and the deck of one hand. */
export interface Deal {
  readonly setup: HandSetup;
  /** Cards in the order of the deal; enough for any course of the hand. */
  readonly deck: readonly Card[];
  readonly heroSeat: number | null;
  /** Whether the log says what every player is dealt. */
  readonly isOpen: boolean;
  /** Antes before the blinds, as tournaments print them; cash games print them after. */
  readonly antesFirst: boolean;
  /** The antes that stayed in the pot of the hand before. */
  readonly carried: Chips;
  /** The house whose log is written. */
  readonly house: House;
  /** P-DEAL-1: whether cards are burned as the house does, and the log says so. */
  readonly burns: boolean;
  /** Whether players straddle, where the house allows it. */
  readonly straddles: boolean;
  /** How the players of a pool act; null for others. */
  readonly conduct: Conduct | null;
}

/** A hand after its last betting round. Players are numbered in dealing order. */
export interface PlayedHand {
  readonly state: Hand;
  readonly hole: readonly (readonly Card[])[];
  /** One for each board. */
  readonly boards: readonly (readonly Card[])[];
  /** The street on which each player folded; NO_PLAYER for those who did not. */
  readonly foldedOn: readonly number[];
  /** NO_PLAYER in games without blinds. */
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** P-VAR-5CD: the player who opened the hand, where it must be opened; else NO_PLAYER. */
  readonly opener: number;
  /** Whether a player had a decision on the last street. */
  readonly playedOut: boolean;
}

/** Plays a hand of any game from the first forced bet to the last card, and records it. */
export const playHand = (
  deal: Deal,
  tendencies: Tendencies,
  random: Random,
  record: HandRecord,
): PlayedHand => {
  const { setup, deck, heroSeat, isOpen, house } = deal;
  const { streets } = setup.variant;
  const state = new Hand(setup);
  const { smallBlind, bigBlind } = blindsOf(state);
  if (deal.carried > 0) {
    state.houseMoney = deal.carried;
    record.carryOver(deal.carried);
  }
  const posting = postForced(state, deal.antesFirst, smallBlind, bigBlind, record);
  if (deal.straddles) straddle(state, posting, random, record);
  const cards = new Cards(state, new Stub(deck, random), {
    heroSeat,
    isOpen,
    house,
    random,
    record,
    burns: deal.burns,
  });
  const foldedOn = new Array<number>(state.size).fill(NO_PLAYER);
  const mood = tendencies.moods[random.weighted(tendencies.moods.map(({ weight }) => weight))];
  const choose: Chooser = (legal) =>
    chooseAction(
      state,
      withOpeners(state, legal, cards.hole),
      mood,
      tendencies.committed,
      random,
      deal.conduct,
    );
  let isReturnRecorded = false;
  let opener = NO_PLAYER;
  closePosting(state, posting.lastBlind === NO_PLAYER ? bigBlind : posting.lastBlind);
  for (;;) {
    cards.dealStreet(streets[state.street]);
    openRound(state);
    const playedOut = state.actor !== NO_PLAYER;
    playRound(state, choose, record, foldedOn);
    if (streets[state.street].mustBeOpened === true) opener = state.opener;
    if (state.returned !== null && !isReturnRecorded) {
      isReturnRecorded = true;
      record.uncalled(state.seats[state.returned.player], state.returned.amount);
    }
    if (state.liveCount < 2 || state.passedOut || state.street + 1 === streets.length) {
      const { hole, boards } = cards;
      return { state, hole, boards, foldedOn, smallBlind, bigBlind, opener, playedOut };
    }
    beginStreet(state);
  }
};

/** P-BLIND-1: the blinds are left of the button; heads-up the house decides. Stud and ante games have none. */
export const blindsOf = (state: Hand): { readonly smallBlind: number; readonly bigBlind: number } => {
  const { size, setup } = state;
  if (setup.stakes.bigBlind === 0) return { smallBlind: NO_PLAYER, bigBlind: NO_PLAYER };
  const smallBlind = isSmallBlindSeat(state, size - 1) ? size - 1 : 0;
  return { smallBlind, bigBlind: (smallBlind + 1) % size };
};

/** Posts antes and blinds, as far as the stacks allow. */
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
    if (player !== NO_PLAYER) putIn(state, posting, player, kind, due, record);
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

/** Posts a forced bet, as far as the stack allows. */
const putIn = (
  state: Hand,
  posting: Posting,
  player: number,
  kind: PostKind,
  due: Chips,
  record: HandRecord,
): void => {
  const amount = Math.min(due, state.stack[player]);
  if (amount === 0) return;
  const seat = state.seats[player];
  const allIn = amount === state.stack[player];
  const forced = { type: 'post', seat, kind, amount, dead: 0, allIn } as const;
  recordPost(state, posting, forced);
  post(state, forced);
  record.post(forced);
};

/** The chance that a player straddles, and that another straddles behind him. */
const STRADDLE = 0.15;

/** P-SETUP-2: posts straddles of the seats that may straddle in the house, if their players have more chips. */
const straddle = (state: Hand, posting: Posting, random: Random, record: HandRecord): void => {
  const { switches, stakes } = state.setup;
  if (switches.straddle === 'not-played' || stakes.bigBlind === 0) return;
  const { smallBlind, bigBlind } = posting;
  if (state.size < 3 || smallBlind === NO_PLAYER || bigBlind === NO_PLAYER) return;
  while (random.chance(STRADDLE)) {
    const amount = 2 * Math.max(stakes.bigBlind, state.largestBet);
    const able = straddlers(state, posting).filter((player) => state.stack[player] > amount);
    if (able.length === 0) return;
    putIn(state, posting, random.pick(able), 'straddle', amount, record);
  }
};

/** The players who may straddle next and have not posted a blind: by the house, the next one, the button too, or all. */
const straddlers = (state: Hand, { lastBlind }: Posting): readonly number[] => {
  const { buttonSeat, switches } = state.setup;
  const next = (lastBlind + 1) % state.size;
  return state.seats.flatMap((seat, player) => {
    if (state.bet[player] > 0) return [];
    switch (switches.straddle) {
      case 'left-of-big-blind':
        return player === next ? [player] : [];
      case 'button-too':
        return player === next || seat === buttonSeat ? [player] : [];
      default:
        return [player];
    }
  });
};

/** P-VAR-5CD: the legal actions of a player who may not open without openers. */
const withOpeners = (state: Hand, legal: LegalActions, hole: readonly (readonly Card[])[]): LegalActions => {
  const { variant } = state.setup;
  const mayOpen =
    variant.openers === undefined ||
    state.opener !== NO_PLAYER ||
    state.currentStreet?.mustBeOpened !== true ||
    areOpeners(variant, hole[state.actor]);
  return mayOpen ? legal : { ...legal, bet: null, raise: null };
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
    if (!capped && isCapped(state)) record.capped();
  }
};
