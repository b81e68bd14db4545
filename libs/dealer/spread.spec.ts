import { auditHand, severities } from '#audit';
import { defaultSwitches, findVariant } from '#engine';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { runsOf } from '#testing';
import { dealHands, planDeal, type DealOptions } from './index.js';

const phhProfile = findProfile('phh')!;

const codesOf = (hand: CanonicalHand, profile = { id: 'default', switches: defaultSwitches }): string[] =>
  (auditHand(hand, profile)?.findings ?? [{ code: 'unread' as const, line: 0 }])
    .filter(({ code }) => code === 'unread' || severities[code] !== 'notice')
    .map(({ code, line }) => `${code} on line ${String(line)}`);

const faultsOf = (hands: Iterable<CanonicalHand>): string[] => [...hands].flatMap((hand) => codesOf(hand));

const oneFourEight: DealOptions = {
  game: 'holdem',
  limit: 'spread-limit',
  spread: [4, 4, 8],
  stakes: { small: 100, big: 400 },
  hands: runsOf(400),
  seed: 5,
  wild: true,
};

/** The sizes of bets of each betting round, in the first currency unit. */
const sizesByRound = (hands: Iterable<CanonicalHand>): Set<number>[] => {
  const sizes = [new Set<number>(), new Set<number>(), new Set<number>(), new Set<number>()];
  for (const { events } of hands) {
    let round = 0;
    for (const event of events)
      if (event.type === 'board') round++;
      else if (event.type === 'bet') sizes[round].add(event.to / 100);
  }
  return sizes;
};

describe('P-SETUP-3: spread limits by street', () => {
  it('hands are dealt with bets up to the largest one of each street, and audited without findings', () => {
    const hands = [...dealHands(oneFourEight)];
    expect(faultsOf(hands)).toEqual([]);
    expect(hands[0].stakes).toMatchObject({ smallBet: 100, bigBet: 800, largestBets: [400, 400, 800] });
    const largest = sizesByRound(hands).map((sizes) => Math.max(...sizes));
    expect(largest.slice(1)).toEqual([4, 8, 8]);
  });

  it.each(['stud', 'five-draw', 'omaha-8'])('%s can be played with them', (game) => {
    expect(faultsOf(dealHands({ ...oneFourEight, game, hands: runsOf(150) }))).toEqual([]);
  });

  it('a bet that only another street allows is too big, and a largest bet below the smallest is impossible', () => {
    const hands = [...dealHands(oneFourEight)];
    const withBets = (hand: CanonicalHand, largestBets: number[]): CanonicalHand => ({
      ...hand,
      stakes: { ...hand.stakes, largestBets },
    });
    const found = hands.flatMap((hand) => codesOf(withBets(hand, [800, 400])));
    expect(found.filter((finding) => finding.startsWith('bet-too-big'))).not.toEqual([]);
    expect(codesOf(withBets(hands[0], [50]))).toContain('impossible-setup on line 1');
  });

  it('PHH keeps them in a field of the user, beside the letter of no limit', () => {
    const phh = findFormat('phh')!;
    const switches = phhProfile.switches;
    for (const hand of dealHands({
      ...oneFourEight,
      hands: runsOf(60),
      format: 'phh',
      profile: { switches },
    })) {
      const writing = phh.write!(hand, { lossy: true });
      if (!writing.ok) throw new Error(writing.missing.join(', '));
      expect(writing.text).toContain("variant = 'NT'");
      expect(writing.text).toContain('_largest_bets = [4.00, 4.00, 8.00]');
      const reading = phh.read(writing.text, 0, writing.text.length, 1, new LineCursor());
      if (!reading.ok) throw new Error(reading.rejection.code);
      expect(reading.hand.game.limit).toBe('spread-limit');
      expect(reading.hand.stakes).toMatchObject({ bigBet: 800, largestBets: [400, 400, 800] });
      expect(codesOf(reading.hand, phhProfile)).toEqual([]);
    }
  });

  it('a custom variant states them in smallest bets', () => {
    const holdem = findVariant('holdem')!;
    const streets = holdem.streets.map((street) => ({ ...street, spread: street.size === 'big' ? 10 : 5 }));
    const own = [{ ...holdem, id: 'own-spread', limit: 'spread-limit' as const, streets }];
    const { spread: _, ...options } = oneFourEight;
    const hands = [...dealHands({ ...options, game: 'own-spread', own })];
    const largest = sizesByRound(hands).map((sizes) => Math.max(...sizes));
    expect(largest.slice(1)).toEqual([5, 10, 10]);
    const profile = { id: 'default', switches: defaultSwitches, games: own };
    expect(hands.flatMap((hand) => codesOf(hand, profile))).toEqual([]);
  });

  it('only spread limit has them, one to twelve', () => {
    const issues = (change: Partial<DealOptions>): unknown => {
      const planned = planDeal({ ...oneFourEight, ...change });
      return planned.ok ? [] : planned.issues.map(({ code, option }) => `${option} ${code}`);
    };
    expect(issues({})).toEqual([]);
    expect(issues({ limit: 'no-limit' })).toEqual(['spread impossible-options']);
    expect(issues({ game: 'horse' })).toContain('spread impossible-options');
    expect(issues({ spread: [] })).toEqual(['spread impossible-options']);
    expect(issues({ spread: [0] })).toEqual(['spread out-of-range']);
  });
});
