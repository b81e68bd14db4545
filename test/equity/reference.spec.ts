import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVariant } from '#engine';
import { makeAnswer, prepare, solve, toRequestOrder } from '#equity';
import { parseCards } from '#cards';

const file = join(process.cwd(), '..', 'shared', 'reference-equities.json');

interface Case {
  readonly id: string;
  readonly game: string;
  readonly hands: readonly string[];
  readonly board: string;
  readonly denominator: number;
  readonly potShareNumerators: readonly string[];
}

/** Exact equities on which several programs agree. The file is not part of the project; without it they are skipped. */
const cases: readonly Case[] = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly Case[] }).cases
  : [];

const isHand = (text: string): boolean => parseCards(text).ok;

if (cases.length === 0)
  test('skipped: reference-equities.json is missing', () => {
    console.info('reference-equities.json is missing: its equities were not compared');
  });
else
  test.each(cases.map((each) => [each.id, each] as const))(
    '%s: every share equals that of the other programs',
    (_, { game, hands, board, denominator, potShareNumerators }) => {
      const variant = findVariant(game)!;
      const question = {
        game: variant,
        players: hands.map((hand) => (isHand(hand) ? { hand } : { range: hand })),
        board,
        dead: '',
      };
      const prepared = prepare(question, { method: 'auto' });
      if (!prepared.ok) throw new Error(JSON.stringify(prepared.issues));
      expect(prepared.strategy.method).toBe('exact');
      const { spot, order } = prepared;
      const answer = toRequestOrder(makeAnswer(variant, solve(prepared), hands, spot.players), order, hands);
      expect([answer.total, answer.players.map(({ shares }) => shares)]).toEqual([
        String(denominator),
        potShareNumerators,
      ]);
    },
  );
