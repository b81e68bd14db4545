import { severityOrder, type Severity } from '#audit';
import type { ListedFinding } from '#report';
import fc from 'fast-check';
import { GravestFindings } from './gravest-findings.js';

const entryOf = (severity: Severity | null, line: number): ListedFinding =>
  ({
    finding: severity === null ? null : { severity, line },
    excerpt: null,
    href: String(line),
  }) as unknown as ListedFinding;

test('are the first ones of an order by severity, then by place, in the order of the logs', () => {
  const severity = fc.constantFrom(...severityOrder, null);
  fc.assert(
    fc.property(
      fc.array(severity, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (severities, most) => {
        const kept = new GravestFindings(most);
        const all = severities.map((one, index) => entryOf(one, index));
        for (const entry of all) kept.add(entry.finding?.severity ?? null, () => entry);
        const rank = ({ finding }: ListedFinding): number =>
          finding === null ? severityOrder.length : severityOrder.indexOf(finding.severity);
        const gravest = all.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
        expect(kept.inOrder).toEqual(all.filter((entry) => gravest.includes(entry)));
        expect(kept.total).toBe(all.length);
      },
    ),
  );
});
