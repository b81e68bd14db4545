import { deckCards, formatCard, isInDeck, parseCards, type Card } from '#cards';
import { beginStreet, closePosting, dealUp, openRound } from '../apply.js';
import { verifyShowdown, verifyStreet } from '../board.js';
import { holeCardsOf, upCardsOf } from '../variants/deals.js';
import { exchange, verifyExchange } from '../exchange.js';
import type { Violation } from '../violations.js';
import { NO_PLAYER } from '../hand.js';
import { legalActions, type BetBounds } from '../legal.js';
import { buildPots } from '../pots.js';
import { checkSetup } from '../setup.js';
import { oddChipOrder, settle, WHOLE } from '../settle.js';
import { claimFor, strengthFor, variantAsDealt } from '../strength.js';
import { findVariant } from '../variants/index.js';
import type { Variant } from '../variants/variant.js';
import { nameOf, playerOf, setupOf, Table, type TableOptions } from './table.js';

/** Blinds of 5 and 10, bets of 10 and 20. */
export const LIMIT: TableOptions = { limit: 'fixed-limit', bigBlind: 10 };
/** Pot limit, blinds of 1 and 2. */
export const POT: TableOptions = { limit: 'pot-limit' };
/** Antes of 1, a bring-in of 2, bets of 5 and 10. */
export const STUD: TableOptions = {
  limit: 'fixed-limit',
  bigBlind: 0,
  ante: 1,
  bringIn: 2,
  smallBet: 5,
  bigBet: 10,
};
/** Antes of 1, no blinds, bets of 5 and 10. */
export const ANTES: TableOptions = { ...STUD, bringIn: 0 };

/** A table and the cards to deal. */
export interface Deal extends TableOptions {
  /**
   * The cards of A, B, C … in the order of the deal, followed by the cards that they draw. After the last one, and for
   * players without a text, the deck deals cards that no text names.
   */
  readonly hands?: readonly string[];
  /** In the order of the deal. */
  readonly board?: string;
  /** Forced bets in addition to antes and blinds: `C button-blind 2`. */
  readonly posts?: readonly string[];
}

/**
 * A hand with given cards, from its forced bets to the awards. `follow` takes one line for each street:
 *
 *     third: C bring-in, A raise 5, B call, C fold
 *     first-draw: A discards Kd 9s, B discards, B bet 10, A may fold / call 10 / raise 20, A call
 *
 * The deal of a street follows the discards. `may` checks the legal actions. `A bet 7 -> bet-too-small` checks that the
 * action has this violation, and does not apply it. A line that continues a street has no name.
 */
export class WorkedHand extends Table {
  readonly variant: Variant;
  /** The hole cards of each player. */
  readonly held: readonly Card[][];
  private readonly toDeal: readonly Card[][];
  private readonly deck: Deck;
  private readonly boardCards: Card[];
  private readonly extra: readonly string[];

  constructor({ hands = [], board = '', posts = [], ...options }: Deal) {
    super(options);
    this.extra = posts;
    this.variant = this.hand.setup.variant;
    this.toDeal = this.hand.seats.map((_, player) => cardsOf(hands[player] ?? ''));
    this.boardCards = cardsOf(board);
    this.held = this.hand.seats.map(() => []);
    this.deck = new Deck(this.variant, [...this.toDeal.flat(), ...this.boardCards]);
  }

  follow(...lines: readonly string[]): this {
    for (const line of lines) {
      const [street, rest] = line.includes(':') ? line.split(':') : ['', line];
      if (street !== '') this.beginStreet(street);
      for (const entry of (rest ?? '').split(',')) if (entry.trim() !== '') this.applyEntry(entry.trim());
    }
    return this;
  }

