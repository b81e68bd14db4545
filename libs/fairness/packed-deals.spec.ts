import { auditHand } from '#audit';
import { dealHands } from '#dealer';
import { defaultSwitches } from '#engine';
import fc from 'fast-check';
import { DealsPacker, eachPackedDeal, FairnessAnalysis, type DealtHand } from './index.js';

const packed = (hands: readonly (DealtHand | null)[]): (DealtHand | null)[] => {
  const packer = new DealsPacker();
  for (const hand of hands) packer.add(hand);
  const unpacked: (DealtHand | null)[] = hands.map(() => null);
  eachPackedDeal(packer.end(), (hand, position) => {
    unpacked[position] = hand;
  });
  return unpacked;
};

const card = fc.nat(51);
const share = fc.double({ min: 0, max: 1, noNaN: true });

const dealt = fc.integer({ min: 2, max: 10 }).chain((players) =>
  fc.record<DealtHand>({
    site: fc.string(),
    table: fc.string({ unit: 'binary' }),
    deck: fc.constantFrom('standard', 'short-36'),
    holeCards: fc.integer({ min: 1, max: 6 }),
    seats: fc.array(fc.nat(99), { minLength: players, maxLength: players }),
    hasButton: fc.boolean(),
    hero: fc.integer({ min: -1, max: players - 1 }),
    hole: fc.array(fc.array(card, { maxLength: 6 }), { minLength: players, maxLength: players }),
    board: fc.array(card, { maxLength: 5 }),
    allIn: fc.option(
      fc.record({ known: fc.option(fc.record({ equity: share, outcome: share, variance: share })) }),
    ),
  }),
);

test('deals are the same after they were packed', () => {
  fc.assert(
    fc.property(fc.array(fc.option(dealt)), (hands) => {
      expect(packed(hands)).toEqual(hands);
    }),
    { numRuns: 300 },
  );
});

test('the deals of dealt hands are the same after they were packed, in a quarter of the length of their JSON', () => {
  const analysis = new FairnessAnalysis();
  const profile = { id: 'test', switches: defaultSwitches };
  const hands = ['holdem', 'omaha', 'stud', 'five-draw'].flatMap((game) =>
    [...dealHands({ game, hands: 100, seed: 5 })].map((hand) => analysis.end(auditHand(hand, profile)!)),
  );
  expect(packed(hands)).toEqual(hands);
  const packer = new DealsPacker();
  for (const hand of hands) packer.add(hand);
  expect(packer.end().length).toBeLessThan(JSON.stringify(hands).length / 4);
});
