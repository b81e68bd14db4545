import { SteadyRounds } from './steady-rounds.js';

test('rounds are steady since the first one, and anew after a gap', () => {
  let now = 5_000;
  const rounds = new SteadyRounds(6_000, () => now);
  const after = (pause: number): number => {
    now += pause;
    return rounds.succeeded();
  };
  expect([after(0), after(2_000), after(6_000), after(2_000)]).toEqual([0, 2_000, 8_000, 10_000]);
  expect([after(6_001), after(2_000)]).toEqual([0, 2_000]);
});
