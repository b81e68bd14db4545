import { Scorer } from '../tally/scorer.js';
import type { Tally } from '../tally/tally.js';
import type { KnownHands } from '../spot/known-hands.js';
import { handAt } from '../spot/narrowing.js';
import type { TrialRecorder } from '../monte-carlo/chunk-dealer.js';
import type { Spot } from '../spot/spot.js';
import type { Output } from './output.js';
import { type HeldHand, OutputSample } from './output-sample.js';
import { categoryOn } from './category-lines.js';

/** Settles pots like `Scorer`, and records the outputs of each case. */
export class RecordingScorer extends Scorer {
  /** By player: the index of each hand, by its cards. */
  private readonly places: readonly (ReadonlyMap<number, number> | null)[];
  /** By player: the hand of the current deal; null if it is not listed. */
  private readonly holding: (HeldHand | null)[];
  /** By player: the sum of the fractions of the pot won in this case, and in this deal. */
  private readonly wonHere: Float64Array;
  private readonly wonOfDeal: Float64Array;
  private drawn = 0;

  /** @param draws the number of successive cases with the same hands */
  constructor(
    private readonly sample: OutputSample,
    private readonly draws: number,
    tally: Tally,
  ) {
    super(sample.spot.game, sample.spot.players.length, tally);
    const { players } = sample.spot;
    this.places = players.map((known, player) => (sample.hands[player] === null ? null : placesOf(known)));
    this.holding = players.map(() => null);
    this.wonHere = new Float64Array(players.length);
    this.wonOfDeal = new Float64Array(players.length);
  }

  override score(weight: number): void {
    const { tally, holding, wonHere, wonOfDeal } = this;
    if (this.drawn === 0) this.takeHands();
    wonHere.fill(0);
    for (let player = 0; player < this.players; player++) {
      const held = holding[player];
      if (held === null) continue;
      held.tally.total += weight;
      held.tally.wins[0] -= tally.wins[player];
      held.tally.ties[0] -= tally.ties[player];
    }
    super.score(weight);
    for (let player = 0; player < this.players; player++) {
      const held = holding[player];
      wonOfDeal[player] += wonHere[player];
      if (held === null) continue;
      held.tally.wins[0] += tally.wins[player];
      held.tally.ties[0] += tally.ties[player];
    }
    this.recordCategories(weight);
    this.recordCards(weight);
    if (++this.drawn === this.draws) this.endDeal();
  }

  protected override pay(player: number, share: number, parts: number, weight: number): void {
    super.pay(player, share, parts, weight);
    this.holding[player]?.tally.addPart(0, share, parts, weight);
    this.wonHere[player] += 1 / parts;
  }

  /** Finds the listed hands that the players hold. */
  private takeHands(): void {
    for (let player = 0; player < this.players; player++) {
      const hand = this.places[player]?.get(keyOf(this.holes[player], this.sample.spot.players[player].size));
      this.holding[player] = hand === undefined ? null : this.sample.held(player, hand);
    }
  }

  private endDeal(): void {
    this.holding.forEach((held, player) => {
      if (held === null) return;
      const won = this.wonOfDeal[player] / this.draws;
      held.deals++;
      held.sum += won;
      held.squares += won * won;
    });
    this.wonOfDeal.fill(0);
    this.drawn = 0;
  }

  private recordCategories(weight: number): void {
    const { sample, holes, boards } = this;
    const { lines, categories } = sample;
    const isDecidedByUpcards = this.game.wild?.follows !== undefined;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at];
      const game = isDecidedByUpcards ? this.gameAsDealt(line.cards) : this.game;
      const category = categoryOn(
        game,
        game.shares[line.share],
        holes[line.player],
        boards[line.onBoard],
        line,
      );
      categories[at][category] += weight;
    }
  }

  private recordCards(weight: number): void {
    const { sample, wonHere, players } = this;
    const first = sample.spot.boards[0].length;
    for (let at = first; at < first + sample.coming; at++) {
      const card = this.boards[0][at];
      sample.cardTrials[card] += weight;
      for (let player = 0; player < players; player++) {
        const won = wonHere[player];
        sample.cardSums[card * players + player] += won * weight;
        sample.cardSquares[card * players + player] += won * won * weight;
      }
    }
  }
}

/** Greater than every card number. */
const CARDS = 64;

/** A number for the first `size` cards of a hand in this order; up to eight cards. */
const keyOf = (cards: ArrayLike<number>, size: number): number => {
  let key = 1;
  for (let at = 0; at < size; at++) key = key * CARDS + cards[at];
  return key;
};

const placesOf = (known: KnownHands): ReadonlyMap<number, number> => {
  const places = new Map<number, number>();
  for (let hand = 0; hand < known.count; hand++) places.set(keyOf(handAt(known, hand), known.size), hand);
  return places;
};

/** Records outputs of the trials of a spot. */
export class OutputRecorder implements TrialRecorder<OutputSample> {
  constructor(
    private readonly spot: Spot,
    private readonly outputs: readonly Output[],
  ) {}

  newRecord(): OutputSample {
    return new OutputSample(this.spot, this.outputs);
  }

  scorerFor(record: OutputSample, draws: number, tally: Tally): RecordingScorer {
    return new RecordingScorer(record, draws, tally);
  }
}
