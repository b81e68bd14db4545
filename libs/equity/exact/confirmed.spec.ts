import { answer } from '../ask.js';
import { readQuestion } from '../question.js';
import { gameOf } from '../testing/questions.js';

const TIGHT = 'QQ+,AKs';
const LOOSE = '22+,A2s+,KTs+,QJs,AJo+';

describe('ranges, as other programs have counted them', () => {
  it.each<[string, string, string, number, [number, number], number]>([
    [TIGHT, LOOSE, '', 5_626_630_944, [3_955_946_672, 1_542_913_716], 127_770_556],
    [TIGHT, LOOSE, 'Ts9h2c', 2_985_840, [2_116_002, 811_965], 57_873],
    ['AhKh', 'random', '', 2_097_572_400, [1_389_004_215, 673_957_209], 34_610_976],
    ['random', 'random', 'Ts9h2c', 1_258_543_440, [611_982_310, 611_982_310], 34_578_820],
  ])('%s v %s on "%s"', (first, second, board, total, wins, ties) => {
    const players = [first, second].map((range) => ({ range }));
    const reading = readQuestion({ game: gameOf('holdem'), players, board, dead: '' });
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    const result = answer(reading.deal, { method: 'auto', seed: 1 });
    expect(result.method).toBe('exact');
    const tally = result.tally;
    expect([tally.total, [...tally.wins], [...tally.ties]]).toEqual([total, wins, [ties, ties]]);
  });
});
