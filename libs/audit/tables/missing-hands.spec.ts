import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches } from '#engine';
import { runsOf } from '#testing';
import { auditHand } from '../claims/audit-hand.js';
import type { TableDigest } from './digest-layout.js';
import { TableChecker } from './table-checker.js';
import { makeTableDigest } from './table-digest.js';

const profile = { id: 'test', switches: defaultSwitches };

const HANDS = 12;
const SESSIONS = runsOf(600);

const codesOf = (digests: readonly TableDigest[]): string[] => {
  const codes: string[] = [];
  const checker = new TableChecker((_, { code }) => {
    codes.push(code);
  });
  for (const digest of digests) checker.next(digest);
  checker.end();
  return codes;
};

describe('a dealt session that lacks hands', () => {
  it.each<[string, Partial<DealOptions>]>([
    ['short stacks', { game: 'holdem', ante: 3 }],
    ['limit stud', { game: 'stud', players: 8 }],
    ['triple draw', { game: 'lowball-27-triple' }],
  ])('has no findings across its hands, whichever are missing: %s', (_, options) => {
    const wrong: string[] = [];
    for (let seed = 0; seed < SESSIONS; seed++) {
      const hands = [...dealHands({ game: 'holdem', hands: HANDS, seed, wild: true, ...options })];
      const digests = hands.map((hand) => makeTableDigest(auditHand(hand, profile)!));
      for (const count of [0, 1, 2])
        for (let from = 0; from < HANDS; from++) {
          const codes = codesOf(digests.toSpliced(from, count));
          if (codes.length > 0)
            wrong.push(`seed ${String(seed)}, ${String(count)} from ${String(from)}: ${codes.join()}`);
        }
    }
    expect([wrong.length, ...wrong.slice(0, 5)]).toEqual([0]);
  });
});
