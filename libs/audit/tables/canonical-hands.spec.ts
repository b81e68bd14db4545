import { defaultSwitches } from '#engine';
import type { CanonicalHand } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { makeHand } from '../testing/canonical-hand.js';
import { TableChecker } from './table-checker.js';
import { makeTableDigest } from './table-digest.js';

const profile = { id: 'test', switches: defaultSwitches };
const SEATS = [1, 2, 3];

/** Everyone folds to the big blind of 10, who wins the small blind of 5. The hand states no rake. */
const hand = (number: number, stacks: readonly number[]): CanonicalHand => {
  const [button, small, big] = [0, 1, 2].map((step) => SEATS[(number + step) % SEATS.length]);
  const blind = { dead: 0, allIn: false, type: 'post' } as const;
  const made = makeHand(SEATS, {
    game: { variant: 'holdem', limit: 'no-limit', rotation: null },
    stakes: { smallBlind: 5, bigBlind: 10, smallBet: null, bigBet: null, cap: null },
    buttonSeat: button,
    events: [
      { ...blind, seat: small, kind: 'small-blind', amount: 5 },
      { ...blind, seat: big, kind: 'big-blind', amount: 10 },
      { type: 'fold', seat: button, cards: null },
      { type: 'fold', seat: small, cards: null },
      { type: 'uncalled', seat: big, amount: 5 },
      { type: 'collect', seat: big, amount: 10, pot: null, run: 0 },
    ],
  });
  const players = made.players.map((player, index) => ({ ...player, stack: stacks[index] }));
  return { ...made, id: String(100 + number), currency: 'USD', players };
};

const findAcross = (...hands: readonly CanonicalHand[]): string[] => {
  const found: string[] = [];
  const checker = new TableChecker((at, { code, seat }) => {
    found.push(`${String(at)} ${code} ${String(seat)}`);
  });
  for (const one of hands) checker.next(makeTableDigest(auditHand(one, profile)!));
  checker.end();
  return found;
};

describe('P-SETUP-5: canonical hands that state no rake', () => {
  it('pay their players what the awards say', () => {
    expect(findAcross(hand(0, [500, 500, 500]), hand(1, [500, 495, 505]))).toEqual([]);
    expect(findAcross(hand(0, [500, 500, 500]), hand(1, [500, 495, 405]))).toEqual(['1 table-stakes 3']);
    expect(findAcross(hand(0, [500, 500, 500]), hand(1, [500, 395, 505]))).toEqual(['1 table-stakes 2']);
  });
});
