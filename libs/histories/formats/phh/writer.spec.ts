import { dealHands } from '#dealer';
import { LineCursor } from '../../source/index.js';
import type { CanonicalHand } from '../../hand.js';
import { phh } from './index.js';

const [dealt] = [...dealHands({ game: 'holdem', limit: 'no-limit', hands: 1, seed: 3, rake: null })];

const read = (text: string): CanonicalHand => {
  const found = phh.read(text, 0, text.length, 1, new LineCursor());
  if (!found.ok) throw new Error(found.rejection.message);
  return found.hand;
};

test('a hand of another format is refused with what would be lost, and written where that is asked for', () => {
  const strict = phh.write(dealt);
  expect(strict).toMatchObject({ ok: false });
  if (!strict.ok) expect(strict.missing).toContain('/site');
  const lossy = phh.write(dealt, { lossy: true });
  if (!lossy.ok) throw new Error(lossy.missing.join(', '));
  const again = read(lossy.text);
  expect(again.players).toHaveLength(dealt.players.length);
  const actions = (hand: CanonicalHand): string[] =>
    hand.events.flatMap((event) =>
      /^(fold|check|call|bet|raise|board)$/.test(event.type) ? [event.type] : [],
    );
  expect(actions(again)).toEqual(actions(dealt));
  expect(phh.write(again).ok).toBe(true);
});

test('a game without a code and a limit without a letter are refused whatever is asked for', () => {
  const other = (game: Partial<CanonicalHand['game']>): unknown =>
    phh.write({ ...dealt, game: { ...dealt.game, ...game } }, { lossy: true });
  expect(other({ variant: 'badacey' })).toEqual({ ok: false, missing: ['/game/variant'] });
  expect(other({ limit: 'spread-limit' })).toEqual({ ok: false, missing: ['/game/limit'] });
});

test('remarks stand behind the action that they are about, and any text can be written', () => {
  const text = [
    "variant = 'NT'",
    'antes = [0, 0]',
    'blinds_or_straddles = [1, 2]',
    'min_bet = 2',
    'starting_stacks = [50, 60.50]',
    "actions = ['p2 cbr 6 # quick', '# a pause', 'p1 f']",
    'players = ["O\'Hara", "a\\tb"]',
  ].join('\n');
  const writing = phh.write(read(text));
  if (!writing.ok) throw new Error(writing.missing.join(', '));
  expect(writing.text).toContain("'p2 cbr 6.00 # quick', '# a pause', 'p1 f'");
  expect(writing.text).toContain('starting_stacks = [50.00, 60.50]');
  expect(read(writing.text).players.map(({ name }) => name)).toEqual(["O'Hara", 'a\tb']);
});
