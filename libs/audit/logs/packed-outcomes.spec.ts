import fc from 'fast-check';
import type { FindingCode } from '../findings/codes.js';
import type { HandOutcome } from './block.js';
import { buffersOf, packOutcomes, unpackOutcomes } from './packed-outcomes.js';

const uint32 = fc.nat(0xffffffff);
const line = fc.oneof(
  fc.nat(),
  fc.maxSafeInteger().filter((value) => value > 0),
);
const text = fc.string({ unit: 'binary' });

const outcomes: fc.Arbitrary<HandOutcome[]> = fc.array(
  fc.record(
    {
      status: fc.constantFrom('audited', 'cancelled', 'rejected'),
      lines: fc.tuple(line, line),
      site: fc.option(text),
      handId: fc.option(text),
      digest: fc.option(fc.record({ idHigh: uint32, idLow: uint32, content: uint32, events: uint32 })),
      codes: fc.array(fc.constantFrom<FindingCode[]>('short-raise', 'total-pot', 'other-view')),
      table: fc.option(fc.float64Array({ maxLength: 80 })),
      record: fc.uint8Array(),
      translation: fc.option(fc.uint8Array()),
      facts: fc.oneof(fc.constant(null), fc.record({ value: fc.integer() })),
      text,
    },
    {
      requiredKeys: [
        'status',
        'lines',
        'site',
        'handId',
        'digest',
        'codes',
        'table',
        'record',
        'translation',
        'facts',
      ],
    },
  ),
);

describe('packed outcomes', () => {
  it('are the same after they were moved to another thread and unpacked', () => {
    fc.assert(
      fc.property(outcomes, (given) => {
        const packed = packOutcomes(given);
        const moved = structuredClone(packed, { transfer: buffersOf(packed) });
        expect(unpackOutcomes(moved)).toEqual(given);
      }),
    );
  });

  it('have table digests that do not keep the numbers of the whole block', () => {
    const table = Float64Array.of(1, 2, 3);
    const outcome = {
      status: 'audited',
      lines: [1, 2],
      site: null,
      handId: null,
      digest: null,
      codes: [],
      table,
      record: new Uint8Array(),
      translation: null,
      facts: null,
    } as const;
    const packed = packOutcomes([outcome]);
    expect(unpackOutcomes(packed)[0].table?.buffer).not.toBe(packed.numbers.buffer);
  });
});
