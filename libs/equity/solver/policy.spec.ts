import { jest } from '@jest/globals';
import fc from 'fast-check';
import { DrawPolicy } from '../policy/draw-policy.js';
import { planJob } from '../jobs/job-plan.js';
import { makeAnswer, type Answer } from '../outputs/answer.js';
import { policyAnswerOf } from '../outputs/policy-answer.js';
import { toRequestOrder } from '../outputs/request-order.js';
import type { DiscardPolicy } from '../spot/policy.js';
import type { EquityQuestion, QuestionPlayer } from '../spot/question.js';
import { gameOf } from '../testing/spots.js';
import type { EquityOptions } from './options.js';
import { prepare, type Preparation } from './prepare.js';
import { solve } from './solve.js';

const PAT: DiscardPolicy = { rules: [], otherwise: 'all' };

const playerOf = (text: string): QuestionPlayer =>
  text.startsWith('=') ? { range: text.slice(1) } : { hand: text };

const question = (
  game: string,
  players: readonly string[],
  more: Partial<EquityQuestion> = {},
): EquityQuestion => ({ game: gameOf(game), players: players.map(playerOf), board: '', dead: '', ...more });

const issuesOf = (prepared: Preparation): string[] =>
  prepared.ok ? [] : prepared.issues.map(({ code, pointer }) => `${code} ${pointer}`);

const answerOf = (asked: EquityQuestion, options: EquityOptions = { method: 'auto' }): Answer => {
  const prepared = prepare(asked, options);
  if (!prepared.ok) throw new Error(issuesOf(prepared).join());
  const { spot, order } = prepared;
  const hands = asked.players.map((player) => ('hand' in player ? player.hand : player.range));
  const answer = makeAnswer(spot.game, solve(prepared), hands, spot.players, policyAnswerOf(spot));
  return toRequestOrder(answer, order, hands);
};

const equitiesOf = ({ players }: Answer): number[] => players.map(({ equity }) => equity);

