import { Random } from '#random';
import { type Decider, deciderOf } from '../policy/decider.js';
import type { DiscardStage } from '../spot/discard-stages.js';
import type { SpotPolicy } from '../spot/policy.js';
import { Scorer } from '../tally/scorer.js';
import { HandPicker } from './hand-picker.js';
import { Sample } from './sample.js';
import { shuffle } from './shuffle.js';
import type { TrialPlan } from './trial-plan.js';

const CARDS = 64;

/**
 * Trials of spots in which players still discard: deals the hands and the board street by street, and asks the policy at every discard.
 * It sees the cards of the player and the board. When the deck runs out, the discards are shuffled and dealt again (P-SETUP-1).
 */
export class PolicyTrials {
  private readonly picker: HandPicker;
  private readonly policy: SpotPolicy;
  private readonly decide: Decider;
  private readonly used = new Uint8Array(CARDS);
  private readonly stub = new Uint8Array(CARDS);
  private readonly discards = new Uint8Array(CARDS);
  /** The cards of the stub, and how many of them are dealt; the number of discards. */
  private size = 0;
  private dealt = 0;
  private discarded = 0;
  /** By player: the hand, ascending at each discard, and its size. */
  private readonly hands: Uint8Array[];
  private readonly held: number[];

  constructor(private readonly plan: TrialPlan) {
    const { game, players, policy } = plan.spot;
    if (policy === undefined) throw new Error('the spot has no policy');
    this.policy = policy;
    this.decide = deciderOf(game, policy);
    this.picker = new HandPicker(players, plan.picking.picks);
    const most = policy.stages.reduce((cards, { held }) => Math.max(cards, held), game.holeCards);
    this.hands = players.map(() => new Uint8Array(most));
    this.held = players.map(() => 0);
  }

  /** Deals trials of a chunk. */
  run(seed: number, chunk: number, trials: number): Sample {
    const { game, players, boards } = this.plan.spot;
    const sample = new Sample(players.length, game.shares.length);
    const scorer = new Scorer(game, players.length, sample.tally);
    boards.forEach((cards, board) => {
      scorer.boards[board].set(cards);
    });
    const random = new Random(seed, chunk);
    for (let trial = 0; trial < trials; trial++) {
      this.deal(random, scorer);
      scorer.won.fill(0);
      scorer.score(1);
      sample.addDeal(scorer.won);
    }
    return sample;
  }

  private deal(random: Random, scorer: Scorer): void {
    const { game, players, boards } = this.plan.spot;
    const { stages } = this.policy;
    this.picker.pick(random, this.hands, this.used);
    this.fillStub();
    players.forEach(({ size }, player) => {
      this.held[player] = size;
      if (size === 0) this.draw(random, player, stages[0].held);
    });
    let onBoard = boards[0].length;
    const dealBoards = (to: number): void => {
      for (const board of scorer.boards) this.drawInto(random, board, onBoard, to - onBoard);
      onBoard = to;
    };
    stages.forEach((stage, index) => {
      dealBoards(stage.board);
      for (let player = 0; player < players.length; player++)
        this.exchange(random, player, stage, scorer.boards[0].subarray(0, onBoard), index === 0);
    });
    dealBoards(game.boardCards);
    for (let player = 0; player < players.length; player++)
      scorer.holes[player].set(this.hands[player].subarray(0, game.holeCards));
  }

  /** One player's discard. At the first one, players with fewer cards have discarded already. */
  private exchange(
    random: Random,
    player: number,
    stage: DiscardStage,
    board: Uint8Array,
    isFirst: boolean,
  ): void {
    const { size } = this.plan.spot.players[player];
    if (!isFirst || size === 0 || size === stage.held) this.discard(player, stage, board);
    if (stage.replaced) this.draw(random, player, stage.held - this.held[player]);
    this.discarded += this.thrown;
    this.thrown = 0;
  }

  /** Cards of the current discard: they cannot be drawn by the same player, so they do not count as discards yet. */
  private thrown = 0;

  private discard(player: number, stage: DiscardStage, board: Uint8Array): void {
    const hand = this.hands[player].subarray(0, this.held[player]).sort();
    const kept = this.decide(hand, stage, board);
    let left = 0;
    for (let at = 0; at < hand.length; at++)
      if ((kept & (1 << at)) !== 0) hand[left++] = hand[at];
      else this.discards[this.discarded + this.thrown++] = hand[at];
    this.held[player] = left;
  }

  private draw(random: Random, player: number, count: number): void {
    this.drawInto(random, this.hands[player], this.held[player], count);
    this.held[player] += count;
  }

  private drawInto(random: Random, cards: Uint8Array, from: number, count: number): void {
    const first = Math.min(count, this.size - this.dealt);
    shuffle(random, this.stub, this.size, this.dealt, first);
    for (let card = 0; card < first; card++) cards[from + card] = this.stub[this.dealt++];
    if (first === count) return;
    if (this.discarded === 0) throw new Error('the deck has run out');
    this.dealDiscards();
    this.drawInto(random, cards, from + first, count - first);
  }

  /** Makes the discards the stub; those of the current player stay apart. */
  private dealDiscards(): void {
    this.stub.set(this.discards.subarray(0, this.discarded));
    this.size = this.discarded;
    this.dealt = 0;
    this.discards.copyWithin(0, this.discarded, this.discarded + this.thrown);
    this.discarded = 0;
  }

  /** Fills the stub with the cards that no player holds. */
  private fillStub(): void {
    this.size = 0;
    this.dealt = 0;
    this.discarded = 0;
    for (const card of this.plan.free) if (this.used[card] === 0) this.stub[this.size++] = card;
  }
}
