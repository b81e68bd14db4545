import { type Card, CardSet, formatCard, isInDeck, parseCards, UNKNOWN } from '#cards';
import { cardsToCome, freeCardCount, type Spot } from './spot.js';
import type { EquityIssue } from './issue.js';
import { type DiscardStage, stagesAhead, stagesOf } from './discard-stages.js';
import { type DealtCards, dealtCardsOf } from './dealt-cards.js';
import { boardsOf, type EquityGame, isDecidedByDeal } from './game.js';
import { inLowestTerms, knownHandsOf, type KnownHands, oneHand } from './known-hands.js';
import { orderOf } from './game-order.js';
import { type GameRange, parseGameRange } from './game-range.js';
import { without } from './narrowing.js';
import { MAX_CARDS, parseRange } from '../ranges/parse.js';
import { areCompatible } from './compatibility.js';
import type { DiscardPolicy } from './policy.js';
import { readTable } from './policy-table.js';

/** A spot as text, before validation. */
export interface EquityQuestion {
  readonly game: EquityGame;
  readonly players: readonly QuestionPlayer[];
  /** Board cards; with two boards those of the first, then those of the second. */
  readonly board: string;
  readonly dead: string;
  /** Draws that are left; 1 by default. */
  readonly draws?: number;
  /** How players discard; without it the cards that are kept must be known. */
  readonly policy?: DiscardPolicy;
}

/** A hand, in which `??` is an unknown card, or a range of hands (docs/ranges.md). */
export type QuestionPlayer = { readonly hand: string } | { readonly range: string };

export type QuestionResult =
  | { readonly ok: true; readonly spot: Spot }
  | { readonly ok: false; readonly issues: readonly EquityIssue[] };

/** The largest number of players of any game. */
export const MAX_PLAYERS = 22;

/** The JSON pointers to the texts of each player. They are made once, because most questions have no issue. */
const POINTERS = Array.from({ length: MAX_PLAYERS }, (_, index) => ({
  hand: `/players/${String(index)}/hand`,
  range: `/players/${String(index)}/range`,
}));

/**
 * Parses and checks a question. Reports all issues, except those that cannot be determined because of others. Linear in the length of
 * the texts and the number of hands.
 */
export const parseQuestion = (question: EquityQuestion): QuestionResult => {
  const reader = new QuestionReader(question.game);
  const spot = reader.read(question);
  return reader.issues.length > 0 || spot === null
    ? { ok: false, issues: reader.issues }
    : { ok: true, spot };
};

class QuestionReader {
  readonly issues: EquityIssue[] = [];
  /** Cards of boards, dead cards and known hands. */
  private readonly gone = new CardSet();
  /** The discards that the policy decides. */
  private stages: readonly DiscardStage[] = [];
  private hasPolicy = false;
  private boardSize = 0;

  private readonly dealt: DealtCards;

  constructor(private readonly game: EquityGame) {
    this.dealt = dealtCardsOf(game);
  }

  read({ players, board, dead, draws, policy }: EquityQuestion): Spot | null {
    const { game, issues } = this;
    if (game.declared === true) {
      issues.push({ code: 'needs-declarations', pointer: '' });
      return null;
    }
    this.hasPolicy = policy !== undefined;
    if (players.length < 2) issues.push({ code: 'too-few-players', pointer: '/players' });
    if (players.length > MAX_PLAYERS) {
      issues.push({ code: 'too-many-players', pointer: '/players' });
      return null;
    }
    const boards = this.boards(this.cards(board, '/board') ?? []);
    this.boardSize = boards[0].length;
    if (draws !== undefined) this.checkDraws(draws);
    const deadCards = this.cards(dead, '/dead') ?? [];
    if (policy !== undefined) this.readPolicy(policy, draws);
    const drawn = draws !== 0;
    const known = players.map((player, index) => this.player(player, index, drawn));
    if (
      issues.length === 0 &&
      !this.hasPolicy &&
      boards.some(({ length }) => length < this.dealt.boardAtDiscard)
    )
      issues.push({ code: 'needs-policy', pointer: '/board' });
    if (issues.length > 0) return null;
    const left: KnownHands[] = [];
    known.forEach((hand, index) => {
      if (hand !== null) left.push(this.playable(hand, index));
    });
    const undecided = { game, players: left, boards, dead: deadCards };
    const spot: Spot =
      policy === undefined ? undecided : { ...undecided, policy: { policy, stages: this.stages } };
    const needed = left.reduce((sum, { size }) => sum + size, 0) + cardsToCome(spot) + mostDrawn(this.stages);
    const free = freeCardCount(spot);
    if (needed > free)
      issues.push({ code: 'too-many-players', pointer: '/players', cards: { needed, free } });
    // Known hands share no card, and `playable` has removed the hands of ranges that conflict with them. So only two ranges can conflict.
    else if (issues.length === 0 && known.filter(isRange).length > 1) this.checkCompatibility(left);
    return spot;
  }

