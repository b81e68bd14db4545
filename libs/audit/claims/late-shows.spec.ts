import { defaultSwitches, type Switches } from '#engine';
import type { CanonicalHand } from '#histories';
import { makeHand, shows, type Unplaced } from '../testing/canonical-hand.js';
import { auditHand } from './audit-hand.js';

const codesOf = (hand: CanonicalHand, switches: Partial<Switches> = {}): string[] => {
  const profile = { id: 'test', switches: { ...defaultSwitches, ...switches } };
  return auditHand(hand, profile)!.findings.map(({ code, rules }) => [code, ...rules].join(' '));
};

const blinds: readonly Unplaced[] = [
  { type: 'post', seat: 2, kind: 'small-blind', amount: 5, dead: 0, allIn: false },
  { type: 'post', seat: 1, kind: 'big-blind', amount: 10, dead: 0, allIn: false },
];

/** Heads-up, 2-7 single draw: both stand pat and check. The first to act is seat 1. */
const showdown = (...end: readonly Unplaced[]): CanonicalHand =>
  makeHand([1, 2], {
    game: { variant: 'lowball-27-single', limit: 'no-limit', rotation: null },
    stakes: { smallBlind: 5, bigBlind: 10, smallBet: null, bigBet: null, cap: null },
    buttonSeat: 2,
    events: [
      ...blinds,
      { type: 'call', seat: 2, amount: 5, allIn: false },
      { type: 'check', seat: 1 },
      { type: 'discard', seat: 1, count: 0, cards: [] },
      { type: 'discard', seat: 2, count: 0, cards: [] },
      { type: 'check', seat: 1 },
      { type: 'check', seat: 2 },
      ...end,
    ],
  });

const first = shows(1, '7c 5d 4h 3s 2c');
const second = shows(2, '8c 5h 4d 3c 2d');
const award: Unplaced = { type: 'collect', seat: 1, amount: 20, pot: null, run: 0 };

describe('R-SHOW-4: a losing hand', () => {
  it('is shown or mucked before the pot is awarded, not after it', () => {
    expect(codesOf(showdown(first, second, award))).toEqual([]);
    expect(codesOf(showdown(first, { type: 'muck', seat: 2 }, award))).toEqual([]);
    expect(codesOf(showdown(first, award, { type: 'muck', seat: 2 }))).toContain('show-order R-SHOW-4');
    expect(codesOf(showdown(first, award, second))).toContain('show-order R-SHOW-4');
  });
});

describe('R-SHOW-5: a hand that a player asks to see', () => {
  const asked = (ruling: string, by = 'other'): Unplaced => ({
    type: 'incident',
    incident: { type: 'asks-to-see', by, of: 2, eligible: true },
    logged: { ruling },
  });

  const ruled = ['ruling R-SHOW-5 P-SHOW-7'];

  it('may be shown after the award, and out of order', () => {
    expect(codesOf(showdown(first, award, asked('shown-dead'), second))).toEqual(ruled);
    expect(codesOf(showdown(asked('shown-dead'), second, first, award))).toEqual(ruled);
  });

  it('is late if the request comes after it or is refused', () => {
    expect(codesOf(showdown(first, award, second, asked('shown-dead')))).toContain('show-order R-SHOW-4');
    expect(codesOf(showdown(first, award, asked('refused', 'not-dealt-in'), second))).toContain(
      'show-order R-SHOW-4',
    );
  });
});

describe('P-SHOW-4: the order of showing without a line of the showdown', () => {
  it('is checked too', () => {
    expect(codesOf(showdown(second, first, award))).toEqual(['show-order P-SHOW-4 R-SHOW-8']);
  });
});

describe('P-SETUP-3: a cap on the chips of a hand', () => {
  const raised = (to: number, cap = 100): CanonicalHand =>
    makeHand([1, 2], {
      game: { variant: 'holdem', limit: 'no-limit', rotation: null },
      stakes: { smallBlind: 5, bigBlind: 10, smallBet: null, bigBet: null, cap },
      buttonSeat: 2,
      events: [
        ...blinds,
        { type: 'raise', seat: 2, by: null, to, allIn: false },
        { type: 'fold', seat: 1, cards: null },
        { type: 'uncalled', seat: 2, amount: to - 10 },
        { type: 'collect', seat: 2, amount: 20, pot: null, run: 0 },
      ],
    });

  it('may be reached without an all-in, and not exceeded', () => {
    expect(codesOf(raised(100))).toEqual([]);
    expect(codesOf(raised(150))).toEqual(['over-stack P-SETUP-5 P-SETUP-3']);
  });

  it('does not matter to a player with fewer chips', () => {
    expect(codesOf(raised(500, 600))).toEqual(['amount L-LINE-1']);
    expect(codesOf(raised(550, 600))).toEqual(['over-stack P-SETUP-5']);
  });
});
