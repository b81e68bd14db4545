import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVariant } from '#engine';
import { answer, answerOf, isExact, readQuestion } from '#equity';
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

/** Exact equities on which several programs agree; they lie beside the project, and are left out where they are absent. */
const cases: readonly Case[] = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly Case[] }).cases
  : [];

const isHand = (text: string): boolean => parseCards(text).ok;

if (cases.length === 0)
  test('the confirmed equities are not here: skipped', () => {
    console.info('reference-equities.json is not beside the project: its equities were not compared');
  });
else
  test.each(cases.map((each) => [each.id, each] as const))(
    '%s: every share is what the other programs have',
    (_, { game, hands, board, denominator, potShareNumerators }) => {
      const variant = findVariant(game)!;
      const read = readQuestion({
        game: variant,
        players: hands.map((hand) => (isHand(hand) ? { hand } : { range: hand })),
        board,
        dead: '',
      });
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(isExact(read.deal, { method: 'auto', seed: 0 })).toBe(true);
      const result = answer(read.deal, { method: 'exact', seed: 0 });
      const told = answerOf(variant, result, hands);
      expect([told.total, told.players.map(({ shares }) => shares)]).toEqual([
        String(denominator),
        potShareNumerators,
      ]);
    },
  );
