import { copyFindings, ENGINE_VERSION, HeldHands, severities, unpackDigests } from '#audit';
import { Fairness, type DealtHand } from '#fairness';
import { measurePartners, PartnerSums, unpackPartners } from '#partners';
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

const decoder = new TextDecoder();

/** Counts deals and pairs as the command line does. */
const beginChecks: BeginChecks = () => {
  const fairness = new Fairness();
  const partners = new PartnerSums();
  return {
    add: (isCopy, deals, pairs) => {
      (JSON.parse(decoder.decode(deals)) as (DealtHand | null)[]).forEach((deal, position) => {
        if (deal !== null && !isCopy[position]) fairness.add(deal);
      });
      unpackPartners(pairs).forEach((hand, position) => {
        if (hand !== null && !isCopy[position]) partners.add(hand);
      });
    },
    end: () => ({
      fairness: {
        all: fairness.measure(),
        site: fairness.measure('site'),
        table: fairness.measure('table'),
      },
      partners: measurePartners(partners),
    }),
  };
};

/** What finalizing an import adds to its hands, as the audit defines it. */
export const finalizationRules: FinalizationRules = {
  copies: copyFindings,
  engine: ENGINE_VERSION,
  compareTables,
  beginChecks,
};
