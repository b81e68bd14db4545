import { rankOf } from '#cards';
import { failingRows } from '#testing';
import { classesOf } from './classes.js';
import { cardsEvaluator } from './evaluators.js';
import { categoryOf, explain } from './explain.js';
import type { ScaleId } from './scale.js';
import { FIVE_CARD_PATTERNS, forEachFive } from './testing/fives.js';
import { cardsOf, comparePlain } from './testing/plain-high.js';
import {
  plainEight,
  plainHand,
  PLAIN_SCALES,
  type PlainScale,
  type PlainValue,
} from './testing/plain-scales.js';

const isPlainScale = (id: string): id is PlainScale => Object.hasOwn(PLAIN_SCALES, id);
const FIVES = Object.keys(PLAIN_SCALES)
  .filter(isPlainScale)
  .filter((id) => PLAIN_SCALES[id].size === 5);

const KINDS = FIVE_CARD_PATTERNS.map(({ cards }) => cards);

/** The expected strengths: the different values in order, numbered from 1; 0 for no hand. */
function expected(values: readonly PlainValue[]): number[] {
  const keys = values.map((value) => (value === null ? '' : value.join()));
  const different = new Map(values.map((value, i) => [keys[i], value]));
  different.delete('');
  const sorted = [...different].sort(([, a], [, b]) => comparePlain(a ?? [], b ?? []));
  const numbers = new Map(sorted.map(([key], place) => [key, place + 1]));
  return keys.map((key) => numbers.get(key) ?? 0);
}

const strengths = (scale: ScaleId): number[] => {
  const evaluate = cardsEvaluator(scale);
  return KINDS.map((cards) => evaluate(cards, 5));
};

describe('all multisets of five ranks (6,175) and sets of five ranks in one suit (1,287)', () => {
  it('have the strength of the reference implementation on every scale', () => {
    const failures = failingRows(FIVES, (scale) => {
      expect(KINDS).toHaveLength(6_175 + 1_287);
      const values = KINDS.map((cards) => plainHand(scale, cards)?.value ?? null);
      expect(strengths(scale)).toEqual(expected(values));
    });
    expect(failures).toEqual([]);
  });

  it('have the strength of the reference implementation for eight-or-better', () => {
    expect(strengths('eight-or-better')).toEqual(expected(KINDS.map(plainEight)));
  });

  it('have the right number of classes on every scale', () => {
    const failures = failingRows(
      [
        ['high', 7_462],
        ['short', 1_404],
        ['short-32', 840],
        ['ace-to-five', 6_175],
        ['ace-to-six', 7_462],
        ['deuce-to-seven', 7_462],
        ['eight-or-better', 56],
      ] as const,
      ([scale, classes]) => {
        expect(classesOf(scale).count).toBe(classes);
        expect(new Set(strengths(scale)).size).toBe(classes + (strengths(scale).includes(0) ? 1 : 0));
      },
    );
    expect(failures).toEqual([]);
  });

  it('are explained by their ranks on every scale', () => {
    const failures = failingRows([...FIVES, 'eight-or-better'] as const, (scale) => {
      strengths(scale).forEach((strength, i) => {
        if (strength === 0) return;
        const ranks = new Set(KINDS[i].map(rankOf));
        if (!explain(scale, strength).ranks.every((rank) => ranks.has(rank)))
          throw new Error(String(KINDS[i]));
      });
    });
    expect(failures).toEqual([]);
  });
});

