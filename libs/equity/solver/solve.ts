import { exactly } from '../exact/exact.js';
import { type Chunk, ChunkDealer } from '../monte-carlo/chunk-dealer.js';
import { MonteCarloDriver } from '../monte-carlo/driver.js';
import { Sample } from '../monte-carlo/sample.js';
import { shareDone } from '../monte-carlo/stopping-rule.js';
import { countOutputs } from '../outputs/exact-outputs.js';
import { listed } from '../outputs/hands.js';
import type { Output, OutputCounts } from '../outputs/output.js';
import type { OutputSample } from '../outputs/output-sample.js';
import { OutputRecorder } from '../outputs/recording-scorer.js';
import type { EquityResult } from '../outputs/result.js';
import type { Spot } from '../spot/spot.js';
import { stoppingRuleOf } from './options.js';
import { type PreparedSpot, prepareSpot } from './prepare.js';
import type { SeededOptions } from './options.js';
import { outputsBy } from './strategy.js';

export type SampleChunk = Chunk<OutputSample | null>;

/**
 * Solves a prepared spot in this thread. If the equities are exact, each output is counted exactly or sampled, as the strategy says;
 * if they are sampled, all outputs come from the same sample.
 */
export const solve = (prepared: PreparedSpot): EquityResult => {
  const { spot, strategy } = prepared;
  if (strategy.method === 'monte-carlo') return new SpotSampling(prepared).run();
  const tally = exactly(spot);
  if (strategy.outputs.length === 0) return { method: 'exact', tally };
  return { method: 'exact', tally, outputs: outputsOf(prepared) };
};

/** Solves a valid spot in this thread. */
export const solveSpot = (spot: Spot, options: SeededOptions): EquityResult =>
  solve(prepareSpot(spot, options));

const outputsOf = (prepared: PreparedSpot): OutputCounts => {
  const { spot, strategy } = prepared;
  const counted = countOutputs(spot, outputsBy(strategy, 'exact'));
  const isSampled = strategy.outputs.some(({ method }) => method === 'monte-carlo');
  return isSampled ? { ...counted, ...new SpotSampling(prepared).run().outputs } : counted;
};

/** The sample of a prepared spot: deals its chunks, or merges what others dealt of the same spot. */
export class SpotSampling {
  private readonly outputs: readonly Output[];
  private readonly dealer: ChunkDealer<OutputSample>;
  private readonly driver: MonteCarloDriver<OutputSample>;
  private readonly record: OutputSample | null;

  constructor(private readonly prepared: PreparedSpot) {
    const { options, strategy } = prepared;
    this.outputs = outputsBy(strategy, 'monte-carlo');
    const spot = this.outputs.includes('hands') ? listed(prepared.spot) : prepared.spot;
    const recorder = this.outputs.length === 0 ? null : new OutputRecorder(spot, this.outputs);
    const rule = stoppingRuleOf(options);
    this.dealer = new ChunkDealer(spot, options.seed, rule, recorder);
    this.record = recorder?.newRecord() ?? null;
    const sample = new Sample(spot.players.length, spot.game.shares.length);
    this.driver = new MonteCarloDriver(rule, sample, this.record);
  }

  deal(chunk: number): SampleChunk {
    return this.dealer.deal(chunk);
  }

  run(): EquityResult {
    this.driver.run(this.dealer);
    return this.result;
  }

  /** Has the chunks dealt by `deal`, for instance in other threads, `ahead` of them at a time. */
  async runAhead(ahead: number, deal: (chunk: number) => Promise<SampleChunk>): Promise<EquityResult> {
    await this.driver.runAhead(this.dealer.chunks, ahead, deal);
    return this.result;
  }

  /** How much of the sample is done, from 0 to 1; an estimate if the error decides. */
  get share(): number {
    return shareDone(this.driver.sample, stoppingRuleOf(this.prepared.options));
  }

  private get result(): EquityResult {
    const { prepared, driver, record } = this;
    const { seed } = prepared.options;
    const { error } = stoppingRuleOf(prepared.options);
    const { sample } = driver;
    const { tally } = sample;
    const result = { method: 'monte-carlo', tally, sample, seed, error } as const;
    return record === null ? result : { ...result, outputs: record.found(tally.total, seed) };
  }
}
