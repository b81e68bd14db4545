import fc from 'fast-check';
import { formatCard } from '#cards';
import { runsOf } from '#testing';
import { parseRange } from './parse.js';
import type { Range, RangeIssue, RangeShape } from './range.js';

const HOLDEM: RangeShape = { deck: 'standard', size: 2, order: 'two-cards' };
const SHORT: RangeShape = { deck: 'short-36', size: 2, order: 'two-cards' };
const ROYAL: RangeShape = { deck: 'royal-20', size: 2, order: 'two-cards' };
const OMAHA: RangeShape = { deck: 'standard', size: 4, order: 'omaha' };
const patterns = (size: number): RangeShape => ({ deck: 'standard', size, order: null });

function rangeOf(text: string, shape: RangeShape): Range {
  const reading = parseRange(text, shape);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.issue)}`);
  return reading.range;
}

function issueOf(text: string, shape: RangeShape): RangeIssue | null {
  const reading = parseRange(text, shape);
  return reading.ok ? null : reading.issue;
}

const handsOf = (text: string, shape: RangeShape): string[] => {
  const { cards, count, size } = rangeOf(text, shape);
  return Array.from({ length: count }, (_, hand) =>
    [...cards!.subarray(hand * size, (hand + 1) * size)].map(formatCard).join(''),
  );
};

/** The weights by hand. */
const weightsOf = (text: string, shape: RangeShape): Record<string, number> => {
  const { weights, heaviest } = rangeOf(text, shape);
  return Object.fromEntries(handsOf(text, shape).map((hand, place) => [hand, weights?.[place] ?? heaviest]));
};

describe('hands of two cards', () => {
  test.each([
    ['QQ', 6],
    ['AKs', 4],
    ['AKo', 12],
    ['AK', 16],
    ['KA', 16],
    ['QQ+', 18],
    ['AA+', 6],
    ['22+', 78],
    ['99-66', 24],
    ['22-55', 24],
    ['55 - 22', 24],
    ['AJs+', 12],
    ['ATo+', 48],
    ['AT+', 64],
    ['T9s+', 4],
    ['A5s-A2s', 16],
    ['A2s-A5s', 16],
    ['KTo-K8o', 36],
    ['JTs-54s', 28],
    ['J9o-53o', 84],
    ['AK-AK', 16],
    ['Ax', 198],
    ['Axs', 48],
    ['Axo', 144],
    ['A*', 198],
    ['AhKh', 1],
    ['A♥K♥', 1],
    ['A♥\ufe0f K♡'.replace(' ', ''), 1],
    ['A[♥♠]K', 8],
    ['*sA', 51],
    ['[5-2]sA', 4 * 4],
    ['KhAh', 1],
    ['AHkh', 1],
    ['AhK*', 4],
    ['A*Kh', 4],
    ['AhK', 4],
    ['A*K*', 16],
    ['Ah*', 51],
    ['AxKx', 4],
    ['AxKy', 12],
    ['[A-Q]x[JT]x', 24],
    ['hh', 78],
    ['xx', 312],
    ['RR', 78],
    ['RxOx', 312],
    ['1010+', 30],
    ['A10s', 4],
    ['10h9h', 1],
    ['aks', 4],
    ['AKO', 12],
    ['QQ+,AKs', 22],
    ['QQ+ AKs', 22],
    ['  QQ+ ,\tAKs\n', 22],
    ['QQ,QQ+,QhQd', 18],
    ['QQ+!QhQd', 17],
    ['QQ+ ! QhQd !KsKd', 16],
    ['random!AA', 1320],
    ['random!AA KK', 1320],
    ['random!(AA KK)', 1314],
    ['random:hh', 78],
    ['AK,QQ:h*', 19],
    ['AK:hh,QQ', 7],
    ['((QQ),(AK!(AKs)))', 18],
    ['22+,A2+,K2+', 78 + 192 + 176],
  ])('%s: %i hands', (text, count) => {
    expect(rangeOf(text, HOLDEM).count).toBe(count);
  });

  test('lists hands in ascending order, the cards of each ascending', () => {
    expect(handsOf('AhKh,22', HOLDEM)).toEqual(['2c2d', '2c2h', '2c2s', '2d2h', '2d2s', '2h2s', 'KhAh']);
  });

  test.each([
    ['random', HOLDEM, 1326],
    ['100%', HOLDEM, 1326],
    ['22+,Ax,**', HOLDEM, 1326],
    ['random', SHORT, 630],
    ['random,AA:0.5', SHORT, 630],
    ['random', ROYAL, 190],
    ['random', patterns(4), 270_725],
    ['***', patterns(7), 133_784_560],
    ['random', { deck: 'standard-joker', size: 5, order: null } as const, 2_869_685],
  ])('%s is every hand, without a list', (text, shape, count) => {
    expect(rangeOf(text, shape)).toEqual({
      size: shape.size,
      isRandom: true,
      count,
      cards: null,
      weights: null,
      heaviest: 1000,
    });
  });

  test('without the end of a block, brackets have ranks', () => {
    expect(rangeOf('[75][75]', patterns(2)).count).toBe(28);
    expect(weightsOf('[75]AhKh[/75],[75]h[98]h', HOLDEM)).toEqual({
      ...{ '5h8h': 1000, '7h8h': 1000, '5h9h': 1000, '7h9h': 1000, KhAh: 750 },
    });
    expect(rangeOf('[25]AAA[/25]', patterns(4))).toMatchObject({ count: 193, heaviest: 250 });
  });

  test('ranks that a short deck lacks are issues', () => {
    expect(rangeOf('66+', SHORT).count).toBe(54);
    expect(rangeOf('Ax', SHORT).count).toBe(134);
    expect(rangeOf('QJs-76s', SHORT).count).toBe(24);
    expect(issueOf('22+', SHORT)).toEqual({
      code: 'no-such-card',
      at: 0,
      length: 1,
      expected: {
        en: 'a rank of this deck, which has 6 to A',
        es: 'un valor de esta baraja, que va de 6 a A',
      },
    });
    expect(issueOf('AA,A5s+', SHORT)).toMatchObject({ code: 'no-such-card', at: 4, length: 1 });
    expect(issueOf('AsKs', { deck: 'kuhn-3', size: 1, order: null })).toMatchObject({ at: 0 });
    expect(issueOf('Kh', { deck: 'kuhn-3', size: 1, order: null })).toMatchObject({
      code: 'no-such-card',
      at: 1,
    });
  });
});

describe('weights', () => {
  test.each([
    ['AhKh:0.5', { KhAh: 500 }],
    ['AhKh@0.5', { KhAh: 500 }],
    ['AhKh:.125', { KhAh: 125 }],
    ['AhKh : 1', { KhAh: 1000 }],
    ['AhKh@1.000', { KhAh: 1000 }],
    ['50%AhKh', { KhAh: 500 }],
    ['0.1%AhKh', { KhAh: 1 }],
    ['12.5%(AhKh,AdKd)', { KdAd: 125, KhAh: 125 }],
    ['(AhKh:0.5,AdKd):0.5', { KdAd: 500, KhAh: 250 }],
    ['(AhKh:0.5,AdKd):0.333', { KdAd: 333, KhAh: 167 }],
    ['(AhKh:0.001,AdKd):0.001', { KdAd: 1, KhAh: 1 }],
    ['AhKh:0.5,AdKd', { KdAd: 1000, KhAh: 500 }],
    ['AhKh:0.5,AhKh:0.25', { KhAh: 500 }],
    ['AK:hh:0.5', { KhAh: 500 }],
    ['AKs!(*h*)!(*s*)!(*c*)@0.25', { KdAd: 250 }],
    ['[50]AhKh,AdKd[/50],[12.5]AcKc[/12.5]', { KcAc: 125, KdAd: 500, KhAh: 500 }],
    ['[50] AhKh [/50] [100]AdKd[/100]', { KdAd: 1000, KhAh: 500 }],
    ['[50]AhKh:0.5,[10]AdKd[/10][/50]', { KdAd: 50, KhAh: 250 }],
    ['[50]AK[/50]:hh', { KhAh: 500 }],
    ['AhKh:0.25,[75]AdKd[/75]', { KdAd: 750, KhAh: 250 }],
  ])('%s', (text, weights) => {
    expect(weightsOf(text, HOLDEM)).toEqual(weights);
  });

  test('equal weights are not listed', () => {
    expect(rangeOf('AA:0.5,KK:0.5', HOLDEM)).toMatchObject({ weights: null, heaviest: 500 });
    expect(rangeOf('random:0.5', patterns(7))).toMatchObject({ isRandom: true, heaviest: 500 });
  });
});

describe('patterns', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

  test.each([
    [4, 'AA', 6_961],
    [4, 'AA**', 6_961],
    [4, 'A*A*', 6_961],
    [4, 'AhKhQdJd', 1],
    [4, 'Ah Kh Qd Jd', 1],
    [4, 'AA,KK', 2 * 6_961 - 36],
    [4, 'AA:KK', 36],
    [4, 'AAKK', 36],
    [4, 'AA!AAA', 6_768],
    [4, 'AA:10', choose(4, 2) * (4 * 44 + choose(4, 2)) + choose(4, 3) * 4],
    [4, 'xxyy', choose(4, 2) * choose(13, 2) ** 2],
    [4, 'xxyz', 4 * choose(13, 2) * 3 * 13 ** 2],
    [4, 'xxxy', 4 * choose(13, 3) * 39],
    [4, 'xxxx', 4 * choose(13, 4)],
    [4, 'wxyz', 13 ** 4],
    [4, 'hhhh', choose(13, 4)],
    // Two aces, each in the suit of another card.
    [4, 'AxAy*x*y', choose(4, 2) * 12 ** 2],
    [4, 'AA:xxyy', choose(4, 2) * 12 ** 2],
    [4, 'random!RR', choose(13, 4) * 4 ** 4],
    [4, 'RROO', choose(13, 2) * 36],
    [4, 'RRRR', 13],
    [4, '[A-T][A-T][A-T][A-T]', choose(20, 4)],
    [4, '[A,3-2][A,2-3][A32][A23]', choose(12, 4)],
    [5, 'AA', choose(4, 2) * choose(48, 3) + 4 * choose(48, 2) + 48],
    [5, 'RRROO', 3_744],
    [5, 'RRRR', 624],
    [5, 'xxxxx', 5_148],
    [6, 'AAAA', choose(48, 2)],
    [6, 'xxxxxx', 4 * choose(13, 6)],
    [7, 'AAAAKKK', 4],
    [3, '*h', choose(52, 3) - choose(39, 3)],
    [1, 'A', 4],
    [1, '*x', 52],
    [2, 'A', 198],
    [2, 'Ax', 198],
  ])('hands of %i cards: %s is %i hands', (size, text, count) => {
    expect(rangeOf(text, patterns(size)).count).toBe(count);
  });

  test('Jk is the joker if the deck has one, otherwise a jack and a king', () => {
    expect(rangeOf('Jk', { deck: 'standard-joker', size: 3, order: null }).count).toBe(choose(52, 2));
    expect(handsOf('Jk', { deck: 'kuhn-3', size: 2, order: null })).toEqual(['JsKs']);
  });
});

describe('percentages', () => {
  const top = (percent: string, shape: RangeShape): Set<string> => new Set(handsOf(percent, shape));

  test('a percentage takes the classes whose middle is within it', () => {
    expect(rangeOf('0.3%', HOLDEM).count).toBe(6);
    expect(rangeOf('0.227%', HOLDEM).count).toBe(6);
    expect(issueOf('0.226%', HOLDEM)).toMatchObject({ code: 'empty-range', at: 0, length: 6 });
    expect(rangeOf('0.7%', HOLDEM).count).toBe(12);
    expect(rangeOf('10%', HOLDEM).count).toBe(rangeOf('10.0%', HOLDEM).count);
  });

  test.each([HOLDEM, SHORT, ROYAL])(
    'a larger percentage contains every smaller one, and the size is at most 6 hands off ($deck)',
    (shape) => {
      const all = rangeOf('random', shape).count;
      fc.assert(
        fc.property(fc.integer({ min: 20, max: 900 }), fc.integer({ min: 20, max: 900 }), (one, other) => {
          const [small, large] = [Math.min(one, other), Math.max(one, other)].map(
            (tenths) => [tenths, top(`${tenths / 10}%`, shape)] as const,
          );
          expect([...small[1]].filter((hand) => !large[1].has(hand))).toEqual([]);
          // A class has at most 12 hands, half of which may be beyond the percentage.
          for (const [tenths, hands] of [small, large]) {
            expect(Math.abs(hands.size - (all * tenths) / 1000)).toBeLessThanOrEqual(6);
          }
        }),
        { seed: 1, numRuns: 50 },
      );
    },
  );

  test('adjacent bands leave no gap and share no hand', () => {
    const [first, second, both] = ['0%-7%', '21%-7%', '21%'].map((text) => top(text, HOLDEM));
    expect([...first].filter((hand) => second.has(hand))).toEqual([]);
    expect(new Set([...first, ...second])).toEqual(both);
  });

  test('percentages can be filtered, weighted and listed', () => {
    expect(rangeOf('15%!AA', HOLDEM).count).toBe(rangeOf('15%', HOLDEM).count - 6);
    expect(rangeOf('15%:Axs', HOLDEM).count).toBeLessThan(48);
    expect(rangeOf('15%:0.5, 72o', HOLDEM)).toMatchObject({ heaviest: 1000 });
  });
});

describe('issues have a code, a position and a length', () => {
  test.each<[string, RangeShape, string, number, number]>([
    ['', HOLDEM, 'empty-range', 0, 0],
    ['  ', HOLDEM, 'empty-range', 0, 2],
    ['QQ+,', HOLDEM, 'syntax', 4, 0],
    [',QQ', HOLDEM, 'syntax', 0, 1],
    ['QQ,,KK', HOLDEM, 'syntax', 3, 1],
    ['QQ+;KK', HOLDEM, 'syntax', 3, 1],
    ['QQs', HOLDEM, 'syntax', 2, 1],
    ['AKx', HOLDEM, 'syntax', 2, 1],
    ['AKh', HOLDEM, 'syntax', 2, 1],
    ['AKsQQ', HOLDEM, 'syntax', 3, 1],
    ['AKs-', HOLDEM, 'syntax', 4, 0],
    ['AKs-AQo', HOLDEM, 'syntax', 0, 7],
    ['99-AKs', HOLDEM, 'syntax', 0, 6],
    ['KQs-A2s', HOLDEM, 'syntax', 0, 7],
    ['99-66+', HOLDEM, 'syntax', 5, 1],
    ['A1s', HOLDEM, 'wrong-size', 0, 1],
    ['Ah Kh', HOLDEM, 'wrong-size', 0, 2],
    ['AhKhQh', HOLDEM, 'wrong-size', 4, 2],
    ['AhAh', HOLDEM, 'duplicate-card', 2, 2],
    ['50% AKs', HOLDEM, 'syntax', 4, 1],
    ['101%', HOLDEM, 'bad-percentage', 0, 4],
    ['5.1234%', HOLDEM, 'bad-percentage', 0, 7],
    ['5%-200%', HOLDEM, 'bad-percentage', 3, 4],
    ['5%-10', HOLDEM, 'syntax', 5, 0],
    ['5%-5%', HOLDEM, 'empty-range', 0, 5],
    ['AKs:0', HOLDEM, 'bad-weight', 4, 1],
    ['AKs:0.0', HOLDEM, 'bad-weight', 4, 3],
    ['AKs:1.5', HOLDEM, 'bad-weight', 4, 3],
    ['AKs:0.1234', HOLDEM, 'bad-weight', 4, 6],
    ['AKs@2', HOLDEM, 'bad-weight', 4, 1],
    ['AKs@', HOLDEM, 'bad-weight', 4, 0],
    ['AKs:0.5:0.5', HOLDEM, 'syntax', 7, 1],
    ['[50]AKs[/5]', HOLDEM, 'syntax', 7, 1],
    ['[50]AKs', HOLDEM, 'syntax', 2, 1],
    ['[50]AKs,[/50]', HOLDEM, 'syntax', 8, 1],
    ['AKs[/50]', HOLDEM, 'syntax', 3, 1],
    ['[0]AKs[/0]', HOLDEM, 'bad-weight', 1, 1],
    ['[150]AKs[/150]', HOLDEM, 'bad-weight', 1, 3],
    ['[50]AKs[/50]:0.5', HOLDEM, 'bad-weight', 13, 3],
    ['AK!([50]AKs[/50])', HOLDEM, 'bad-weight', 5, 2],
    [`${'[50]'.repeat(17)}AA${'[/50]'.repeat(17)}`, HOLDEM, 'too-complex', 16 * 4, 1],
    ['A[5-2]s', HOLDEM, 'syntax', 1, 6],
    ['QQ,A*s', HOLDEM, 'syntax', 4, 2],
    ['$B5S', HOLDEM, 'syntax', 2, 2],
    ['AKs', patterns(2), 'syntax', 1, 2],
    ['50%AKs:0.5', HOLDEM, 'bad-weight', 7, 3],
    ['0.25%AKs', HOLDEM, 'bad-weight', 0, 5],
    ['AK!(AKs:0.5)', HOLDEM, 'bad-weight', 8, 3],
    ['AK!(50%AKs)', HOLDEM, 'bad-weight', 4, 3],
    ['(AK', HOLDEM, 'syntax', 3, 0],
    ['AK)', HOLDEM, 'syntax', 2, 1],
    ['()', HOLDEM, 'syntax', 1, 1],
    ['AK!', HOLDEM, 'syntax', 3, 0],
    // There is only one queen of hearts.
    ['AK,QQ:hh', HOLDEM, 'empty-range', 3, 5],
    ['!AK', HOLDEM, 'syntax', 0, 1],
    ['AK!Axx', HOLDEM, 'syntax', 5, 1],
    ['QQ, AK!Ax', HOLDEM, 'empty-range', 4, 5],
    [`${'('.repeat(17)}AA${')'.repeat(17)}`, HOLDEM, 'too-complex', 16, 1],
    ['A'.repeat(10_001), HOLDEM, 'too-long', 10_000, 1],
    ['AKQJT', patterns(4), 'wrong-size', 4, 1],
    ['AAxx', patterns(4), 'syntax', 3, 1],
    ['hhAA', patterns(4), 'syntax', 0, 1],
    ['AA KK random', patterns(4), 'syntax', 6, 1],
    ['AA!', patterns(4), 'syntax', 3, 0],
    ['[A-x]', patterns(4), 'syntax', 3, 1],
    ['[]', patterns(4), 'syntax', 1, 1],
    ['[AK', patterns(4), 'syntax', 3, 0],
    ['AAAAA', patterns(5), 'empty-range', 0, 5],
    ['15%', patterns(4), 'bad-percentage', 0, 3],
    ['AA:15%', patterns(5), 'bad-percentage', 3, 3],
    ['15%6h', OMAHA, 'bad-percentage', 3, 2],
    ['5%-10%6h', HOLDEM, 'bad-percentage', 6, 2],
    ['50% AA', OMAHA, 'syntax', 4, 1],
    ['AA@50', OMAHA, 'bad-weight', 3, 2],
    ['AA', patterns(7), 'too-many-hands', 0, 2],
    ['RwRxOyOzN', patterns(5), 'too-complex', 0, 9],
  ])('%j', (text, shape, code, at, length) => {
    const issue = issueOf(text, shape);
    expect(issue).toMatchObject({ code, at, length });
    expect(issue!.expected.en).not.toBe('');
    expect(issue!.expected.es).not.toBe(issue!.expected.en);
  });

  test('an invalid shape throws', () => {
    expect(() => parseRange('AA', { ...HOLDEM, size: 4 })).toThrow(RangeError);
    expect(() => parseRange('AA', { ...HOLDEM, deck: 'standard-joker' })).toThrow(RangeError);
    expect(() => parseRange('AA', { ...OMAHA, size: 5 })).toThrow(RangeError);
    expect(() => parseRange('AA', patterns(8))).toThrow(RangeError);
  });

  /** Random sequences of the characters of ranges. */
  test.each([HOLDEM, SHORT, patterns(1), patterns(3), { ...patterns(4), deck: 'royal-20' as const }])(
    'every text gives a range or an issue inside the text ($deck, $size cards)',
    (shape) => {
      const tokens = fc.constantFrom(
        ...'AKQJT9876532akqcdhswxyzRON*[](),:!@%+-.01 \t',
        ...[
          '[50]',
          '[/50]',
          '♥',
          '10',
          'random',
          'AKs',
          'QQ+',
          '15%',
          '0.5',
          'AhKh',
          'Jk',
          '\u{1f0a1}',
          '\0',
        ],
      );
      fc.assert(
        fc.property(fc.array(tokens, { maxLength: 12 }), (sequence) => {
          const text = sequence.join('');
          const reading = parseRange(text, shape);
          if (reading.ok) {
            expect(reading.range.count).toBeGreaterThan(0);
            return;
          }
          const { at, length } = reading.issue;
          expect(at + length).toBeLessThanOrEqual(text.length);
          expect(length > 0 || at === text.length).toBe(true);
        }),
        { seed: 2, numRuns: runsOf(2_000) },
      );
    },
  );
});