/** By scale: the number of hands in each category, of 2,598,960 hands (376,992 of them without ranks below the six). */
const SCALES_COUNTED = ['ace-to-five', 'ace-to-six', 'deuce-to-seven', 'eight-or-better', 'short'] as const;
const perCategory: Record<string, Record<string, number>> = {};
{
  const evaluators = SCALES_COUNTED.map(cardsEvaluator);
  const counts = SCALES_COUNTED.map((scale) => new Int32Array(classesOf(scale).count + 1));
  forEachFive((five, hands) => {
    // A hand belongs to the deck of 36 if its lowest rank is a six or higher.
    const scales = five.every((card) => card >= 16) ? 5 : 4;
    for (let s = 0; s < scales; s++) counts[s][evaluators[s](five, 5)] += hands;
  });
  SCALES_COUNTED.forEach((scale, s) => {
    const found: Record<string, number> = {};
    counts[s].forEach((hands, strength) => {
      const category = strength === 0 ? 'none' : categoryOf(scale, strength);
      found[category] = (found[category] ?? 0) + hands;
    });
    perCategory[scale] = found;
  });
}

const PAIRED = {
  pair: 1_098_240,
  'two-pair': 123_552,
  'three-of-a-kind': 54_912,
  'full-house': 3_744,
  'four-of-a-kind': 624,
};
/** Nine straights: with the ace only low, or only high, there is one fewer than on the high scale. */
const NINE_STRAIGHTS = {
  ...PAIRED,
  none: 0,
  low: 1_277 * 1_020 + 1_020,
  straight: 9 * 1_020,
  flush: 4 * 1_278,
  'straight-flush': 36,
};

describe('all 2,598,960 hands of five cards', () => {
  it('have the combinatorial number of hands in each category, on every scale', () => {
    const failures = failingRows(
      [
        ['ace-to-five', { ...PAIRED, none: 0, low: 1_287 * 1_024 }],
        ['ace-to-six', NINE_STRAIGHTS],
        ['deuce-to-seven', NINE_STRAIGHTS],
        ['eight-or-better', { none: 2_598_960 - 57_344, low: 57_344 }],
        [
          'short',
          {
            none: 0,
            'straight-flush': 24,
            'four-of-a-kind': 288,
            flush: 480,
            'full-house': 1_728,
            straight: 6_120,
            'three-of-a-kind': 16_128,
            'two-pair': 36_288,
            pair: 193_536,
            'high-card': 122_400,
          },
        ],
      ] as const,
      ([scale, hands]) => {
        expect(perCategory[scale]).toEqual(hands);
      },
    );
    expect(failures).toEqual([]);
  });
});

const of = (scale: ScaleId, text: string): number => cardsEvaluator(scale)(cardsOf(text), 5);

describe('P-LOW-1: the three lows', () => {
  it('order hands as the rule says', () => {
    const failures = failingRows(
      [
        ['ace-to-five', '5c 4d 3h 2s Ac', '6c 4d 3h 2s Ac'],
        ['ace-to-six', '6c 4d 3h 2s Ac', '5c 4d 3h 2s Ac'],
        ['ace-to-six', '6c 4d 3h 2s Ac', '6c 4c 3c 2c Ac'],
        ['deuce-to-seven', '7c 5d 4h 3s 2c', '7c 6d 4h 3s 2c'],
        ['deuce-to-seven', '7c 5d 4h 3s 2c', '6c 5d 4h 3s 2c'],
        ['deuce-to-seven', '7c 5d 4h 3s 2c', '7c 5c 4c 3c 2c'],
        ['deuce-to-seven', 'Kc Qd Jh Ts 8c', '5c 4d 3h 2s Ac'],
        ['deuce-to-seven', '5c 4d 3h 2s Ac', '6c 4d 3h 2s Ac'],
        ['deuce-to-seven', '5c 4d 3h 2s Ac', '2c 2d 3h 4s 5c'],
        ['deuce-to-seven', '2c 2d 3h 4s 5c', 'Ac Ad 3h 4s 5c'],
        ['ace-to-five', 'Ac Ad 3h 4s 5c', '2c 2d 3h 4s 5c'],
        ['ace-to-six', 'Kc Qd Jh Ts Ac', 'Ac Ad 2h 3s 4c'],
      ] as const,
      ([scale, better, worse]) => {
        expect(of(scale, better)).toBeGreaterThan(of(scale, worse));
      },
    );
    expect(failures).toEqual([]);
  });

  it('compare from the highest card down: 86543 beats 87432', () => {
    const failures = failingRows(['ace-to-five', 'ace-to-six', 'deuce-to-seven'] as const, (scale) => {
      expect(of(scale, '8c 6d 5h 4s 3c')).toBeGreaterThan(of(scale, '8c 7d 4h 3s 2c'));
    });
    expect(failures).toEqual([]);
  });

  it('straights and flushes do not count in ace-to-five', () => {
    expect(of('ace-to-five', '5c 4c 3c 2c Ac')).toBe(of('ace-to-five', '5c 4d 3h 2s Ac'));
    expect(of('ace-to-five', '5c 4d 3h 2s Ac')).toBe(classesOf('ace-to-five').count);
  });

  it('A-5-4-3-2 is not a straight in deuce-to-seven, in one suit or several', () => {
    expect(explain('deuce-to-seven', of('deuce-to-seven', '5c 4d 3h 2s Ac'))).toEqual({
      category: 'low',
      ranks: [12, 3, 2, 1, 0],
    });
    expect(categoryOf('deuce-to-seven', of('deuce-to-seven', '5c 4c 3c 2c Ac'))).toBe('flush');
    expect(categoryOf('deuce-to-seven', of('deuce-to-seven', 'Tc Jd Qh Ks Ac'))).toBe('straight');
  });

  it('A-K-Q-J-T is not a straight in ace-to-six, because aces are low', () => {
    expect(explain('ace-to-six', of('ace-to-six', 'Tc Jd Qh Ks Ac'))).toEqual({
      category: 'low',
      ranks: [11, 10, 9, 8, 12],
    });
  });
});

