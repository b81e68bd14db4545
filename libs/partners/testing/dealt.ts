import { auditHand } from '#audit';
import { dealHands, planDeal, Pool, type DealOptions, type PoolPair } from '#dealer';
import { defaultSwitches } from '#engine';
import { PartnersAnalysis, type HandPartners } from '../index.js';

const PROFILE = { id: 'default', switches: defaultSwitches };

/** What dealt hands say about pairs. */
export function* factsOf(options: DealOptions): Generator<HandPartners, void, undefined> {
  const analysis = new PartnersAnalysis();
  for (const hand of dealHands(options)) {
    const audited = auditHand(hand, PROFILE, analysis.begin());
    const facts = audited === null ? null : analysis.end(audited);
    if (facts === null) throw new Error(`hand ${hand.id} has no facts`);
    yield facts;
  }
}

/** The pairs of a pool that like to sit together. */
export const pairsOfPool = (options: DealOptions): readonly PoolPair[] => {
  const planned = planDeal(options);
  if (!planned.ok || planned.plan.pool === null) throw new Error('no pool');
  return new Pool(planned.plan.pool, planned.plan.seed).pairs;
};
