import { formatCards, type Card } from '#cards';
import type { CanonicalHand } from '../../hand.js';
import type { WriteResult } from '../format.js';
import { Losses } from '../losses.js';
import { gameOfVariant, type Game } from './games.js';
import { findStreet, type StreetLayout } from './layouts.js';

/** The signs of the currencies that the site prints amounts in; chips and play money have none. */
const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  CNY: '¥',
  PLAY: '',
  CHIPS: '',
};

/** The decimals that the site prints where an amount is not whole. */
const USUAL_DECIMALS = 2;

/**
 * A page on which one hand is written line by line, and a list of what could not be: JSON pointers into the hand.
 */
export class Page {
  text = '';
  private readonly losses = new Losses();
  readonly names = new Map<number, string>();
  /** The game as the site plays it; undefined where it has none, and the page cannot be written. */
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

  /** The layout needs what the hand does not tell, or names what it has no word for. */
  block(pointer: string): void {
    this.losses.block(pointer);
  }

  /** The hand tells something that the layout has no place for: lost if the writing may be lossy. */
  omit(pointer: string): void {
    this.losses.omit(pointer);
  }

  /** The page as it is, unless what it leaves out stands in its way. */
  writing(lossy: boolean): WriteResult {
    return this.losses.writing(this.text, lossy);
  }

  line(text: string): void {
    this.text += text + '\n';
  }

  /** The player's name; a seat that nobody has is missing. */
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

  /** `$1.00`: with decimals in any case, where the currency has them. */
  exact(chips: number): string {
    if (this.decimals === 0) return this.sign + String(chips);
    const fraction = chips % this.unit;
    const digits = String(fraction).padStart(this.decimals, '0').padEnd(USUAL_DECIMALS, '0');
    return `${this.sign}${String((chips - fraction) / this.unit)}.${digits}`;
  }

  /** Whether the button alone posts a blind, and everybody an ante. */
  get hasButtonBlind(): boolean {
    const { game, stakes } = this.hand;
    return game.limit !== 'fixed-limit' && stakes.smallBlind === 0;
  }

  /** The words of a street; undefined where the game has no such street. */
  street(street: string): StreetLayout | undefined {
    return this.game === undefined ? undefined : findStreet(this.game.layout, street);
  }

  /** `[Kh Ad]` */
  cards(cards: readonly Card[]): string {
    return `[${formatCards(cards)}]`;
  }
}