describe('P-LOW-2: eight-or-better', () => {
  it('finds a low', () => {
    const failures = failingRows(['8c 7d 6h 5s 4c', '5c 4c 3c 2c Ac'], (hand) => {
      expect(of('eight-or-better', hand)).toBeGreaterThan(0);
    });
    expect(failures).toEqual([]);
  });

  it('finds no low', () => {
    const failures = failingRows(['9c 7d 6h 5s 4c', '8c 8d 3h 2s Ac', 'Kc 4c 3c 2c Ac'], (hand) => {
      expect(of('eight-or-better', hand)).toBe(0);
    });
    expect(failures).toEqual([]);
  });
});

describe('P-RANK-1, P-DECK-2: short decks', () => {
  it('rank a flush above a full house, and four of a kind above both', () => {
    expect(of('short', '6c 8c 9c Tc Kc')).toBeGreaterThan(of('short', 'Ac Ad Ah Kc Kd'));
    expect(of('short', '6c 6d 6h 6s 7c')).toBeGreaterThan(of('short', 'Ac Qc Jc Tc 9c'));
  });

  it('rank three of a kind above a straight only on the scales with trips', () => {
    expect(of('short', '6c 6d 6h 7s 8c')).toBeLessThan(of('short', 'Ac 6d 7h 8s 9c'));
    expect(of('short-trips', '6c 6d 6h 7s 8c')).toBeGreaterThan(of('short-trips', 'Ac Kd Qh Js Tc'));
  });

  it('have the ace at the bottom of the lowest straight', () => {
    const failures = failingRows(
      [
        ['short-32', 'Ac 7d 8h 9s Tc', 8],
        ['short', 'Ac 6d 7h 8s 9c', 7],
        ['short-40', 'Ac 5d 6h 7s 8c', 6],
        ['short-44', 'Ac 4d 5h 6s 7c', 5],
        ['short-48', 'Ac 3d 4h 5s 6c', 4],
      ] as const,
      ([scale, hand, top]) => {
        expect(explain(scale, of(scale, hand))).toEqual({ category: 'straight', ranks: [top] });
        expect(categoryOf(scale, of(scale, hand) - 1)).toBe('three-of-a-kind');
      },
    );
    expect(failures).toEqual([]);
  });

  it('have no hands with ranks that are not in the deck', () => {
    expect(of('short', '5c 6d 7h 8s 9c')).toBe(0);
  });
});
