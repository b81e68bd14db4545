import fc from 'fast-check';
import type { CopyStatus } from '../record/placing.js';
import { HandRegistry } from './registry.js';
import type { HandDigest } from '../record/digest.js';

describe('HandRegistry', () => {
  const of = (id: number, content: number, events: number): HandDigest => ({
    idHigh: 0,
    idLow: id,
    content,
    // The lower bits are of the view.
    events: events << 12,
  });

  it('recognizes the text of every copy, not only of the first', () => {
    const registry = new HandRegistry();
    const [first, view, contradiction] = [of(1, 1, 1), of(1, 2, 1), of(1, 3, 2)];
    const statuses = [first, view, view, first, contradiction, view, contradiction].map((hand) =>
      registry.see(hand),
    );
    expect(statuses).toEqual([
      'new',
      'other-view',
      'duplicate',
      'duplicate',
      'conflicting-copy',
      'duplicate',
      'duplicate',
    ]);
  });

  it('agrees with a plain list of all hands, also after its tables grow', () => {
    const small = fc.integer({ min: 1, max: 3 });
    const digest = fc.record({
      idHigh: small,
      idLow: fc.nat(3000),
      content: fc.nat(40),
      events: small.map((events) => events << 12),
    });
    fc.assert(
      fc.property(fc.array(digest, { minLength: 1, size: 'max', maxLength: 4000 }), (hands) => {
        const registry = new HandRegistry();
        const known = new Map<string, { events: number; contents: Set<number> }>();
        const expected = hands.map(({ idHigh, idLow, content, events }): CopyStatus => {
          const id = `${idHigh} ${idLow}`;
          const before = known.get(id);
          if (before === undefined) {
            known.set(id, { events, contents: new Set([content]) });
            return 'new';
          }
          if (before.contents.has(content)) return 'duplicate';
          before.contents.add(content);
          return before.events === events ? 'other-view' : 'conflicting-copy';
        });
        expect(hands.map((hand) => registry.see(hand))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});
