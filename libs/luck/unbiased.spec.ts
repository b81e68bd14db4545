import { auditHand } from '#audit';
import { dealHands, type DealOptions } from '#dealer';
import { defaultSwitches } from '#engine';
import { runsOf } from '#testing';
import { PARTS } from './deal-analysis.js';
import { LuckAnalysis } from './luck-analysis.js';

const profile = { id: 'test', switches: defaultSwitches };

/** Sums over hands of the values of one player. */
class Moments {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get mean(): number {
    return this.sum / this.count;
  }

  get variance(): number {
    return (this.squares - this.sum ** 2 / this.count) / (this.count - 1);
  }

  get error(): number {
    return Math.sqrt(this.variance / this.count);
  }
}

/** The largest number of standard errors between two means: more happens by chance in one of 15,000 comparisons. */
const MOST_ERRORS = 4;

/** By place in the order of the deal: the results of random hands of which all cards are known. */
const play = (options: Omit<DealOptions, 'seed' | 'hands'>, hands: number) => {
  const analysis = new LuckAnalysis();
  const places = Array.from({ length: options.players ?? 0 }, () => ({
    net: new Moments(),
    allIn: new Moments(),
    luck: new Moments(),
    allInDifference: new Moments(),
    luckDifference: new Moments(),
  }));
  for (const hand of dealHands({ ...options, hands, seed: 2_024, hero: false, open: true, wild: true })) {
    const { deal, players } = analysis.end(auditHand(hand, profile, analysis.begin(hand))!)!;
    expect(deal).toBe('open');
    players.forEach(({ net, allIn, adjusted }, player) => {
      const luck = adjusted! / PARTS;
      const place = places[player];
      place.net.add(net!);
      place.allIn.add(allIn ?? net!);
      place.luck.add(luck);
      place.allInDifference.add((allIn ?? net!) - net!);
      place.luckDifference.add(luck - net!);
    });
  }
  return places;
};

type Places = ReturnType<typeof play>;

const varianceOf = (places: Places, result: 'net' | 'allIn' | 'luck'): number =>
  places.reduce((sum, place) => sum + place[result].variance, 0);

// Together 200,000 hands in the full tests.
describe.each<[string, Omit<DealOptions, 'seed' | 'hands'>, number]>([
  ['hold’em of two players', { game: 'holdem', players: 2 }, 100_000],
  ['hold’em of six players', { game: 'holdem', players: 6 }, 40_000],
  ['Omaha of four players', { game: 'omaha', players: 4 }, 40_000],
  ['seven-card stud of three players', { game: 'stud', players: 3, limit: 'pot-limit', ante: 10 }, 20_000],
])('%s', (_, options, hands) => {
  const places = play(options, runsOf(hands));

  it('the adjusted results have the mean of the results, for each player, within the error', () => {
    expect(places[0].net.count).toBe(runsOf(hands));
    for (const { allInDifference, luckDifference } of places)
      for (const difference of [allInDifference, luckDifference]) {
        expect(difference.variance).toBeGreaterThan(0);
        expect(Math.abs(difference.mean)).toBeLessThan(MOST_ERRORS * difference.error);
      }
  });

  it('the luck-adjusted results have half of the variance at most, and less than the all-in adjusted ones', () => {
    const net = varianceOf(places, 'net');
    const allIn = varianceOf(places, 'allIn');
    const luck = varianceOf(places, 'luck');
    expect(luck / net).toBeLessThan(0.5);
    expect(luck).toBeLessThan(allIn);
    expect(allIn).toBeLessThan(net);
  });
});
