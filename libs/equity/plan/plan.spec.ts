import { Random } from '#random';
import { answerOf } from '../answer.js';
import { answer, type Asking } from '../ask.js';
import type { Deal } from '../deal.js';
import { MOST_PIECES } from '../pieces.js';
import { type Question, readQuestion } from '../question.js';
import { cards, dealOf, gameOf } from '../testing/questions.js';
import { sameOrder } from '../canonical.js';
import { type Merged, Merging, NOTHING_MERGED, type Standing } from './merging.js';
import { MOST_COST, type PieceCounts, type Plan, planOf } from './plan.js';
import { questionOf, writtenQuestion } from './written.js';

const planned = (deal: Deal, asking: Asking): Plan => {
  const planning = planOf(deal, asking);
  if (!planning.ok) throw new Error(planning.fault.code);
  return planning.plan;
};

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Runs the pieces in any order, and merges them in theirs; everything is JSON in between, as in a database. */
const byPieces = (deal: Deal, asking: Asking, random: Random): { standing: Standing; pieces: number } => {
  const plan = planned(deal, asking);
  const others = planned(deal, asking);
  const order = Array.from({ length: plan.pieces }, (_, piece) => piece);
  random.shuffle(order);
  const counts: PieceCounts[] = [];
  for (const piece of order) counts[piece] = throughJson((piece % 2 === 0 ? plan : others).run(piece));
  let merged: Merged = NOTHING_MERGED;
  for (const piece of counts) {
    const merging = new Merging(asking, plan, merged);
    merging.add(piece);
    merged = throughJson(merging.merged);
    if (merging.standing.state !== 'open') return { standing: merging.standing, pieces: merged.pieces };
  }
  throw new Error('not answered by all of its pieces');
};

const HEADS_UP = dealOf('holdem', ['AhKh', 'QsQd']);

describe('a question in pieces', () => {
  it.each<[string, Deal, Asking]>([
    ['so many trials', HEADS_UP, { method: 'monte-carlo', trials: 2_000_000, seed: 7 }],
    [
      'an error that is there before so many trials',
      HEADS_UP,
      { method: 'auto', trials: 5_000_000, error: 0.00021, seed: 9 },
    ],
    [
      'halves',
      dealOf('omaha-8', ['AsAh2s3h', '9d8d7c6c', 'KdKcQdJc']),
      { method: 'monte-carlo', trials: 800_000, seed: 1 },
    ],
    ['all cases', dealOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']), { method: 'exact', seed: 3 }],
  ])('%s: is answered to the last digit as it is at once', (_, deal, asking) => {
    const plan = planned(deal, asking);
    expect(plan.pieces).toBeGreaterThan(1);
    const { standing, pieces } = byPieces(deal, asking, new Random(4));
    // What comes behind the piece that was enough is not looked at.
    if (asking.error !== undefined) expect([pieces > 1, pieces < plan.pieces]).toEqual([true, true]);
    const whole = answer(deal, asking);
    if (standing.state !== 'answered' || whole === null) throw new Error('not answered');
    const hands = deal.players.map((_hand, player) => String(player));
    expect(answerOf(deal.game, standing.result, hands)).toEqual(answerOf(deal.game, whole, hands));
  });

  it('tells an estimate while all cases are counted, by its first piece', () => {
    const deal = dealOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']);
    const asking: Asking = { method: 'exact', seed: 3 };
    const plan = planned(deal, asking);
    const merging = new Merging(asking, plan, NOTHING_MERGED);
    expect(merging.standing).toEqual({ state: 'open', estimate: null });
    merging.add(plan.run(0));
    expect(merging.standing).toMatchObject({ state: 'open', estimate: { method: 'monte-carlo', seed: 3 } });
  });

  it('has some thousand pieces at most, whatever is asked', () => {
    const many = dealOf(
      'holdem',
      Array.from({ length: 22 }, () => ''),
    );
    const most: Asking = { method: 'monte-carlo', trials: 1_000_000_000, seed: 1 };
    expect(planned(many, most).pieces).toBeLessThanOrEqual(MOST_PIECES);
  });

  it('is refused where it is too much, with what it costs and the most that is taken', () => {
    const heavy = dealOf('omaha-6', ['AsAhKsKh2c3d', '9d8d7c6c5h4h', 'QsQhJsJhTcTd', '3s4s5s6s7s8s']);
    const cases = planOf(
      { ...heavy, game: { ...heavy.game, boards: 2 }, boards: [[], []] },
      { method: 'exact', seed: 1 },
    );
    expect(cases).toMatchObject({
      ok: false,
      fault: { code: 'too-costly', pointer: '/method', most: MOST_COST },
    });
    const trials = planOf(HEADS_UP, { method: 'monte-carlo', trials: 2e9, seed: 1 });
    expect(trials).toEqual({
      ok: false,
      fault: { code: 'too-many-trials', pointer: '/trials', cost: 2e9, most: 1e9 },
    });
  });
});

it('a question comes back from JSON as it was, its game and wild cards with it', () => {
  const kinds = new Uint8Array(53).fill(1, 52);
  const question: Question = {
    game: { ...gameOf('five-draw'), deck: 'standard-joker', wildCards: { kinds } },
    players: [{ hand: 'AhKhQhJh' }, { range: '99**' }],
    board: '',
    dead: '2c',
    draws: 1,
  };
  const read = readQuestion(
    questionOf(throughJson(writtenQuestion(question, sameOrder(question.players.length)))),
  );
  const { game: _game, ...deal } = (read as { deal: Deal }).deal;
  const { game: _own, ...own } = (readQuestion(question) as { deal: Deal }).deal;
  expect(deal).toEqual(own);
  expect((read as { deal: Deal }).deal.game.wildCards).toEqual({ kinds });
  expect(deal.dead).toEqual(cards('2c'));
});
