import { setImmediate } from 'node:timers/promises';
import { copyFindings, ENGINE_VERSION, HeldHands, severities, unpackDigests } from '#audit';
import { eachPackedDeal, Fairness } from '#fairness';
import { eachPackedPartners, PartnerSums, partnersInSteps } from '#partners';
import type { BeginChecks, CompareTables, FinalizationRules } from '#storage';

/** Compares hands as the command line does. */
const compareTables: CompareTables = (take) => {
  const held = new HeldHands<number>((id, findings) => {
    if (findings.length === 0) return;
    take(
      id,
      findings.map((finding) => ({ finding, severity: severities[finding.code] })),
    );
  });
  return {
    add: (ids, digests, copies, memberNumber) => {
      unpackDigests(digests).forEach((digest, position) => {
        const id = ids[position];
        held.add(id, copies.has(id) ? null : digest, memberNumber);
      });
    },
    end: () => {
      held.end();
    },
  };
};

/** Counts deals and pairs as the command line does. */
const beginChecks: BeginChecks = () => {
  const fairness = new Fairness();
  const partners = new PartnerSums();
  return {
    add: (isCopy, deals, pairs) => {
      eachPackedDeal(deals, (deal, position) => {
        if (!isCopy[position]) fairness.add(deal);
      });
      eachPackedPartners(pairs, (hand, position) => {
        if (!isCopy[position]) partners.add(hand);
      });
    },
    end: async () => {
      const measured = {
        all: fairness.measure(),
        site: fairness.measure('site'),
        table: fairness.measure('table'),
      };
      return { fairness: measured, partners: await betweenOtherWork(partnersInSteps(partners)) };
    },
  };
};

/** Runs the steps of a long computation, with other work of the process between them. */
const betweenOtherWork = async <Result>(steps: Generator<void, Result>): Promise<Result> => {
  let step = steps.next();
  while (step.done !== true) {
    await setImmediate();
    step = steps.next();
  }
  return step.value;
};

/** What finalizing an import adds to its hands, as the audit defines it. */
export const finalizationRules: FinalizationRules = {
  copies: copyFindings,
  engine: ENGINE_VERSION,
  compareTables,
  beginChecks,
};
