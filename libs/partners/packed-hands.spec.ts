import { bitCount } from '#cards';
import fc from 'fast-check';
import { allPlayers, NOBODY, SITUATION_COUNT } from './hand-partners.js';
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

/** Turns of any kind: those of a hand follow from each other, and these do not. */
const turnsOf = (size: number): fc.Arbitrary<Pick<HandPartners, 'turns' | 'shares'>> => {
  const player = fc.nat(size - 1);
  const turn = fc
    .record({
      actor: player,
      situation: fc.nat(SITUATION_COUNT - 1),
      play: fc.nat(2),
      opponent: fc.oneof(fc.constant(NOBODY), player),
      others: fc.nat(allPlayers(size)),
    })
    .chain(({ actor, situation, play, opponent, others }) =>
      fc.record({
        numbers: fc.constant([actor, situation, play, opponent, others]),
        shares: fc.oneof(
          numbers(bitCount(others)),
          fc.integer().map((share) => new Array<number>(bitCount(others)).fill(share)),
        ),
      }),
    );
  return fc.array(turn, { maxLength: 8 }).map((turns) => ({
    turns: turns.flatMap((each) => each.numbers),
    shares: turns.flatMap(({ shares }) => shares),
  }));
};

const handOf = (size: number): fc.Arbitrary<HandPartners> =>
  fc
    .record({
      site: fc.string(),
      id: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.nat().map(String),
        fc.stringMatching(/^\d{1,20}$/),
        fc.constantFrom('0', '', '007', '999999999999999'),
      ),
      session: fc.string(),
      players: fc.array(fc.string(), { minLength: size, maxLength: size }),
      flow: fc.option(numbers(size ** 2)),
      folded: fc.nat(allPlayers(size)),
      worth: numbers(size ** 2),
      lastTwo: fc.option(
        fc.record({ players: fc.tuple(fc.nat(22), fc.nat(22)), turns: fc.nat(1000), pushes: fc.nat() }),
      ),
      pot: fc.nat(),
    })
    .chain((hand) => turnsOf(size).map((turns) => ({ ...hand, ...turns })));

const hand = fc.integer({ min: 2, max: 22 }).chain(handOf);

const packPartners = (hands: readonly (HandPartners | null)[]): Uint8Array => {
  const packer = new PartnersPacker();
  for (const each of hands) packer.add(each);
  return packer.end();
};

const unpackPartners = (bytes: Uint8Array, count: number): (HandPartners | null)[] => {
  const hands: (HandPartners | null)[] = Array.from({ length: count }, () => null);
  eachPackedPartners(bytes, (each, position) => {
    hands[position] = structuredClone(each);
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

test('dealt hands are the same after they were packed, in less than a quarter of the length of their JSON', () => {
  const hands = [...factsOf({ game: 'holdem', hands: 400, seed: 3 })];
  const packed = packPartners(hands);
  expect(unpackPartners(packed, hands.length)).toEqual(plain(hands));
  expect(packed.length).toBeLessThan(JSON.stringify(hands).length / 4);
});

test('hands that another version packed say nothing', () => {
  const packed = packPartners([...factsOf({ game: 'holdem', hands: 3, seed: 3 })]);
  packed[0]++;
  expect(unpackPartners(packed, 3)).toEqual([null, null, null]);
  // The first layout began with the length of its texts.
  expect(unpackPartners(packed.subarray(1), 3)).toEqual([null, null, null]);
});
