import { chooseGame } from '#engine';
import { gameOf } from '../testing/spots.js';
import { type QuestionPlayer, type EquityQuestion, parseQuestion } from './question.js';

const playerOf = (text: string): QuestionPlayer =>
  text.startsWith('=') ? { range: text.slice(1) } : { hand: text };

const question = (
  game: string,
  players: readonly string[],
  more: Partial<EquityQuestion> = {},
): EquityQuestion => ({
  game: gameOf(game),
  players: players.map(playerOf),
  board: '',
  dead: '',
  ...more,
});

const issueTextsOf = (...of: Parameters<typeof question>): string[] => {
  const read = parseQuestion(question(...of));
  return read.ok ? [] : read.issues.map(({ code, pointer }) => `${code} ${pointer}`);
};

describe('parseQuestion', () => {
  it.each<[string, readonly string[], Partial<EquityQuestion>, string[]]>([
    ['holdem', ['AhKh', 'QsQd'], {}, []],
    ['holdem', ['AhKh'], {}, ['too-few-players /players']],
    ['holdem', ['AhKh', 'AhQd'], {}, ['duplicate-card /players/1/hand']],
    ['holdem', ['AhKh', 'QsQd'], { board: 'Ah2c3c' }, ['duplicate-card /players/0/hand']],
    ['holdem', ['AhKh', 'QsQd'], { board: '2c3c4c', dead: '2c' }, ['duplicate-card /dead']],
    ['holdem', ['AhKh', 'QsQd'], { board: '2c3c' }, ['wrong-card-count /board']],
    ['holdem', ['AhKh', 'QsQd'], { board: '2c3c4c5c6c7c' }, ['wrong-card-count /board']],
    ['holdem', ['AhKhQh', 'QsQd'], {}, ['wrong-card-count /players/0/hand']],
    ['holdem', ['Ah', 'QsQd'], {}, ['wrong-card-count /players/0/hand']],
    ['holdem', ['', 'QsQd'], {}, ['wrong-card-count /players/0/hand']],
    ['holdem', ['AhK', 'QsQd'], {}, ['bad-card /players/0/hand']],
    ['holdem', ['Ah??', 'QsQd'], {}, []],
    ['holdem', ['Ah????', 'QsQd'], {}, ['wrong-card-count /players/0/hand']],
    ['holdem', ['Ah??', 'AhQd'], {}, ['dead-range /players/0']],
    [
      'holdem',
      ['AhAh', '??QsQd'],
      {},
      ['duplicate-card /players/0/hand', 'wrong-card-count /players/1/hand'],
    ],
    ['holdem', ['AhKh', 'QsQd'], { dead: '??' }, ['not-in-deck /dead']],
    ['short-deck', ['AhKh', '5s??'], {}, ['not-in-deck /players/1/hand']],
    ['omaha', ['AhAh????', 'AsKsQsJs'], {}, ['bad-range /players/0/hand']],
    ['chicago-high', ['2h3cAs4d9h8d7c', '=random'], {}, []],
    ['chicago-high', ['2h3cAs', '=9s2cAd5h7cJdKh:1'], {}, ['deal-order /players/1/range']],
    ['chicago-high', ['2h3cAs', '????Kd'], {}, ['deal-order /players/1/hand']],
    ['chicago-high', ['2h3cAs', 'KdKh??'], {}, []],
    ['follow-the-queen', ['2h3cAs', '=AA'], {}, ['deal-order /players/1/range']],
    ['criss-cross', ['AsKsQsJs', '=AA'], {}, []],
    ['stud', ['2h3cAs', '????Kd'], {}, []],
    ['stud', ['=AKsQd', '=A2s3d'], {}, []],
    ['stud', ['=AKs', '2h3cAs'], {}, ['bad-range /players/0/range']],
    ['holdem', ['=QQ+,A', 'QsQd'], {}, ['bad-range /players/0/range']],
    ['holdem', ['=', 'QsQd'], {}, ['bad-range /players/0/range']],
    ['holdem', ['=QQ', 'QsQd'], { board: 'QhQc2c' }, ['dead-range /players/0']],
    ['holdem', ['=AhKh', 'AhQd'], {}, ['duplicate-card /players/1/hand']],
    ['short-deck', ['AhKh', '5s5d'], {}, ['not-in-deck /players/1/hand', 'not-in-deck /players/1/hand']],
    ['omaha', ['AhKhQhJh', 'AsKsQsJs'], { board: '2c3c4c' }, []],
    ['omaha', ['AhKh', 'AsKsQsJs'], {}, ['wrong-card-count /players/0/hand']],
    ['courchevel', ['AhKhQhJhTh', 'AsKsQsJsTs'], { board: '2c' }, []],
    ['stud', ['AhKhQh', 'AsKsQs2c'], {}, []],
    ['stud', ['AhKhQhJhTh9h8h7h', '2c'], {}, ['wrong-card-count /players/0/hand']],
    ['badugi', ['Ah2d3c', '4s'], {}, []],
    [
      'badugi',
      ['Ah2d3c', '4s'],
      { draws: 0 },
      ['wrong-card-count /players/0/hand', 'wrong-card-count /players/1/hand'],
    ],
    ['badugi', ['Ah2d3c4s', '4c5d6h7s'], { draws: 0 }, []],
    ['badugi', ['Ah2d3c', '4s'], { draws: 2 }, ['needs-policy /draws']],
    ['badugi', ['Ah2d3c', '4s'], { draws: 4 }, ['wrong-draws /draws']],
    ['holdem', ['AhKh', 'QsQd'], { draws: 1 }, ['wrong-draws /draws']],
    ['irish', ['AhKhQhJh', '2c2d'], {}, ['needs-policy /players/0/hand']],
    ['irish', ['AhKh', '2c2d'], {}, ['needs-policy /board']],
    ['irish', ['AhKh', '2c2d'], { board: '7c8c9c' }, []],
    ['pineapple', ['AhKh', '2c2d'], {}, []],
    ['crazy-pineapple', ['AhKh', '2c2d'], {}, ['needs-policy /board']],
    ['drawmaha', ['AhKhQh', '5c5d6c6d7s'], { board: 'Th9h2s' }, []],
    ['drawmaha', ['AhKhQh', '5c5d6c6d7s'], { board: 'Th9h2s3c' }, ['wrong-card-count /players/0/hand']],
    ['drawmaha', ['AhKhQhJhTc', '5c5d6c6d7s'], { board: 'Th9h2s3c', draws: 1 }, ['wrong-draws /draws']],
    ['drawmaha', ['AhKhQhJhTc', '5c5d6c6d7s'], { board: 'Th9h2s3c', draws: 0 }, []],
    [
      'irish',
      ['=AKo', '2c2d7s7h'],
      { board: 'Th9h2s', policy: 'best-one-draw' },
      ['bad-range /players/0/range'],
    ],
    ['pineapple', ['AhKhQh', '2c2d'], {}, ['needs-policy /players/0/hand']],
  ])('%s %j %j: %j', (game, players, more, issues) => {
    expect(issueTextsOf(game, players, more)).toEqual(issues);
  });

  it('P-SHOW-8: rejects a game in which the players declare for which half they contend', () => {
    const chosen = chooseGame('stud-hl', { declare: true });
    if (!chosen.ok) throw new Error(chosen.error.code);
    const hands = ['AhAsKhKd2c3c4d', '5h5s6h6d7c8c9d'];
    expect(parseQuestion({ ...question('stud-hl', hands), game: chosen.variant })).toMatchObject({
      ok: false,
      issues: [{ code: 'needs-declarations' }],
    });
    expect(issueTextsOf('stud-hl', hands)).toEqual([]);
  });

  it('rejects more players than the deck has cards for', () => {
    const random = (players: number): string[] => Array.from({ length: players }, () => '=random');
    expect(issueTextsOf('holdem', random(22))).toEqual([]);
    expect(issueTextsOf('holdem', random(23))).toEqual(['too-many-players /players']);
    expect(issueTextsOf('omaha', random(12))).toEqual(['too-many-players /players']);
    expect(issueTextsOf('stud', ['Ah', ...random(7)])).toEqual(['too-many-players /players']);
    const many = parseQuestion(question('omaha', random(12)));
    expect(many).toMatchObject({ ok: false, issues: [{ cards: { needed: 53, free: 52 } }] });
  });

  it('takes unknown cards as cards to come, or lists the hands that have the known ones', () => {
    const handsOf = (game: string, hand: string, more: Partial<EquityQuestion> = {}) => {
      const read = parseQuestion(question(game, [hand, '=random'], more));
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      const { size, count, missing } = read.spot.players[0];
      return [size, count, missing];
    };
    expect(handsOf('stud', '????Kd')).toEqual([1, 1, 6]);
    expect(handsOf('stud', '??????')).toEqual([0, 1, 7]);
    expect(handsOf('badugi', 'Ah??2d??')).toEqual([2, 1, 2]);
    expect(handsOf('badugi', 'Ah??2d??', { policy: 'best-one-draw' })).toEqual([4, (50 * 49) / 2, 0]);
    expect(handsOf('badugi', 'Ah??2d??', { draws: 0 })).toEqual([4, (50 * 49) / 2, 0]);
    expect(handsOf('holdem', 'Ah??')).toEqual([2, 51, 0]);
    expect(handsOf('holdem', '[X X]')).toEqual([0, 1, 2]);
    expect(handsOf('omaha', '??Ah??Kh', { board: '2c3c4c' })).toEqual([4, (47 * 46) / 2, 0]);
    expect(handsOf('irish', 'AhKh????', { policy: 'best-one-draw' })).toEqual([4, (50 * 49) / 2, 0]);
  });

  it('reads ranges at a discard as hands that have not discarded, and after the last draw as whole hands', () => {
    const rangeOf = (game: string, range: string, more: Partial<EquityQuestion>) => {
      const read = parseQuestion(question(game, [`=${range}`, '=random'], more));
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      const { size, missing } = read.spot.players[0];
      return [size, missing];
    };
    const policy = 'best-one-draw';
    for (const board of ['', 'Th9h2s']) {
      expect(rangeOf('irish', 'AKs', { board, policy })).toEqual([4, 0]);
      expect(rangeOf('crazy-pineapple', 'QQ', { board, policy })).toEqual([3, 0]);
    }
    expect(rangeOf('irish', 'AKs', { board: 'Th9h2s' })).toEqual([2, 0]);
    expect(rangeOf('drawmaha', 'AA', { board: 'Th9h2s' })).toEqual([2, 3]);
    expect(rangeOf('drawmaha', 'AA', { board: 'Th9h2s3c' })).toEqual([5, 0]);
  });

  it('turns weights into the smallest possible integers', () => {
    const read = parseQuestion(question('holdem', ['=AKs:0.5,QQ', '=JJ:0.125', '=TT:0.3,99']));
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    const weightsOf = (player: number): number[] =>
      [...new Set(read.spot.players[player].weights)].sort((a, b) => a - b);
    expect(weightsOf(0)).toEqual([1, 2]);
    expect(weightsOf(1)).toEqual([1]);
    expect(weightsOf(2)).toEqual([3, 10]);
  });

  it.each<[string, Partial<EquityQuestion>, number[]]>([
    ['=QQ,AKs:0.5', { dead: 'AhAcAdAs' }, [1, 1, 1, 1, 1, 1]],
    ['=QQ:0.6,JJ:0.4,AA:0.5', { board: 'QhQcJhJcAh' }, [4, 5, 5, 5, 6]],
    ['=QQ:0.6,JJ:0.4,AKs:0.5', { dead: 'QhQcJhJcAhAcAdAs' }, [2, 3]],
  ])('weights of %s are in lowest terms without the hands that %j removes: %j', (range, more, weights) => {
    const read = parseQuestion(question('holdem', [range, 'KhKc'], more));
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    expect([...read.spot.players[0].weights].sort((a, b) => a - b)).toEqual(weights);
  });

  it('removes hands of a range that share a card with the board, the dead cards or a known hand', () => {
    const read = parseQuestion(question('holdem', ['=AA', 'AhKh'], { board: 'As2c3c', dead: 'Ad' }));
    expect(read).toMatchObject({ ok: false, issues: [{ code: 'dead-range' }] });
    const kings = parseQuestion(question('holdem', ['=KK', 'AhKh'], { board: 'As2c3c' }));
    expect(kings.ok && kings.spot.players[0].count).toBe(3);
  });
});