  /** The awards, each as a text: the pot, the half of a split pot, the player and the chips. */
  get awards(): readonly string[] {
    const { hand, variant } = this;
    if (hand.passedOut) return ['passed out'];
    hold(verifyShowdown(hand), 'showdown');
    const pots = buildPots(hand);
    const net = pots.map(({ amount }) => amount);
    const dealt = variantAsDealt(hand) ?? variant;
    const runs = hand.boards.map((board) =>
      variant.shares.map((share) =>
        this.held.map((cards, player) => {
          if (hand.live[player] === 0) return null;
          return hand.liveCount === 1 ? 0 : claimFor(dealt, share, cards, board);
        }),
      ),
    );
    const order = oddChipOrder(variant, this.held, hand.setup.switches.oddChip);
    const awards = settle(pots, net, runs, hand.setup.switches, order, hand.chip, variant.parts);
    return awards.map(({ pot, run, share, player, amount }) => {
      const half = share === WHOLE ? [] : [variant.shares[share].half];
      const board = hand.boards.length > 1 ? [`board-${String(run + 1)}`] : [];
      return [potNames[pot], ...board, ...half, nameOf(player), amount].join(' ');
    });
  }

  /** The legal actions of the player to act: `A may fold / call 2 / raise 4-100`. */
  get offers(): string {
    const legal = legalActions(this.hand);
    if (legal === null) return '-';
    const { fold, check, bringIn, call, bet, raise } = legal;
    const offered = [
      ...(fold ? ['fold'] : []),
      ...(check ? ['check'] : []),
      ...(bringIn === null ? [] : [`bring-in ${String(bringIn)}`]),
      ...(call === null ? [] : [`call ${String(call)}`]),
      ...(bet === null ? [] : [`bet ${span(bet)}`]),
      ...(raise === null ? [] : [`raise ${span(raise)}`]),
    ];
    return `${this.actor} may ${offered.join(' / ')}`;
  }

  private beginStreet(street: string): void {
    const { hand } = this;
    const next = this.variant.streets[hand.street + 1];
    if (next?.id !== street) throw new Error(`${next?.id ?? 'the showdown'} comes next, not ${street}`);
    if (hand.street < 0) {
      this.postBlinds().post(...this.extra);
      closePosting(hand, this.posting.lastBlind);
    } else {
      hold(verifyStreet(hand, hand.street + 1), street);
      beginStreet(hand);
    }
    if (hand.drawer === NO_PLAYER) this.dealStreet();
  }

  private applyEntry(entry: string): void {
    if (entry.includes(' may ')) {
      if (this.offers !== entry) throw new Error(`${this.offers}, and not: ${entry}`);
      return;
    }
    const [line = '', refused] = entry.split(' -> ');
    const [name = '', verb, ...cards] = line.split(' ');
    const isDiscard = verb === 'discards';
    if (refused !== undefined) {
      const code = isDiscard ? (this.drawViolation(name, cards.length)?.code ?? 'legal') : this.codeOf(line);
      if (code !== refused) throw new Error(`${line} is ${code}, not ${refused}`);
    } else if (isDiscard) this.draw(name, cardsOf(cards.join(' ')));
    else this.play(line);
  }

  private drawViolation(name: string, count: number): Violation | null {
    return verifyExchange(this.hand, this.hand.seats[playerOf(name)] ?? 0, count);
  }

  private draw(name: string, discards: readonly Card[]): void {
    const { hand } = this;
    hold(this.drawViolation(name, discards.length), name);
    const player = playerOf(name);
    const cards = this.held[player];
    for (const card of discards) {
      const at = cards.indexOf(card);
      if (at < 0) throw new Error(`${name} does not hold ${formatCard(card)}`);
      cards.splice(at, 1);
    }
    if (hand.currentStreet?.exchange?.replaced === true)
      discards.forEach(() => {
        this.dealTo(player);
      });
    this.deck.discard(discards);
    exchange(hand, hand.seats[player], discards.length);
    if (hand.drawer === NO_PLAYER) this.dealStreet();
  }

  private dealStreet(): void {
    const { hand, variant } = this;
    const street = variant.streets[hand.street];
    const count = holeCardsOf(street);
    const down = count - upCardsOf(street);
    const shared = variant.stub === 'shared-card' && count * hand.liveCount > this.deck.left;
    if (shared) this.dealBoard(count);
    else
      for (let player = 0; player < hand.size; player++)
        for (let card = 0; card < count && hand.live[player] === 1; card++) {
          const dealt = this.dealTo(player);
          if (card >= down) dealUp(hand, hand.seats[player], dealt);
        }
    for (const deal of street.deals) if (deal.to === 'board') this.dealBoard(deal.count);
    openRound(hand);
  }

