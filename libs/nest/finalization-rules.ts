import { copyFindings, ENGINE_VERSION, HeldHands, severities, unpackDigests } from '#audit';
import type { CompareTables, FinalizationRules } from '#storage';

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

/** What finalizing an import adds to its hands, as the audit defines it. */
export const finalizationRules: FinalizationRules = {
  copies: copyFindings,
  engine: ENGINE_VERSION,
  compareTables,
};
