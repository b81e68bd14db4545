import { formatCards, type Card } from '#cards';
import type { CanonicalHand } from '../../hand.js';
import type { WriteResult } from '../format.js';
import { Losses } from '../losses.js';
import { gameOfVariant, type Game } from './games.js';
import { findStreet, type StreetLayout } from './layouts.js';

/** The currency signs that the site prints; chips and play money have none. */
const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  CNY: '¥',
  PLAY: '',
  CHIPS: '',
};

/** The decimals of an amount that is not whole. */
const USUAL_DECIMALS = 2;

/**
 * The text of one hand while it is written, line by line, and the parts of the hand that the layout cannot hold. The other
 * writers rely on it for names, amounts and cards as the site prints them.
 */
export class Page {
  text = '';
  private readonly losses = new Losses();
  readonly names = new Map<number, string>();
  /** The game at this site; undefined for a game that the site does not have, which blocks the writing. */
  readonly game: Game | undefined;
  private readonly sign: string;
  private readonly unit: number;
  private readonly decimals: number;

  constructor(readonly hand: CanonicalHand) {
    const sign = Object.hasOwn(currencySigns, hand.currency) ? currencySigns[hand.currency] : undefined;
    if (sign === undefined) this.block('/currency');
    this.sign = sign ?? '';
    this.unit = 10 ** hand.scale;
    this.decimals = hand.scale;
    this.game = gameOfVariant(hand.game.variant);
    for (const { seat, name } of hand.players) this.names.set(seat, name);
  }

  /** The layout needs something that the hand lacks, or has no words for a part without which the hand would be another. */
  block(pointer: string): void {
    this.losses.block(pointer);
  }

  /** The layout has no place for a part of the hand; a lossy text leaves it out. */
  omit(pointer: string): void {
    this.losses.omit(pointer);
  }

  /** The text, or the pointers that prevent it. */
  result(lossy: boolean): WriteResult {
    return this.losses.resultFor(this.text, lossy);
  }

  line(text: string): void {
    this.text += text + '\n';
  }

  /** The name of the player in a seat; an empty seat blocks the writing. */
  name(seat: number, pointer: string): string {
    const name = this.names.get(seat);
    if (name === undefined) this.block(`${pointer}/seat`);
    return name ?? '';
  }

  /** `$0.05`, `$5`, `$5.50`: decimals only where the amount is not whole. */
  amount(chips: number): string {
    const fraction = chips % this.unit;
    return fraction === 0 ? this.sign + String(chips / this.unit) : this.exact(chips);
  }

  /** `$1.00`: always with decimals, if the currency has them. */
  exact(chips: number): string {
    if (this.decimals === 0) return this.sign + String(chips);
    const fraction = chips % this.unit;
    const digits = String(fraction).padStart(this.decimals, '0').padEnd(USUAL_DECIMALS, '0');
    return `${this.sign}${String((chips - fraction) / this.unit)}.${digits}`;
  }

  /** Whether only the button posts a blind, and every player an ante. */
  get hasButtonBlind(): boolean {
    const { game, stakes } = this.hand;
    return game.limit !== 'fixed-limit' && stakes.smallBlind === 0;
  }

  /** How a street is printed; undefined if the game has no such street. */
  street(street: string): StreetLayout | undefined {
    return this.game === undefined ? undefined : findStreet(this.game.layout, street);
  }

  /** `[Kh Ad]` */
  cards(cards: readonly Card[]): string {
    return `[${formatCards(cards)}]`;
  }
}
