import { deckCards, formatCard } from '#cards';
import { Random } from '#random';
import { everyCase } from '../exact/every-case.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import { parseQuestion } from './question.js';
import { areCompatible } from './compatibility.js';

const rangesOf = (texts: readonly string[]) =>
  parseQuestion({ game: gameOf('holdem'), players: texts.map((range) => ({ range })), board: '', dead: '' });

describe('areCompatible', () => {
  it.each<[string, number, boolean]>([
    ['AA', 2, true],
    ['AA', 3, false],
    // Ten players would hold all tens, jacks, queens, kings and aces: one of 670,000 of the 30^10 choices.
    ['TT+', 10, true],
    ['TT+', 11, false],
    ['88+', 14, true],
    ['88+', 15, false],
    ['22+', 22, true],
    ['AK', 4, true],
    ['AK', 5, false],
    ['AKs', 4, true],
    ['15%', 9, true],
  ])('%s, %d times: %s', (range, times, together) => {
    const reading = rangesOf(Array.from({ length: times }, () => range));
    if (together) expect(reading).toMatchObject({ ok: true });
    else
      expect(reading).toEqual({ ok: false, issues: [{ code: 'conflicting-ranges', pointer: '/players' }] });
  });

  it.each<[string, string, number, 'yes' | 'no']>([
    ['omaha', 'AA**', 2, 'yes'],
    ['omaha', 'AA**', 3, 'no'],
    ['stud', 'A**', 4, 'yes'],
    ['stud', 'A**', 5, 'no'],
    ['badugi', 'A2**', 5, 'no'],
  ])('%s: %s, %d times: %s', (id, range, times, together) => {
    const players = Array.from({ length: times }, () => ({ range }));
    const reading = parseQuestion({ game: gameOf(id), players, board: '', dead: '' });
    const issues = [{ code: 'conflicting-ranges', pointer: '/players' }];
    expect(reading).toMatchObject(together === 'yes' ? { ok: true } : { ok: false, issues });
  });

  it('finds ranges of which the board leaves the same hand to several players', () => {
    const on = (...ranges: readonly string[]) =>
      parseQuestion({
        game: gameOf('holdem'),
        players: ranges.map((range) => ({ range })),
        board: 'AhAd5c',
        dead: '',
      });
    const refused = { ok: false, issues: [{ code: 'conflicting-ranges', pointer: '/players' }] };
    expect(on('AA', 'AA')).toEqual(refused);
    expect(on('AA', 'AA', 'KhKd')).toEqual(refused);
    expect(on('AA', 'KK')).toMatchObject({ ok: true });
  });

  it('equals trying all hands', () => {
    const random = new Random(41);
    const game = { ...gameOf('holdem'), boardCards: 0 };
    const seen = { yes: 0, no: 0, unsure: 0 };
    for (let round = 0; round < 400; round++) {
      const pack = [...deckCards('standard')].slice(0, random.between(6, 10));
      const players = Array.from({ length: random.between(2, 4) }, () =>
        rangeOf(random, pack, random.between(2, 4), 2),
      );
      const together = areCompatible(players);
      seen[together]++;
      const cases = everyCase({ game, players, boards: [[]], dead: [] }).total;
      expect(together).toBe(cases > 0 ? 'yes' : 'no');
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(40);
  });

  // `parseQuestion` does not search these, so that a pair of hands takes a microsecond.
  it('is yes wherever at most one player has several hands', () => {
    const random = new Random(43);
    const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
    const ranges: Readonly<Record<string, readonly string[]>> = {
      holdem: ['AA', '22+,A2s+', 'Ah??', 'AhAd', '50%'],
      omaha: ['AA**', 'AhKh????', '10%'],
      'short-deck': ['AA', 'T9s', '6c??'],
      razz: ['A23', '20%'],
      badugi: ['A2**', '30%'],
    };
    let valid = 0;
    for (let round = 0; round < 500; round++) {
      const id = pick(Object.keys(ranges));
      const game = gameOf(id);
      const pack = [...deckCards(game.deck)].map(formatCard);
      random.shuffle(pack);
      const deal = (count: number): string => pack.splice(0, count).join('');
      const size = id === 'razz' ? 3 : game.holeCards;
      const players = Array.from({ length: random.between(1, 6) }, () => ({ hand: deal(size) }));
      const board = game.boardCards === 0 ? '' : deal(pick([0, 3, 4, 5]));
      const range = pick(ranges[id]);
      const last = range.includes('?') ? { hand: range } : { range };
      const reading = parseQuestion({ game, players: [...players, last], board, dead: deal(pick([0, 2])) });
      if (!reading.ok) continue;
      valid++;
      expect(areCompatible(reading.spot.players)).toBe('yes');
    }
    expect(valid).toBeGreaterThan(200);
  });
});
