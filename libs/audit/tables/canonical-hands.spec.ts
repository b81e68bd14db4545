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

/** The same hand with the winnings of each player instead of an award line. */
const withWinnings = ({ events, ...made }: CanonicalHand): CanonicalHand => ({
  ...made,
  events: events.filter(({ type }) => type !== 'collect'),
  claims: SEATS.map((seat) => {
    const award = events.find((event) => event.type === 'collect' && event.seat === seat);
    return { type: 'winnings', seat, amount: award?.type === 'collect' ? award.amount : 0, line: 11 };
  }),
});

const findAcross = (...hands: readonly CanonicalHand[]): string[] => {
  const found: string[] = [];
  const checker = new TableChecker((at, { code, seat }) => {
    found.push(`${String(at)} ${code} ${String(seat)}`);
  });
  for (const one of hands) checker.next(makeTableDigest(auditHand(one, profile)!));
  checker.end();
  return found;
};

describe('P-SETUP-5: hands that state winnings', () => {
  it('pay their players these', () => {
    const across = (...stacks: readonly number[]): string[] =>
      findAcross(withWinnings(hand(0, [500, 500, 500])), withWinnings(hand(1, stacks)));
    expect(across(500, 495, 505)).toEqual([]);
    expect(across(500, 495, 405)).toEqual(['1 table-stakes 3']);
  });
});

describe('P-SETUP-5: canonical hands that state no rake', () => {
  it('pay their players what the awards say', () => {
    expect(findAcross(hand(0, [500, 500, 500]), hand(1, [500, 495, 505]))).toEqual([]);
    expect(findAcross(hand(0, [500, 500, 500]), hand(1, [500, 495, 405]))).toEqual(['1 table-stakes 3']);
    expect(findAcross(hand(0, [500, 500, 500]), hand(1, [500, 395, 505]))).toEqual(['1 table-stakes 2']);
  });
});