  private checkCompatibility(players: readonly KnownHands[]): void {
    const compatibility = areCompatible(players);
    if (compatibility === 'no') this.issues.push({ code: 'conflicting-ranges', pointer: '/players' });
    if (compatibility === 'unsure') this.issues.push({ code: 'seldom-together', pointer: '/players' });
  }

  /** Finds the discards to come, and checks the table of the policy. */
  private readPolicy(policy: DiscardPolicy, draws = 1): void {
    const { game, issues, boardSize } = this;
    const stages = stagesOf(game);
    if (stages === null || stages.length === 0) {
      issues.push({ code: 'no-discards', pointer: '/policy' });
      return;
    }
    this.stages = stagesAhead(stages, boardSize, draws);
    if (typeof policy !== 'string') issues.push(...readTable(game, this.stages, policy).issues);
  }

  /** The draws that the board leaves: a game may deal board cards after its last draw. */
  private get drawsLeft(): number {
    return this.dealt.boardsAtDraws.filter((size) => size >= this.boardSize).length;
  }

  /** Without a policy a draw game can be solved only after the last discard. */
  private checkDraws(draws: number): void {
    const possible = Array.from({ length: this.drawsLeft + 1 }, (_, count) => count);
    if (!possible.includes(draws)) this.issues.push({ code: 'wrong-draws', pointer: '/draws', possible });
    else if (draws > 1 && !this.hasPolicy) this.issues.push({ code: 'needs-policy', pointer: '/draws' });
  }

  /** The cards of a text; null if it is not a list of cards. */
  private cards(text: string, pointer: string): Card[] | null {
    const cards = this.parsed(text, pointer);
    if (cards !== null) this.take(cards, pointer);
    return cards;
  }

  private parsed(text: string, pointer: string): Card[] | null {
    const parsed = parseCards(text);
    if (parsed.ok) return parsed.cards;
    this.issues.push({ code: 'bad-card', pointer, at: parsed.error.at });
    return null;
  }

  /** Marks cards as taken. */
  private take(cards: Iterable<Card>, pointer: string): void {
    for (const card of cards)
      if (card === UNKNOWN || !isInDeck(this.game.deck, card))
        this.issues.push({ code: 'not-in-deck', pointer, card });
      else if (!this.gone.add(card)) this.issues.push({ code: 'duplicate-card', pointer, card });
  }

  /** Divides the cards into boards. A board must have a size that it has after a street. */
  private boards(cards: readonly Card[]): (readonly Card[])[] {
    const possible = this.dealt.onBoards;
    if (!possible.includes(cards.length))
      this.issues.push({ code: 'wrong-card-count', pointer: '/board', possible });
    const count = boardsOf(this.game);
    if (count === 1) return [cards];
    const each = cards.length / count;
    return Array.from({ length: count }, (_, board) => cards.slice(board * each, (board + 1) * each));
  }

  private player(player: QuestionPlayer, index: number, drawn: boolean): KnownHands | null {
    return 'hand' in player
      ? this.hand(player.hand, POINTERS[index].hand, drawn)
      : this.range(player.range, POINTERS[index].range, drawn);
  }

  private hand(text: string, pointer: string, drawn: boolean): KnownHands | null {
    const cards = this.parsed(text, pointer);
    if (cards === null) return null;
    if (cards.includes(UNKNOWN)) return this.partlyKnown(cards, pointer, drawn);
    this.take(cards, pointer);
    return this.isSize(cards.length, pointer, drawn) ? oneHand(cards, this.heldWith(cards.length)) : null;
  }

