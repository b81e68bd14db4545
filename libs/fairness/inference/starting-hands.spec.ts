import { deckShape } from '../deck-shape.js';
import { className, classOdds, classOf } from './starting-hands.js';

describe('the odds of starting hands', () => {
  it('are 1326 hands in 169 classes', () => {
    const { classes, single, pair } = classOdds(deckShape('standard')!);
    expect(classes).toHaveLength(169);
    const odds = new Map(classes.map((own, at) => [className(own), single[at] * 1326]));
    expect(
      [odds.get('AA'), odds.get('AKs'), odds.get('72o')].map(Math.round as (x?: number) => number),
    ).toEqual([6, 4, 12]);
    expect(pair).toBeCloseTo(1 / 17, 12);
  });

  it('of two hands of a deal are those of all deals', () => {
    const shape = deckShape('royal-20')!;
    const { classes, joint, bothPairs } = classOdds(shape);
    const all = Array.from({ length: shape.cards }, (_, card) => shape.first + card);
    const counts = classes.map(() => classes.map(() => 0));
    const place = new Map(classes.map((own, at) => [own, at]));
    let deals = 0;
    let pairs = 0;
    for (const a of all)
      for (const b of all)
        for (const c of all)
          for (const d of all) {
            if (a >= b || c >= d || a === c || a === d || b === c || b === d) continue;
            deals++;
            counts[place.get(classOf(a, b))!][place.get(classOf(c, d))!]++;
            if (a >> 2 === b >> 2 && c >> 2 === d >> 2) pairs++;
          }
    joint.forEach((row, at) =>
      row.forEach((odds, other) => expect(odds).toBeCloseTo(counts[at][other] / deals, 12)),
    );
    expect(bothPairs).toBeCloseTo(pairs / deals, 12);
  });
});
