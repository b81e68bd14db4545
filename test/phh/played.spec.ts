import { auditHand, type AuditedHand } from '#audit';
import { dealHands } from '#dealer';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { faultsOf } from '../support/audit.js';
import { Random } from '../support/random.js';
import { Chance } from './chance.js';
import { gameCodes } from './game-codes.js';
import { makeReferenceHand } from './reference-hand.js';

const HANDS = 80;

const read = (text: string, format = 'phh'): CanonicalHand => {
  const reading = findFormat(format)!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(`${JSON.stringify(reading.rejection.message)}\n${text}`);
  return reading.hand;
};

const withoutLines = (hand: CanonicalHand): unknown =>
  JSON.parse(JSON.stringify(hand, (key, value: unknown) => (/^lines?$/.test(key) ? undefined : value)));

const write = (hand: CanonicalHand, format = 'phh', lossy = false): string => {
  const writing = findFormat(format)!.write!(hand, { lossy });
  if (!writing.ok) throw new Error(writing.missing.join(', '));
  return writing.text;
};

const finishing = ({ hand, replay, settlement }: AuditedHand): number[] =>
  hand.players.map(({ seat, stack }) => {
    const player = replay.state.playerAt(seat);
    const won = settlement.awards.filter((award) => award.player === player);
    const left = (stack ?? 0) - replay.state.paid[player] - replay.state.dead[player];
    return won.reduce((sum, { amount }) => sum + amount, left);
  });

describe('hands played by the reference implementation of profile phh', () => {
  it.each(Object.keys(gameCodes))('%s: stay the same when written and read again', (code) => {
    const chance = new Chance(new Random(11));
    for (let hand = 0; hand < HANDS; hand++) {
      const first = read(makeReferenceHand(code, chance).text);
      expect(withoutLines(read(write(first)))).toEqual(withoutLines(first));
    }
  });

  it.each(Object.keys(gameCodes))('%s: have the expected finishing stacks and no faults', (code) => {
    const chance = new Chance(new Random(7 + code.length * 131 + code.charCodeAt(code.length - 1)));
    const wrong: string[] = [];
    for (let hand = 0; hand < HANDS; hand++) {
      const { text, finishing: expected } = makeReferenceHand(code, chance);
      const audited = auditHand(read(text), findProfile('phh')!)!;
      const faults = faultsOf(audited).map((finding) => JSON.stringify(finding));
      const computed = finishing(audited);
      if (computed.join() !== expected.join() || faults.length > 0)
        wrong.push(`${text}computed ${computed.join(', ')}\n${faults.join('\n')}`);
    }
    expect(wrong.slice(0, 1).join('\n')).toBe('');
  });
});

describe('dealt hands, written in the notation', () => {
  it.each([
    ['holdem', 'no-limit'],
    ['omaha-8', 'pot-limit'],
    ['stud-8', 'fixed-limit'],
    ['razz', 'fixed-limit'],
    ['badugi', 'fixed-limit'],
  ] as const)('%s: have no faults under the profile phh', (game, limit) => {
    const profile = findProfile('phh')!;
    const options = { game, limit, hands: HANDS, seed: 9, format: 'phhs', profile, wild: true } as const;
    for (const dealt of dealHands(options)) {
      const audited = auditHand(read(write(dealt, 'phh', true)), findProfile('phh')!)!;
      expect(faultsOf(audited)).toEqual([]);
    }
  });
});

describe('dealt hands, converted from the notation to PokerStars', () => {
  it.each([
    ['holdem', 'no-limit'],
    ['omaha-8', 'pot-limit'],
    ['courchevel-8', 'pot-limit'],
    ['stud', 'fixed-limit'],
    ['badugi', 'fixed-limit'],
    ['lowball-27-triple', 'fixed-limit'],
  ] as const)('%s: have no faults', (game, limit) => {
    const wrong: string[] = [];
    for (const dealt of dealHands({ game, limit, hands: HANDS, seed: 23, format: 'phh' })) {
      const hand = read(write(dealt, 'phh', true));
      const text = write(hand, 'pokerstars', true);
      const audited = auditHand(read(text, 'pokerstars'), findProfile('pokerstars')!)!;
      const faults = faultsOf(audited).map((finding) => JSON.stringify(finding));
      if (faults.length > 0) wrong.push([text, ...faults].join('\n'));
    }
    expect(wrong.slice(0, 1).join('\n')).toBe('');
  });
});
