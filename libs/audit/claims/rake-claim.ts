import { rakeRanges, type RakeTerms } from '#rules';
import type { Replay } from '../replay/replay.js';
import { keptChips, rakedPots } from '../settlement/kept-bets.js';
import { awardGross, partsOf } from '../settlement/rake-terms.js';
import type { Settlement } from '../settlement/settlement.js';

/**
 * P-SETUP-6: compares what the house took with its rake schedule. The rake that is taken may be due at one of several
 * rates; the nearest one is expected. Nothing is compared in a hand with another
 * fault, with money from the house, or with a fee, which may reduce the pot that is raked.
 */
export const checkRakeTerms = (
  replay: Replay,
  { pots, contest, awards, rake, fees, money }: Settlement,
  terms: RakeTerms | undefined,
): void => {
  const { collector, hand, state, trust } = replay;
  if (terms === undefined || !trust.chips || collector.hasFault || state.houseMoney > 0 || fees > 0) return;
  // P-VAR-5CD: the pot of a hand that nobody opens is not raked before it is won.
  if (state.passedOut) return;
  const isKnown = money.rake !== null || money.awards.length > 0;
  if (!isKnown || pots.length === 0) return;
  // The house rakes no bet that goes back, even if the log leaves it in the pot.
  const kept = keptChips(replay);
  if (kept > 0 && terms.by === 'winner' && awards.length > 1) return;
  const facts = {
    pots: rakedPots(
      pots.map(({ amount }) => amount),
      kept,
    ),
    parts: awards.length < 2 ? [] : [...partsOf(awardGross(replay, pots, contest)).values()],
    hasFlop: state.street > 0,
  };
  const ranges = rakeRanges(terms, hand.scale, facts);
  if (ranges === null || ranges.some(({ from, to }) => rake >= from && rake <= to)) return;
  const bounds = ranges.flatMap(({ from, to }) => [from, to]);
  const expected = bounds.reduce((nearest, bound) =>
    Math.abs(bound - rake) < Math.abs(nearest - rake) ? bound : nearest,
  );
  const line = money.rake?.line ?? money.awards.at(0)?.line ?? money.totalsLine;
  collector.addDetailed('rake', ['P-SETUP-6'], line, expected, rake, { about: 'rake-schedule' });
};
