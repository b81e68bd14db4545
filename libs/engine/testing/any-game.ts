import { deckCards, type Card } from '#cards';
import type { BettingAction } from '../actions.js';
import { apply, beginStreet, closePosting, dealUp, openRound, post } from '../apply.js';
import { holeCardsOf, upCardsOf } from '../variants/deals.js';
import type { Chips } from '../chips.js';
import { exchange, mostDiscards, passerTo, verifyExchange } from '../exchange.js';
import { isSmallBlindSeat, noPosts, recordPost } from '../forced.js';
import { Hand, NO_PLAYER } from '../hand.js';
import { figuresFor, legalActions, type LegalActions } from '../legal.js';
import type { PostKind } from '../actions.js';
import type { HandSetup } from '../setup.js';

/** A random source: returns an integer from 0 to `below` - 1. */
export type Chance = (below: number) => number;

/** Callbacks: `decision` before every action, `settled` between betting rounds. */
export interface Watcher {
  decision?(hand: Hand, legal: LegalActions): void;
  settled?(hand: Hand): void;
}

/** A completed hand. */
export interface PlayedGame {
  readonly hand: Hand;
  /** The final hole cards, by player. */
  readonly hole: readonly (readonly Card[])[];
  readonly actions: readonly BettingAction[];
}

/** More actions than any hand has. */
const MAX_ACTIONS = 2_000;

/** Plays a hand of any game with random choices: forced bets, deals, draws and betting. */
export const playGame = (setup: HandSetup, chance: Chance, watcher: Watcher = {}): PlayedGame => {
  const hand = new Hand(setup);
  const { variant } = setup;
  const deck = new Deck(variant.deck, chance);
  const hole: Card[][] = hand.seats.map(() => []);
  const actions: BettingAction[] = [];
  closePosting(hand, postForced(hand));
  for (;;) {
    watcher.settled?.(hand);
    exchangeAll(hand, hole, deck, chance);
    dealStreet(hand, hole, deck);
    openRound(hand);
    for (let legal = legalActions(hand); legal !== null; legal = legalActions(hand)) {
      watcher.decision?.(hand, legal);
      const action = choose(hand, legal, chance);
      actions.push(action);
      if (actions.length > MAX_ACTIONS) throw new Error('the hand does not end');
      apply(hand, action);
    }
    const last = hand.street + 1 === variant.streets.length;
    if (last || hand.liveCount < 2 || hand.passedOut) break;
    beginStreet(hand);
  }
  watcher.settled?.(hand);
  return { hand, hole, actions };
};

/** The rest of the deck. When it runs out, discards are dealt again. */
class Deck {
  private readonly stub: Card[];
  private readonly discards: Card[] = [];

  constructor(
    id: HandSetup['variant']['deck'],
    private readonly chance: Chance,
  ) {
    this.stub = [...deckCards(id)];
  }

  get size(): number {
    return this.stub.length;
  }

  draw(): Card {
    if (this.stub.length === 0) this.stub.push(...this.discards.splice(0));
    const at = this.chance(this.stub.length);
    const [card] = this.stub.splice(at, 1);
    if (card === undefined) throw new Error('the deck has run out');
    return card;
  }

  discard(cards: readonly Card[]): void {
    this.discards.push(...cards);
  }
}

/** Posts antes and, if the game has them, blinds. Returns the player of the last blind. */
const postForced = (hand: Hand): number => {
  const { stakes } = hand.setup;
  const posting = noPosts();
  const put = (player: number, kind: PostKind, due: Chips): void => {
    const amount = Math.min(due, hand.stack[player]);
    if (amount === 0) return;
    const seat = hand.seats[player];
    const forced = {
      type: 'post',
      seat,
      kind,
      amount,
      dead: 0,
      allIn: amount === hand.stack[player],
    } as const;
    recordPost(hand, posting, forced);
    post(hand, forced);
  };
  for (let player = 0; player < hand.size; player++) put(player, 'ante', stakes.ante);
  if (stakes.bigBlind === 0) return NO_PLAYER;
  const small = isSmallBlindSeat(hand, hand.size - 1) ? hand.size - 1 : 0;
  put(small, 'small-blind', stakes.smallBlind);
  const big = (small + 1) % hand.size;
  put(big, 'big-blind', stakes.bigBlind);
  return big;
};

const exchangeAll = (hand: Hand, hole: Card[][], deck: Deck, chance: Chance): void => {
  const rule = hand.currentStreet?.exchange;
  if (rule === undefined) return;
  const passed = new Map<number, Card[]>();
  while (hand.drawer !== NO_PLAYER) {
    const player = hand.drawer;
    const count = rule.fewest + chance(mostDiscards(hand) - rule.fewest + 1);
    const violation = verifyExchange(hand, hand.seats[player], count);
    if (violation !== null) throw new Error(violation.code);
    const discards = hole[player].splice(0, count);
    if (rule.passed !== undefined) passed.set(player, discards);
    else if (rule.replaced) for (let card = 0; card < count; card++) hole[player].push(deck.draw());
    if (rule.passed === undefined) deck.discard(discards);
    exchange(hand, hand.seats[player], count);
  }
  for (const player of passed.keys()) hole[player].push(...(passed.get(passerTo(hand, player)) ?? []));
};

const dealStreet = (hand: Hand, hole: Card[][], deck: Deck): void => {
  const street = hand.currentStreet!;
  const { variant } = hand.setup;
  const count = holeCardsOf(street);
  const up = upCardsOf(street);
  if (variant.stub === 'shared-card' && count * hand.liveCount > deck.size) hand.boards[0].push(deck.draw());
  else
    for (let player = 0; player < hand.size; player++)
      for (let card = 0; card < count && hand.live[player] === 1; card++) {
        hole[player].push(deck.draw());
        if (card >= count - up) dealUp(hand, hand.seats[player], hole[player].at(-1)!);
      }
  for (const deal of street.deals)
    if (deal.to === 'board')
      for (let board = 0; board < (variant.boards ?? 1); board++) {
        while (hand.boards.length <= board) hand.boards.push([]);
        for (let card = 0; card < deal.count; card++) hand.boards[board].push(deck.draw());
      }
};

const choose = (hand: Hand, legal: LegalActions, chance: Chance): BettingAction => {
  const { seat, call, bringIn, check, fold } = legal;
  const stack = hand.stack[hand.actor];
  const range = legal.bet ?? legal.raise;
  const which = chance(100);
  if (which < 40 && range !== null) {
    const size = chance(101);
    const chips = Math.round(((range.max - range.min) * size) / 100 / hand.chip);
    const between = range.min + chips * hand.chip;
    const to = range.totals?.[chance(range.totals.length)] ?? between;
    return {
      type: legal.bet === null ? 'raise' : 'bet',
      seat,
      to,
      allIn: to === figuresFor(hand, hand.actor).allIn,
    };
  }
  if (which < 50 && fold) return { type: 'fold', seat };
  if (bringIn !== null) return { type: 'bring-in', seat, amount: bringIn, allIn: bringIn === stack };
  if (check) return { type: 'check', seat };
  return { type: 'call', seat, amount: call ?? 0, allIn: call === stack };
};

/** A random source with a seed (a linear congruential generator, which is good enough for tests). */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
