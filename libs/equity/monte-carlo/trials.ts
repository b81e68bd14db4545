import type { Card } from '#cards';
import { Random } from '#random';
import { cardsToCome, type Deal, freeCards } from '../deal.js';
import { Scorer } from '../scorer.js';
import { HandPicker, unmark } from './hand-picker.js';
import { Sample } from './sample.js';
import type { Tally } from '../tally.js';

/** The cards to come are drawn for one deal of the hands at most so often: from one shuffle, so that no draws share a card. */
const MOST_DRAWS = 8;

/**
 * Deals a question at random: the hands independently of each other, and for each deal of them the cards to come, several times
 * from one shuffle. Disjoint draws scatter less than independent ones. Everything depends on the seed and the chunk alone.
 */
export class Trials {
  private readonly picker: HandPicker;
  /** Cards that no player is known to have for sure; those that are drawn are put in front. */
  private readonly stub: Card[];
  private readonly used = new Uint8Array(64);
  /** How often the cards to come are drawn for a deal. */
  readonly draws: number;

  constructor(private readonly deal: Deal) {
    const { players } = deal;
    this.picker = new HandPicker(players);
    this.stub = freeCards(deal);
    const needed = cardsToCome(deal);
    const left = this.stub.length - players.reduce((sum, { size }) => sum + size, 0);
    this.draws = needed === 0 ? 1 : Math.min(MOST_DRAWS, Math.floor(left / needed));
  }

  /**
   * So many deals of a chunk; null where the hands of the players do not go together. `scorerFor` makes whoever counts them,
   * and may count more than who wins.
   */
  run(
    seed: number,
    chunk: number,
    deals: number,
    scorerFor: (tally: Tally) => Scorer = (tally) =>
      new Scorer(this.deal.game, this.deal.players.length, tally),
  ): Sample | null {
    const { game, players, boards } = this.deal;
    const sample = new Sample(players.length, game.shares.length);
    const scorer = scorerFor(sample.tally);
    boards.forEach((cards, board) => {
      scorer.boards[board].set(cards);
    });
    const random = new Random(seed, chunk);
    // The order in which a chunk finds the cards must not depend on the chunks before it.
    this.stub.sort((a, b) => a - b);
    for (let dealt = 0; dealt < deals; dealt++) {
      if (!this.picker.pick(random, scorer.holes, this.used)) return null;
      scorer.won.fill(0);
      this.drawn = 0;
      for (let draw = 0; draw < this.draws; draw++) {
        this.complete(random, scorer);
        scorer.score(1);
      }
      for (let player = 0; player < players.length; player++) {
        const won = scorer.won[player] / this.draws;
        sample.sums[player] += won;
        sample.squares[player] += won * won;
        unmark(scorer.holes[player], players[player].size, this.used);
      }
      sample.deals++;
    }
    return sample;
  }

  /** Cards of the stub that were drawn for this deal, or were met in somebody's hand. */
  private drawn = 0;

  private complete(random: Random, { holes, boards }: Scorer): void {
    const { players, boards: lie } = this.deal;
    for (let player = 0; player < players.length; player++) {
      const hole = holes[player];
      for (let at = players[player].size; at < hole.length; at++) hole[at] = this.draw(random);
    }
    for (let board = 0; board < boards.length; board++)
      for (let at = lie[board].length; at < boards[board].length; at++) boards[board][at] = this.draw(random);
  }

  /** The next card of a shuffle (Fisher and Yates) that is in nobody's hand. */
  private draw(random: Random): Card {
    const { stub, used } = this;
    for (;;) {
      const at = this.drawn + random.below(stub.length - this.drawn);
      const card = stub[at];
      stub[at] = stub[this.drawn];
      stub[this.drawn++] = card;
      if (used[card] === 0) return card;
    }
  }
}