describe('prepare with a discard policy', () => {
  const hands = ['2h3d4c7s9h', 'AhKdQcJsTh'];

  it('stands pat as in a showdown without draws, exactly', () => {
    const policy = answerOf(question('lowball-27-single', hands, { policy: PAT }));
    const showdown = answerOf(question('lowball-27-single', hands, { draws: 0 }));
    expect(policy.method).toBe('exact');
    expect(equitiesOf(policy)).toEqual(equitiesOf(showdown));
  });

  it('counts the last draw of known hands exactly: that of the kept cards, with the discards dead', () => {
    const policy: DiscardPolicy = { rules: [{ keep: '2347' }, { keep: 'KQJT' }], otherwise: 'none' };
    const found = answerOf(question('lowball-27-single', ['2h3d4c7sKh', 'KdQcJsTh9c'], { policy }));
    const kept = answerOf(question('lowball-27-single', ['2h3d4c7s', 'KdQcJsTh'], { dead: 'Kh9c' }), {
      method: 'exact',
    });
    expect(found.method).toBe('exact');
    expect(found.policy).toBe('table');
    expect(found.players.map(({ keeps }) => keeps)).toEqual(['7s4c3d2h', 'KdQcJsTh']);
    expect(equitiesOf(found)).toEqual(equitiesOf(kept));
  });

  it('decides discards of a known board at once, and keeps the discards out of the deck', () => {
    const board = 'Th9h2s';
    const found = answerOf(question('irish', ['AhKhQdJd', '2c2d7s7h'], { board, policy: 'best-one-draw' }));
    const keeps = found.players.map((player) => player.keeps ?? '');
    const dead = ['AhKhQdJd', '2c2d7s7h']
      .flatMap((hand) => hand.match(/../gu) ?? [])
      .filter((card) => !keeps.join('').includes(card))
      .join('');
    expect(found.total).toBe('820');
    expect(equitiesOf(found)).toEqual(equitiesOf(answerOf(question('irish', keeps, { board, dead }))));
  });

  it('samples discards that depend on cards to come, and says which policy decided', () => {
    const asked = question('badugi', ['Ah2d3cKs', '=random'], { draws: 3, policy: 'best-all-draws' });
    const answer = answerOf(asked, { method: 'auto', trials: 20_000, seed: 1 });
    expect(answer).toMatchObject({
      method: 'monte-carlo',
      policy: 'best-all-draws',
      total: '20000',
      seed: 1,
    });
    expect(answer.players[1].keeps).toBeUndefined();
    expect(answer.players[0].equity).toBeGreaterThan(0.5);
  });

  it('draws more often with more equity in hand: each further draw helps the worse hand', () => {
    const equityWith = (draws: number): number =>
      answerOf(question('badugi', ['Ah2h3hKh', '8d7c6s5h'], { draws, policy: 'best-all-draws' }), {
        method: 'auto',
        trials: 20_000,
        seed: 1,
      }).players[0].equity;
    const [one, two, three] = [1, 2, 3].map(equityWith);
    expect(two).toBeGreaterThan(one);
    expect(three).toBeGreaterThan(two);
  });

  it('gives equal answers to hands with renamed suits', () => {
    const suits = ['c', 'd', 'h', 's'];
    const rename = (text: string, to: readonly string[]): string =>
      text.replaceAll(/[cdhs]/gu, (suit) => to[suits.indexOf(suit)]);
    const options = { method: 'auto', trials: 2_000 } as const;
    const asked = (players: readonly string[]): EquityQuestion =>
      question('badugi', players, { draws: 2, policy: 'best-one-draw' });
    const own = ['Ah2d3cKs', '9h8h7c2c'];
    const expected = equitiesOf(answerOf(asked(own), options));
    fc.assert(
      fc.property(fc.shuffledSubarray(suits, { minLength: 4 }), (to) => {
        expect(equitiesOf(answerOf(asked(own.map((hand) => rename(hand, to))), options))).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('gives equal answers to players in another order if discards are not replaced', () => {
    const options = { method: 'auto', trials: 500 } as const;
    const asked = (players: readonly string[]): EquityQuestion =>
      question('irish', players, { board: 'Th9h2s', policy: 'best-one-draw' });
    const own = ['AhKhQdJd', '=random'];
    const found = equitiesOf(answerOf(asked(own), options));
    expect(equitiesOf(answerOf(asked(own.toReversed()), options)).toReversed()).toEqual(found);
  });

  it('keeps the order of players who draw: with a deck that runs out, the last one gets the discards of the others', () => {
    const others = Array.from({ length: 10 }, () => '=random');
    const answer = (policy: DiscardPolicy, players: readonly string[]): Answer =>
      answerOf(question('badugi', players, { draws: 3, policy }), {
        method: 'auto',
        trials: 20_000,
        seed: 1,
      });
    const table: DiscardPolicy = { rules: [], otherwise: 'best-all-draws' };
    const hand = 'KhKdKcKs';
    const first = answer('best-all-draws', [hand, ...others]).players[0];
    const last = answer('best-all-draws', [...others, hand]).players[10];
    const error = first.standardError ?? 0;
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(first.equity - last.equity)).toBeGreaterThan(8 * error);
    const firstByTable = answer(table, [hand, ...others]).players[0];
    const lastByTable = answer(table, [...others, hand]).players[10];
    expect(Math.abs(first.equity - firstByTable.equity)).toBeLessThan(6 * error);
    expect(Math.abs(last.equity - lastByTable.equity)).toBeLessThan(6 * error);
  });

  it('deals the same trials in batches of a job', () => {
    const asked = question('badugi', ['Ah2d3cKs', '=random'], { draws: 2, policy: 'best-one-draw' });
    const prepared = prepare(asked, { method: 'auto', trials: 6_000, seed: 4 });
    if (!prepared.ok) throw new Error(issuesOf(prepared).join());
    const plan = planJob(prepared);
    const { tally } = solve(prepared);
    const wins = Array.from({ length: plan.batches }, (_, batch) => plan.run(batch)).flatMap((counts) =>
      counts.kind === 'sample' ? counts.strides.map((stride) => stride.tally.wins[0]) : [],
    );
    expect(wins.reduce((sum, each) => sum + each, 0)).toBe(tally.wins[0]);
  });

  it('has a key of its own for each policy', () => {
    const keys = ([undefined, PAT, 'best-one-draw', 'best-all-draws'] as const).map((policy) => {
      const draws = policy === undefined ? 0 : 1;
      const asked = question('badugi', ['Ah2d3cKs', '8h7d6c5s'], { draws });
      const prepared = prepare(policy === undefined ? asked : { ...asked, policy }, { method: 'auto' });
      return prepared.ok ? prepared.key : '';
    });
    expect(new Set(keys).size).toBe(4);
    expect(keys).not.toContain('');
  });

  it.each<[string, readonly string[], Partial<EquityQuestion>, string[]]>([
    ['holdem', ['AhKh', 'QsQd'], { policy: PAT }, ['no-discards /policy']],
    ['stud', ['AhKhQh', 'QsQd2c'], { policy: PAT }, ['no-discards /policy']],
    ['drawmaha', ['AhKh5d6c7s', 'QdJd2c3c4c'], { policy: 'best-one-draw' }, ['no-best-policy /policy']],
    ['drawmaha', ['AhKh5d6c7s', 'QdJd2c3c4c'], { policy: PAT }, []],
    ['badugi', ['Ah2d3c4s', '5h6d7c8s'], { draws: 3, policy: PAT }, []],
    ['badugi', ['Ah2d3c4s', '5h6d7c8s'], { draws: 4, policy: PAT }, ['wrong-draws /draws']],
    ['irish', ['AhKhQhJh', '2c2d3c3d'], { policy: PAT }, ['wrong-card-count /policy/otherwise']],
    ['irish', ['AhKhQh', '2c2d3c3d'], { policy: 'best-one-draw' }, ['wrong-card-count /players/0/hand']],
    ['irish', ['AhKh', '2c2d3c3d'], { policy: 'best-one-draw' }, ['wrong-card-count /players/0/hand']],
    ['irish', ['AhKh', '2c2d3c3d'], { board: '4c5c6c', policy: 'best-one-draw' }, []],
    [
      'irish',
      ['AhKh', '2c2d3c3d'],
      { board: '4c5c6c7c', policy: 'best-one-draw' },
      ['wrong-card-count /players/1/hand'],
    ],
    ['irish', ['=AA', '=random'], { policy: 'best-one-draw' }, []],
    [
      'irish',
      ['=AA', '=[2-A][2-A][2-A][2-A][2-A]'],
      { policy: 'best-one-draw' },
      ['bad-range /players/1/range'],
    ],
    ['archie', ['AhKh5d6c7s', 'QdJd2c3c4c'], { draws: 3, policy: PAT }, []],
    [
      'badugi',
      ['Ah2d3c4s', '5h6d7c8s'],
      {
        policy: {
          rules: [
            { draws: 4, keep: 'all' },
            { hand: 'Ah2d3c4s5h', keep: 'none' },
            { keep: 'AA:' },
            { keep: 'A:0.5,K' },
          ],
          otherwise: 'A',
        },
      },
      [
        'wrong-draws /policy/rules/0/draws',
        'bad-range /policy/rules/1/hand',
        'bad-range /policy/rules/2/keep',
        'weighted-rule /policy/rules/3/keep',
        'not-every-hand /policy/otherwise',
      ],
    ],
    [
      'badugi',
      ['Ah2d3c4s', '5h6d7c8s'],
      { policy: { rules: Array.from({ length: 65 }, () => ({ keep: 'all' })), otherwise: 'all' } },
      ['too-many-rules /policy/rules'],
    ],
    ['badugi', Array.from({ length: 12 }, () => '=random'), { draws: 3, policy: PAT }, []],
    [
      'badugi',
      Array.from({ length: 12 }, () => '=random'),
      { draws: 3, dead: 'Ah', policy: PAT },
      ['too-many-players /players'],
    ],
  ])('%s %j %j: %j', (game, players, more, expected) => {
    expect(issuesOf(prepare(question(game, players, more), { method: 'auto', trials: 100 }))).toEqual(
      expected,
    );
  });

  it('does not count sampled discards exactly, nor with other outputs', () => {
    const asked = question('badugi', ['Ah2d3c4s', '=random'], { draws: 3, policy: PAT });
    expect(issuesOf(prepare(asked, { method: 'exact' }))).toEqual(['discards-to-come /method']);
    expect(issuesOf(prepare(asked, { method: 'auto', include: ['hands'] }))).toEqual([
      'outputs-with-policy /include',
    ]);
  });

  it('rejects a request before any discard is decided, with all issues', () => {
    const asked = question('badugi', ['Ah2d3c4s', '5h6d7c8s'], { draws: 3, policy: 'best-one-draw' });
    expect(issuesOf(prepare(asked, { method: 'auto', include: ['hands'], trials: 1e12 }))).toEqual([
      'outputs-with-policy /include',
      'too-many-trials /trials',
    ]);
  });

  it('has its cost before the policy decides, if discards are sampled', () => {
    const of = jest.spyOn(DrawPolicy, 'of');
    // No other test has this game, so its policy is not prepared yet.
    const game = { ...gameOf('badugi'), shares: [{ ...gameOf('badugi').shares[0], parts: 2 }] };
    const asked = {
      ...question('badugi', ['Ah2d3c4s', '=random'], { draws: 1, policy: 'best-one-draw' }),
      game,
    };
    const prepared = prepare(asked, { method: 'auto' });
    if (!prepared.ok) throw new Error(issuesOf(prepared).join());
    expect(prepared.cost).toBeGreaterThan(0);
    expect(of).not.toHaveBeenCalled();
    expect(prepared.spot.policy?.keeps?.[0]).toHaveLength(4);
    expect(of).toHaveBeenCalledTimes(1);
    of.mockRestore();
  });

  it('costs little enough that a short sample of triple draw is answered at once, with one best policy', () => {
    const costWith = (policy: DiscardPolicy): number => {
      const asked = question('lowball-27-triple', ['=random', '=random'], { draws: 3, policy });
      const prepared = prepare(asked, { method: 'auto', trials: 100 });
      return prepared.ok ? prepared.cost : NaN;
    };
    expect(costWith('best-all-draws')).toBeLessThan(5_000_000);
    const both: DiscardPolicy = {
      rules: [{ draws: 1, keep: 'best-one-draw' }],
      otherwise: 'best-all-draws',
    };
    expect(costWith(both)).toBeGreaterThan(5_000_000);
  });
});
