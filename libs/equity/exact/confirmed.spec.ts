import { prepare } from '../solver/prepare.js';
import { solve } from '../solver/solve.js';
import { gameOf } from '../testing/spots.js';

const TIGHT = 'QQ+,AKs';
const LOOSE = '22+,A2s+,KTs+,QJs,AJo+';

describe('ranges with results of other programs', () => {
  it.each<[string, string, string, number, [number, number], number]>([
    [TIGHT, LOOSE, '', 5_626_630_944, [3_955_946_672, 1_542_913_716], 127_770_556],
    [TIGHT, LOOSE, 'Ts9h2c', 2_985_840, [2_116_002, 811_965], 57_873],
    ['AhKh', 'random', '', 2_097_572_400, [1_389_004_215, 673_957_209], 34_610_976],
    ['random', 'random', 'Ts9h2c', 1_258_543_440, [611_982_310, 611_982_310], 34_578_820],
  ])('%s v %s on "%s"', (first, second, board, total, wins, ties) => {
    const players = [first, second].map((range) => ({ range }));
    const question = { game: gameOf('holdem'), players, board, dead: '' };
    const prepared = prepare(question, { method: 'auto' });
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.issues));
    const { method, tally } = solve(prepared);
    expect(method).toBe('exact');
    const byPlayer = (counts: Float64Array): number[] =>
      [0, 1].map((player) => counts[prepared.order.players.indexOf(player)]);
    expect([tally.total, byPlayer(tally.wins), byPlayer(tally.ties)]).toEqual([total, wins, [ties, ties]]);
  });
});
