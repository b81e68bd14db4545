import { formatMoney } from '../../money.js';
import type { CanonicalHand } from '../../hand.js';
import type { Losses } from '../losses.js';
import { Decimal } from './json-text.js';

/** A hand while it is written. */
export class Draft {
  /** Indexes of the events that the text has, in order. */
  readonly written: number[] = [];
  private readonly ids: ReadonlyMap<number, number>;

  constructor(
    readonly hand: CanonicalHand,
    readonly losses: Losses,
  ) {
    // Of two players in one seat, actions belong to the first.
    this.ids = new Map(hand.players.map(({ seat }, id) => [seat, id] as const).reverse());
  }

  /** The id of the player in a seat: the index in the list of players. Undefined for a seat without a player. */
  idOf(seat: number): number | undefined {
    return this.ids.get(seat);
  }

  money(amount: number): Decimal {
    return new Decimal(formatMoney(amount, this.hand.scale));
  }
}
