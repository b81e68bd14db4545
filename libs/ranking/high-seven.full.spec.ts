import { HIGH_CLASS_COUNT } from './classes.js';
import { categoryOf } from './explain.js';
import { evaluate7 } from './high.js';

/** Takes some seconds, so it runs only with FLOORMAN_FULL=1; otherwise it is reported as skipped. */
const full = process.env.FLOORMAN_FULL === '1' ? describe : describe.skip;

/** The number of hands of seven cards for each strength. */
function countAll(): Uint32Array {
  const counts = new Uint32Array(HIGH_CLASS_COUNT + 1);
  for (let a = 0; a < 52; a++) {
    for (let b = a + 1; b < 52; b++) {
      for (let c = b + 1; c < 52; c++) {
        for (let d = c + 1; d < 52; d++) {
          for (let e = d + 1; e < 52; e++) {
            for (let f = e + 1; f < 52; f++) {
              for (let g = f + 1; g < 52; g++) counts[evaluate7(a, b, c, d, e, f, g)]++;
            }
          }
        }
      }
    }
  }
  return counts;
}

full('all 133,784,560 hands of seven cards (FLOORMAN_FULL=1)', () => {
  it('have the combinatorial number of hands in each category, and 4,824 strengths', () => {
    const perCategory: Record<string, number> = {};
    let strengths = 0;
    countAll().forEach((hands, strength) => {
      if (hands === 0) return;
      strengths++;
      const category = categoryOf('high', strength);
      perCategory[category] = (perCategory[category] ?? 0) + hands;
    });
    expect(perCategory).toEqual({
      'straight-flush': 41_584,
      'four-of-a-kind': 224_848,
      'full-house': 3_473_184,
      flush: 4_047_644,
      straight: 6_180_020,
      'three-of-a-kind': 6_461_620,
      'two-pair': 31_433_400,
      pair: 58_627_800,
      'high-card': 23_294_460,
    });
    expect(strengths).toBe(4_824);
  }, 600_000);
});
