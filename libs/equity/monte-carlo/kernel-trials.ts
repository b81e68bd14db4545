import { rankOf, suitOf } from '#cards';
import { Random } from '#random';
import { hasDiscards, type Spot } from '../spot/spot.js';
import { boardsOf } from '../spot/game.js';
import { maskOf, masksOf } from '../spot/hand-masks.js';
import type { Pick } from './picks.js';
import type { TrialPlan } from './trial-plan.js';
import { Sample } from './sample.js';
import type { KnownHands } from '../spot/known-hands.js';
import { unitsOf } from '../tally/units.js';
import type { KernelInstance } from '../kernel/instance.js';
import { type ShareTables, trialsKernel } from '../kernel/share-tables.js';

/** Sizes in the kernel: players, parts of a pot, cards of a hand. */
const ROW = 24;
const MAX_PARTS = 128;
const MAX_HOLE_CARDS = 7;
/** Words of a pick, and of its nodes, columns and choices. */
const PICK_WORDS = 2;
const NODE_WORDS = 3;
const COLUMN_WORDS = 2;
const CHOICE_WORDS = 3;
const BYTES = 4;

const tablesFor = ({ game, players }: Spot): ReturnType<typeof trialsKernel> =>
  game.holeCards > MAX_HOLE_CARDS || players.length > ROW ? undefined : trialsKernel(game);

/** Whether the kernel can deal a spot. */
export const isInKernel = (spot: Spot): boolean => !hasDiscards(spot) && tablesFor(spot) !== undefined;

/** The kernel for a plan; undefined where a share of the pot has a rule that the kernel does not know. */
export const kernelTrials = (plan: TrialPlan): KernelTrials | undefined => {
  const known = tablesFor(plan.spot);
  return known === undefined ? undefined : new KernelTrials(plan, known.kernel, known.shares);
};

/** `PlainTrials` in WebAssembly, with the same results. */
export class KernelTrials {
  private readonly picks: readonly Uint32Array[];

  constructor(
    private readonly plan: TrialPlan,
    private readonly kernel: KernelInstance,
    private readonly shares: readonly ShareTables[],
  ) {
    const { players } = plan.spot;
    this.picks = plan.picking.picks.map((pick) => wordsOf(pick, players));
  }

  /** Deals trials of a chunk. */
  run(seed: number, chunk: number, trials: number): Sample {
    const { exports } = this.kernel;
    if (this.kernel.holder !== this) {
      this.load();
      this.kernel.holder = this;
    }
    exports.continueFrom(...new Random(seed, chunk).state());
    exports.runTrials(trials);
    return this.read(trials);
  }

  private load(): void {
    const { exports } = this.kernel;
    const { spot, picking, draws, free } = this.plan;
    const { game, players, boards } = spot;
    let next = this.kernel.scratch(this.picks.reduce((bytes, { byteLength }) => bytes + byteLength, 0));
    const { buffer } = exports.memory;
    const [low, high] = maskOf(free);
    const wantsPairs = this.shares.some(({ usesPairs }) => usesPairs);
    exports.useCards((BigInt(high) << 32n) | BigInt(low), players.length, this.picks.length);
    exports.useHands(players.length, game.holeCards, wantsPairs ? 1 : 0, this.kernel.columnsAt);
    new Uint32Array(buffer, exports.sharesAt(), this.shares.length * 4).set(
      this.shares.flatMap(({ rule, strengths, flushes, rows }) => [rule, strengths, flushes, rows]),
    );
    const sharers = new Uint8Array(buffer, exports.sharersAt(), ROW * ROW);
    const words = new Uint32Array(buffer, exports.picksAt(), ROW * PICK_WORDS);
    this.picks.forEach((pick, index) => {
      const { players: inTurn } = picking.picks[index];
      sharers.set(inTurn, index * ROW);
      words.set([inTurn.length, next], index * PICK_WORDS);
      new Uint32Array(buffer, next, pick.length).set(pick);
      next += pick.byteLength;
    });
    new Uint8Array(buffer, exports.knownAt(), ROW).set(players.map(({ size }) => size));
    new Uint8Array(buffer, exports.missingAt(), ROW).set(players.map(({ missing }) => missing));
    const boardWords = new DataView(buffer, exports.boardsAt());
    boards.forEach((board, index) => {
      let [counted, suited] = [0n, 0n];
      for (const card of board) {
        counted += BigInt(this.kernel.seven.rankKey[rankOf(card)]) + (1n << BigInt(32 + 4 * suitOf(card)));
        suited |= 1n << BigInt(16 * suitOf(card) + rankOf(card));
      }
      boardWords.setBigUint64(index * 16, counted, true);
      boardWords.setBigUint64(index * 16 + 8, suited, true);
    });
    new Int32Array(buffer, exports.unitsAt(), MAX_PARTS).forEach((_, parts, units) => {
      units[parts] = parts === 0 ? 0 : unitsOf(parts);
    });
    const missing = game.boardCards - (boards[0]?.length ?? 0);
    exports.useTrials(players.length, game.shares.length, boardsOf(game), missing, draws);
  }

  private read(trials: number): Sample {
    const { exports } = this.kernel;
    const { buffer } = exports.memory;
    const { game, players } = this.plan.spot;
    const sample = new Sample(players.length, game.shares.length);
    const { tally } = sample;
    sample.deals = Math.ceil(trials / this.plan.draws);
    tally.total = trials;
    tally.wins.set(new Int32Array(buffer, exports.trialWinsAt(), players.length));
    tally.ties.set(new Int32Array(buffer, exports.trialTiesAt(), players.length));
    sample.sums.set(new Float64Array(buffer, exports.sumsAt(), players.length));
    sample.squares.set(new Float64Array(buffer, exports.squaresAt(), players.length));
    for (let share = 0; share < game.shares.length; share++)
      players.forEach((_, player) => {
        const from = exports.trialPartsAt() + (share * ROW + player) * MAX_PARTS * 4;
        new Int32Array(buffer, from, MAX_PARTS).forEach((cases, parts) => {
          if (cases > 0) tally.addPart(player, share, parts, cases);
        });
      });
    return sample;
  }
}

/** A pick in the layout of the kernel: its nodes, columns and choices, which refer to each other by byte offsets. */
const wordsOf = (pick: Pick, players: readonly KnownHands[]): Uint32Array => {
  const { players: inTurn, firstColumn, firstChoice, shift, thresholds, others, hands, next, ends } = pick;
  const columnsAt = shift.length * NODE_WORDS;
  const choicesAt = columnsAt + thresholds.length * COLUMN_WORDS;
  const words = new Uint32Array(choicesAt + hands.length * CHOICE_WORDS);
  shift.forEach((by, node) => {
    const columns = (columnsAt + firstColumn[node] * COLUMN_WORDS) * BYTES;
    const choices = (choicesAt + firstChoice[node] * CHOICE_WORDS) * BYTES;
    words.set([columns, choices, by], node * NODE_WORDS);
  });
  thresholds.forEach((threshold, column) => {
    words.set([threshold, others[column]], columnsAt + column * COLUMN_WORDS);
  });
  let choice = 0;
  inTurn.forEach((player, layer) => {
    const { low, high } = masksOf(players[player]);
    for (; choice < ends[layer]; choice++) {
      const hand = hands[choice];
      const to = choicesAt + choice * CHOICE_WORDS;
      words.set([low[hand], high[hand], next[choice] * NODE_WORDS * BYTES], to);
    }
  });
  return words;
};
