import type { Card } from '#cards';
import { Random } from '#random';
import { Scorer } from '../tally/scorer.js';
import { HandPicker } from './hand-picker.js';
import type { TrialPlan } from './trial-plan.js';
import { Sample } from './sample.js';
import { shuffle } from './shuffle.js';
import type { Tally } from '../tally/tally.js';

/** Deals one trial after the other, for every game: the reference implementation of the kernel's trials. */
export class PlainTrials {
  private readonly picker: HandPicker;
  private readonly used = new Uint8Array(64);
  /** Cards that no player holds; drawn cards are moved to the front. */
  private readonly stub = new Uint8Array(64);

  constructor(private readonly plan: TrialPlan) {
    this.picker = new HandPicker(plan.spot.players, plan.picking.picks);
  }

  /**
   * Deals trials of a chunk. The scorer that `scorerFor` makes counts them, and may count more than who wins.
   */
  run(
    seed: number,
    chunk: number,
    trials: number,
    scorerFor: (tally: Tally) => Scorer = this.ownScorer,
  ): Sample {
    const { spot, draws, needed } = this.plan;
    const { game, players, boards } = spot;
    const sample = new Sample(players.length, game.shares.length);
    const scorer = scorerFor(sample.tally);
    boards.forEach((cards, board) => {
      scorer.boards[board].set(cards);
    });
    const random = new Random(seed, chunk);
    for (let left = trials; left > 0; left -= draws) {
      this.picker.pick(random, scorer.holes, this.used);
      const size = this.fillStub();
      scorer.won.fill(0);
      for (let draw = 0; draw < Math.min(draws, left); draw++) {
        shuffle(random, this.stub, size, draw * needed, needed);
        this.complete(draw * needed, scorer);
        scorer.score(1);
      }
      sample.addDeal(scorer.won);
    }
    return sample;
  }

  private readonly ownScorer = (tally: Tally): Scorer => {
    const { game, players } = this.plan.spot;
    return new Scorer(game, players.length, tally);
  };

  /** Fills the stub with the cards that no player holds, ascending; returns their number. */
  private fillStub(): number {
    let size = 0;
    for (const card of this.plan.free) if (this.used[card] === 0) this.stub[size++] = card;
    return size;
  }

  /** Deals drawn cards to the players first, then to the boards. */
  private complete(from: number, { holes, boards }: Scorer): void {
    const { players, boards: known } = this.plan.spot;
    let next = from;
    const draw = (): Card => this.stub[next++];
    for (let player = 0; player < players.length; player++)
      for (let at = players[player].size; at < holes[player].length; at++) holes[player][at] = draw();
    for (let board = 0; board < boards.length; board++)
      for (let at = known[board].length; at < boards[board].length; at++) boards[board][at] = draw();
  }
}
