import { deckCards, isInDeck, type Card } from '#cards';
import type { Street } from '#engine';
import type { Chance } from './chance.js';
import { joinCards, type ReferenceTable } from './reference-table.js';

/** The deck of a hand. Discards, folded cards and burn cards are shuffled into it when it runs out. */
export class ReferenceDeck {
  private readonly stub: Card[];
  private discards: Card[] = [];
  /** By player: the discards of the current draw, which never come back to him. */
  private thrown: readonly (readonly Card[])[] = [];

  constructor(
    private readonly table: ReferenceTable,
    private readonly chance: Chance,
  ) {
    const { deck } = table.setup.variant;
    this.stub = chance.shuffle(deckCards('standard').filter((card) => isInDeck(deck, card)));
  }

  /** Moves the cards of a player who folds to the discards. */
  fold(player: number): void {
    this.discards.push(...this.table.hole[player]);
    this.table.up[player] = [];
  }

  /** Plays the draw of a street, and deals its cards. */
  deal(street: Street, index: number): void {
    const { table } = this;
    if (index > 0) this.discards.push(...this.take(1));
    const owed = street.exchange === undefined ? table.each(() => 0) : this.draw();
    for (const { to, count, up } of street.deals)
      if (to === 'hole') for (const player of table.alive) owed[player] += up === true ? 0 : count;
    const open = street.deals.reduce((sum, { to, count, up }) => sum + (to === 'hole' && up ? count : 0), 0);
    const needed = owed.reduce((sum, count) => sum + count, 0) + open * table.alive.length;
    if (table.setup.variant.stub === 'shared-card' && needed > this.stub.length + this.discards.length) {
      this.dealBoard(1);
      return;
    }
    for (const player of table.alive) {
      const cards = this.take(owed[player] + open, this.thrown[player]);
      if (cards.length === 0) continue;
      table.hole[player].push(...cards);
      if (open > 0) table.up[player].push(...cards.slice(-open));
      table.actions.push(`d dh p${String(player + 1)} ${joinCards(cards)}`);
    }
    this.dealBoard(street.deals.reduce((sum, { to, count }) => sum + (to === 'board' ? count : 0), 0));
  }

  /** Discards cards of every live player. Returns the numbers of discards by player. */
  private draw(): number[] {
    const { table } = this;
    const counts = table.each(() => 0);
    const thrown = table.each((): readonly Card[] => []);
    for (const player of table.alive) {
      const held = this.chance.shuffle(table.hole[player]);
      const discarded = held.slice(0, this.chance.upTo(held.length));
      const cards = discarded.length > 0 ? ` ${joinCards(discarded)}` : '';
      table.actions.push(`p${String(player + 1)} sd${cards}`);
      table.hole[player] = table.hole[player].filter((card) => !discarded.includes(card));
      this.discards.push(...discarded);
      counts[player] = discarded.length;
      thrown[player] = discarded;
    }
    this.thrown = thrown;
    return counts;
  }

  private dealBoard(count: number): void {
    if (count === 0) return;
    const cards = this.take(count);
    this.table.board.push(...cards);
    this.table.actions.push(`d db ${joinCards(cards)}`);
  }

  /** The next cards of the stub, without those of `except`. */
  private take(count: number, except: readonly Card[] = []): Card[] {
    const isTaken = (card: Card): boolean => !except.includes(card);
    if (this.stub.filter(isTaken).length < count) {
      this.stub.push(...this.chance.shuffle(this.discards));
      this.discards = [];
    }
    const taken = this.stub.filter(isTaken).slice(0, count);
    for (const card of taken) this.stub.splice(this.stub.indexOf(card), 1);
    return taken;
  }
}