  private dealTo(player: number): Card {
    const card = this.deck.take(this.toDeal[player].shift());
    this.held[player].push(card);
    return card;
  }

  /** Every board gets its cards of a street before the next one does. */
  private dealBoard(count: number): void {
    const { boards } = this.hand;
    for (let board = 0; board < (this.variant.boards ?? 1); board++)
      for (let card = 0; card < count; card++)
        (boards[board] ??= []).push(this.deck.take(this.boardCards.shift()));
  }
}

/** Deals every card once; discards are dealt again when the deck runs out, if the game allows it. */
class Deck {
  private readonly taken = new Set<Card>();
  private readonly discards: Card[] = [];

  constructor(
    private readonly variant: Variant,
    private readonly named: readonly Card[],
  ) {}

  get left(): number {
    return deckCards(this.variant.deck).length - this.taken.size;
  }

  take(wanted: Card | undefined): Card {
    if (this.left === 0 && this.variant.stub === 'reshuffle-discards')
      for (const card of this.discards.splice(0)) this.taken.delete(card);
    const card = wanted ?? this.unnamed();
    if (!isInDeck(this.variant.deck, card) || this.taken.has(card))
      throw new Error(`${formatCard(card)} is not in the deck`);
    this.taken.add(card);
    return card;
  }

  discard(cards: readonly Card[]): void {
    this.discards.push(...cards);
  }

  private unnamed(): Card {
    const free = deckCards(this.variant.deck).find(
      (card) => !this.taken.has(card) && !this.named.includes(card),
    );
    if (free === undefined) throw new Error('the deck has run out');
    return free;
  }
}

const potNames = ['main', 'side', 'side-2', 'side-3'];

const span = ({ min, max }: BetBounds): string =>
  min === max ? String(min) : `${String(min)}-${String(max)}`;

/** Fails the test if there is a violation. */
const hold = (violation: Violation | null, what: string): void => {
  if (violation !== null) throw new Error(`${what}: ${violation.code} (${violation.rules.join(' ')})`);
};

export const cardsOf = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return [...parsed.cards];
};

/** A function that deals hands of one game with common table options. */
export const worked =
  (game: string, common: TableOptions = {}) =>
  (deal: Deal): WorkedHand =>
    new WorkedHand({ ...common, ...deal, game });

const gameOf = (id: string): Variant => {
  const game = findVariant(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

/** The strengths for each share of the pot of a hand such as `As Kd on 2c 3d 4h`; null if the hand does not qualify. */
const strengthsOf = (game: Variant, text: string): readonly (number | null)[] => {
  const [hole = '', board = ''] = text.split(' on ');
  return game.shares.map((share) => strengthFor(game, share, cardsOf(hole), cardsOf(board)));
};

/**
 * Compares two hands: `>`, `=` or `<` for each share of the pot. `> <` means that the first hand wins the high half and
 * loses the low half; `-` means that neither hand qualifies.
 */
export const compare = (id: string, hand: string, other: string): string => {
  const game = gameOf(id);
  const theirs = strengthsOf(game, other);
  const signs = strengthsOf(game, hand).map((strength, share) => {
    const difference = (strength ?? 0) - (theirs[share] ?? 0);
    if (strength === null && theirs[share] === null) return '-';
    return difference === 0 ? '=' : difference > 0 ? '>' : '<';
  });
  return signs.join(' ');
};

/** For each number of players: `dealt`, or the reason why the setup is impossible. */
export const seating = (game: string, ...counts: readonly number[]): readonly string[] =>
  counts.map((players) => {
    const stacks = Array.from({ length: players }, () => 100);
    const [violation] = checkSetup(setupOf({ game, stacks }));
    return violation?.detail?.about === 'setup' ? violation.detail.reason : 'dealt';
  });
