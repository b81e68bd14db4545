import { bitCount, type Card, deckCards } from '#cards';
import { shareStrength } from '#ranking';
import type { EquityGame } from '../spot/game.js';

/** The cards that a player keeps of a hand, which is ascending, with the last draw to come: a mask of their places. */
type Keep = (hand: ArrayLike<Card>) => number;

/**
 * The equity of keeping some cards at the only draw of a game with one share, by going through every case: all cards that the player
 * draws, all hands that the opponent is dealt from the others, and all cards that he draws. Simple and slow: for decks of at most 20 cards.
 */
export class ExactDraws {
  private readonly deck: readonly Card[];
  /** By set of cards, as a mask of their places in the deck: the cards of the opponent that stay, and the strength of a hand. */
  private readonly kept: Int32Array;
  private readonly strengths: Int32Array;
  private readonly bySize: readonly (readonly number[])[];

  constructor(
    private readonly game: EquityGame,
    keep: Keep,
  ) {
    this.deck = deckCards(game.deck).toSorted((a, b) => a - b);
    const sets = 2 ** this.deck.length;
    this.kept = new Int32Array(sets);
    this.strengths = new Int32Array(sets);
    this.bySize = Array.from({ length: game.holeCards + 1 }, (_, size) => this.setsOf(size, 0));
    for (const set of this.bySize[game.holeCards]) {
      const hand = this.cardsOf(set);
      const places = keep(hand);
      this.kept[set] = this.maskOf(hand.filter((_, at) => (places & (1 << at)) !== 0));
      this.strengths[set] = shareStrength(game, game.shares[0], hand, []);
    }
  }

  /** The equity of a hand with some of its cards kept. */
  equity(hand: readonly Card[], kept: readonly Card[]): number {
    const { bySize, game, strengths } = this;
    const whole = this.maskOf(hand);
    const own = this.maskOf(kept);
    let won = 0;
    let cases = 0;
    for (const drawn of bySize[hand.length - kept.length]) {
      if ((drawn & whole) !== 0) continue;
      for (const dealt of bySize[game.holeCards]) {
        if ((dealt & (whole | drawn)) !== 0) continue;
        won += this.against(strengths[own | drawn], dealt, whole | drawn | dealt);
        cases++;
      }
    }
    return won / cases;
  }

  /** The mean share of the pot against an opponent who was dealt a hand. */
  private against(strength: number, dealt: number, gone: number): number {
    const stays = this.kept[dealt];
    let won = 0;
    let cases = 0;
    for (const drawn of this.bySize[this.game.holeCards - bitCount(stays)]) {
      if ((drawn & gone) !== 0) continue;
      const other = this.strengths[stays | drawn];
      won += strength > other ? 1 : strength === other ? 1 / 2 : 0;
      cases++;
    }
    return won / cases;
  }

  private setsOf(size: number, from: number): number[] {
    if (size === 0) return [0];
    const sets: number[] = [];
    for (let at = from; at < this.deck.length; at++)
      for (const rest of this.setsOf(size - 1, at + 1)) sets.push((1 << at) | rest);
    return sets;
  }

  private cardsOf(set: number): Card[] {
    return this.deck.filter((_, at) => (set & (1 << at)) !== 0);
  }

  private maskOf(cards: readonly Card[]): number {
    return cards.reduce((mask, card) => mask | (1 << this.deck.indexOf(card)), 0);
  }
}
