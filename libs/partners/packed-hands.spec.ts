import fc from 'fast-check';
import { eachPackedPartners, PartnersPacker, type HandPartners } from './index.js';
import { factsOf } from './testing/dealt.js';

const numbers = (length: number): fc.Arbitrary<number[]> =>
  fc.array(
    fc.oneof(
      fc.constant(0),
      fc.maxSafeInteger().map((value) => Math.trunc(value / 4)),
    ),
    {
      minLength: length,
      maxLength: length,
    },
  );

const handOf = (size: number): fc.Arbitrary<HandPartners> =>
  fc.record({
    site: fc.string(),
    id: fc.string({ unit: 'binary' }),
    session: fc.string(),
    players: fc.array(fc.string(), { minLength: size, maxLength: size }),
    flow: fc.option(numbers(size ** 2)),
    folded: numbers(size),
    worth: numbers(size ** 2),
    plays: fc.nat(5).chain((count) => numbers(4 * count)),
    shares: fc.nat(5).chain((count) => numbers(4 * count)),
    lastTwo: fc.option(
      fc.record({ players: fc.tuple(fc.nat(22), fc.nat(22)), turns: fc.nat(), pushes: fc.nat() }),
    ),
    pot: fc.nat(),
  });

const hand = fc.integer({ min: 2, max: 10 }).chain(handOf);

const packPartners = (hands: readonly (HandPartners | null)[]): Uint8Array => {
  const packer = new PartnersPacker();
  for (const each of hands) packer.add(each);
  return packer.end();
};

const unpackPartners = (bytes: Uint8Array, count: number): (HandPartners | null)[] => {
  const hands: (HandPartners | null)[] = Array.from({ length: count }, () => null);
  eachPackedPartners(bytes, (each, position) => {
    hands[position] = each;
  });
  return hands;
};

/** JSON has one zero. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('hands are the same after they were packed', () => {
  fc.assert(
    fc.property(fc.array(fc.option(hand)), (hands) => {
      expect(unpackPartners(packPartners(hands), hands.length)).toEqual(plain(hands));
    }),
    { numRuns: 300 },
  );
});

test('dealt hands are the same after they were packed, in less than half of the length of their JSON', () => {
  const hands = [...factsOf({ game: 'holdem', hands: 400, seed: 3 })];
  const packed = packPartners(hands);
  expect(unpackPartners(packed, hands.length)).toEqual(plain(hands));
  expect(packed.length).toBeLessThan(JSON.stringify(hands).length / 2);
});