  /** A hand with unknown cards, such as `Ah??`: they are still to come, or the hand is any that has the known cards. */
  private partlyKnown(cards: readonly Card[], pointer: string, drawn: boolean): KnownHands | null {
    const { game, issues } = this;
    if (!this.isSize(cards.length, pointer, drawn)) return null;
    const known = cards.filter((card) => card !== UNKNOWN);
    if (isDecidedByDeal(game) && cards.indexOf(UNKNOWN) < known.length) {
      issues.push({ code: 'deal-order', pointer });
      return null;
    }
    // With a policy, a hand with fewer cards has made its discard already.
    if (known.length === 0 || (this.grows(drawn) && !this.hasPolicy)) {
      this.take(known, pointer);
      return oneHand(known, this.heldWith(known.length));
    }
    const absent = known.filter((card) => !isInDeck(game.deck, card));
    issues.push(...absent.map((card) => ({ code: 'not-in-deck', pointer, card }) as const));
    if (absent.length > 0) return null;
    const { length: size } = cards;
    if (size > MAX_CARDS) {
      issues.push({ code: 'not-in-deck', pointer, card: UNKNOWN });
      return null;
    }
    const hands = parseRange(known.map(formatCard).join(''), { deck: game.deck, size, order: null });
    if (hands.ok) return knownHandsOf(hands.range, this.heldWith(size));
    issues.push({ code: 'bad-range', pointer, range: hands.issue });
    return null;
  }

  private range(text: string, pointer: string, drawn: boolean): KnownHands | null {
    const { result } = this.parseRange(text, drawn);
    if (!result.ok) {
      this.issues.push({ code: 'bad-range', pointer, range: result.issue });
      return null;
    }
    const { size, cards } = result.range;
    if (cards !== null && isDecidedByDeal(this.game)) {
      this.issues.push({ code: 'deal-order', pointer });
      return null;
    }
    const hands = knownHandsOf(result.range, this.heldWith(cards === null ? 0 : size));
    if (hands.count === 1) this.take(hands.cards, pointer);
    return hands;
  }

  /**
   * Before a discard without replacement, and at it, hands of ranges have the cards that are still to be discarded: `AA` could mean
   * what is left of them, too, but only one of both.
   */
  private parseRange(text: string, drawn: boolean): GameRange {
    const { game } = this;
    const held = this.sizesAtDiscard()?.at(0);
    if (held === undefined) return parseGameRange(game, text, this.grows(drawn));
    const shape = { deck: game.deck, size: held, order: held === game.holeCards ? orderOf(game) : null };
    return { shape, result: parseRange(text, shape) };
  }

  /** The sizes of hands before a discard without replacement, or at it; null if none is to come. */
  private sizesAtDiscard(): number[] | null {
    const stage = this.stages.at(0);
    if (stage === undefined || stage.replaced) return null;
    const { held, fewest, board } = stage;
    return board === this.boardSize ? [held, held - fewest] : [held];
  }

  /** The cards that a player with a hand of this size holds at the next discard, or at the end. 0: the cards are unknown. */
  private heldWith(size: number): number {
    const stage = this.stages.at(0);
    if (stage === undefined) return this.game.holeCards;
    return stage.replaced || size === 0 ? stage.held : size;
  }

  /** Whether players can still get hole cards, dealt or drawn. */
  private grows(drawn: boolean): boolean {
    const { areHoleCardsLater, boardsAtDraws } = this.dealt;
    return areHoleCardsLater && (boardsAtDraws.length === 0 || (drawn && this.drawsLeft > 0));
  }

  private isSize(size: number, pointer: string, drawn: boolean): boolean {
    const { holeCards } = this.game;
    const sizes = this.sizesAtDiscard();
    if (sizes !== null) {
      if (!sizes.includes(size))
        this.issues.push({ code: 'wrong-card-count', pointer, possible: sizes.toSorted((a, b) => a - b) });
      return sizes.includes(size);
    }
    const grows = this.grows(drawn);
    if (size === holeCards || (grows && size <= holeCards && size > 0)) return true;
    if (size > holeCards && size <= this.dealt.mostHeld && !this.hasPolicy)
      this.issues.push({ code: 'needs-policy', pointer });
    else {
      const possible = grows ? Array.from({ length: holeCards }, (_, fewer) => fewer + 1) : [holeCards];
      this.issues.push({ code: 'wrong-card-count', pointer, possible });
    }
    return false;
  }

  /** Removes hands that conflict with the board, dead cards or known hands. The weights of the others are in lowest terms. */
  private playable(hands: KnownHands, index: number): KnownHands {
    if (hands.count === 1) return hands;
    const left = without(hands, this.gone.toCards());
    if (left === hands) return hands;
    if (left.count === 0) this.issues.push({ code: 'dead-range', pointer: `/players/${String(index)}` });
    return { ...left, weights: inLowestTerms(left.weights) };
  }
}

const isRange = (hands: KnownHands | null): boolean => hands !== null && hands.count > 1;

/** The most cards that a player draws while all others hold a whole hand: so many must be left, with the discards. */
const mostDrawn = (stages: readonly DiscardStage[]): number =>
  stages.reduce((most, stage) => (stage.replaced ? Math.max(most, stage.most) : most), 0);
