import type { CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';
import { completeHand } from './complete-hand.js';

const profile = findProfile('pokerstars')!;

const blinds: readonly Unplaced[] = [
  { type: 'post', seat: 2, kind: 'small-blind', amount: 1, dead: 0, allIn: false },
  { type: 'post', seat: 3, kind: 'big-blind', amount: 2, dead: 0, allIn: false },
  { type: 'hole-cards' },
];

const fold = (seat: number): Unplaced => ({ type: 'fold', seat, cards: null });
const collect = (seat: number, amount: number): Unplaced => ({
  type: 'collect',
  seat,
  amount,
  pot: null,
  run: 0,
});
const raise = (seat: number, to: number): Unplaced => ({ type: 'raise', seat, by: null, to, allIn: false });

/** A hand of three players with the blinds 1/2 in a log of a format. */
const handOf = (
  format: string,
  events: readonly Unplaced[],
  claims: CanonicalHand['claims'] = [],
): CanonicalHand =>
  makeHand([1, 2, 3], {
    format,
    game: { variant: 'holdem', limit: 'no-limit', rotation: null },
    stakes: { smallBlind: 1, bigBlind: 2, smallBet: null, bigBet: null, cap: null },
    buttonSeat: 1,
    events: [...blinds, ...events],
    claims,
  });

const complete = (hand: CanonicalHand): CanonicalHand =>
  completeHand(auditHand({ ...hand, currency: 'USD' }, profile)!);

const amountOf = ({ claims }: CanonicalHand, type: string): number | null => {
  const claim = claims.find((candidate) => candidate.type === type);
  return claim !== undefined && 'amount' in claim ? claim.amount : null;
};

const bodyOf = ({ events }: CanonicalHand): string[] =>
  events.slice(blinds.length).map((event) => {
    const seat = 'seat' in event ? ` ${String(event.seat)}` : '';
    return `${event.type}${seat}${'amount' in event ? ` ${String(event.amount)}` : ''}`;
  });

describe('a hand that is completed for another format', () => {
  const raised: readonly Unplaced[] = [
    raise(1, 10),
    fold(2),
    { type: 'call', seat: 3, amount: 8, allIn: false },
  ];
  const flop: Unplaced = { type: 'board', street: 'flop', run: 0, cards: [0, 5, 10], seen: null };
  const bet: Unplaced = { type: 'bet', seat: 3, to: 30, allIn: false };

  it('has the rake that the log leaves out, and the total with it', () => {
    const hand = complete(handOf('pacific', [...raised, flop, bet, fold(1), collect(3, 20)]));
    expect([amountOf(hand, 'total-pot'), amountOf(hand, 'rake')]).toEqual([21, 1]);
  });

  it('has the uncalled bet behind the betting', () => {
    const hand = complete(handOf('pacific', [...raised, flop, bet, fold(1), collect(3, 21)]));
    expect(bodyOf(hand).slice(-3)).toEqual(['fold 1', 'uncalled 3 30', 'collect 3 21']);
  });

  it('has the uncalled bet apart from the award that includes it', () => {
    const hand = complete(handOf('partypoker', [...raised, flop, bet, fold(1), collect(3, 51)]));
    expect(bodyOf(hand).slice(-3)).toEqual(['fold 1', 'uncalled 3 30', 'collect 3 21']);
    expect([amountOf(hand, 'total-pot'), amountOf(hand, 'rake')]).toEqual([21, 0]);
  });

  it('has the lines of a summary that its site does not print', () => {
    const check = (seat: number): Unplaced => ({ type: 'check', seat });
    const later = (street: 'turn' | 'river', card: number): readonly Unplaced[] => [
      { type: 'board', street, run: 0, cards: [card], seen: null },
      check(3),
      check(1),
    ];
    const river = [flop, check(3), check(1), ...later('turn', 15), ...later('river', 20)];
    const hand = complete(
      handOf('pokernow', [
        ...raised,
        ...river,
        { type: 'showdown', run: 0 },
        shows(3, 'Ac Ad'),
        collect(3, 21),
      ]),
    );
    expect(hand.claims.filter(({ type }) => type === 'board' || type === 'seat')).toMatchObject([
      { type: 'board', cards: [0, 5, 10, 15, 20] },
      { seat: 1, button: true, blind: null, outcome: 'mucked', won: [] },
      { seat: 2, blind: 'small', outcome: 'folded', foldedOn: 'preflop' },
      { seat: 3, blind: 'big', outcome: 'won', won: [21] },
    ]);
  });

  it('stays as it is with a fault', () => {
    const faulty = handOf('pacific', [...raised, flop, bet, fold(1), collect(3, 99)]);
    expect(complete(faulty).events).toEqual(faulty.events);
  });

  it('has no muck of the last player, who does not show', () => {
    const muck: Unplaced = { type: 'muck', seat: 3 };
    const hand = complete(handOf('pacific', [...raised, flop, bet, fold(1), muck, collect(3, 21)]));
    expect(hand.events.some(({ type }) => type === 'muck')).toBe(false);
  });
});
