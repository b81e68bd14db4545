import { defaultSwitches } from '#engine';
import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditReadHand } from './block.js';

const TEXT = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'short-raise.txt'),
  'utf8',
);
const format = findFormat('pokerstars')!;
const options = { language: 'en', profileFor: () => ({ id: 'x', switches: defaultSwitches }) } as const;

const example = (): CanonicalHand => {
  const reading = format.read(TEXT, 0, TEXT.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

describe('auditReadHand: rejection of a hand that cannot be replayed', () => {
  const rejected = (hand: CanonicalHand): { code: string; message: string } | undefined => {
    const { record } = auditReadHand(hand, [1, 29], null, options);
    return (
      JSON.parse(`{${Buffer.from(record).toString()}`) as { rejection?: { code: string; message: string } }
    ).rejection;
  };
  const rejectionOf = (hand: CanonicalHand): unknown => rejected(hand)?.code;

  test('does not reject a hand that can be replayed', () => {
    expect(rejectionOf(example())).toBeUndefined();
  });

  test('rejects a hand with one dealt-in player: no-players', () => {
    const hand = example();
    const [first, second] = hand.players.map((player) => ({ ...player, sittingOut: true }));
    const lonely = { ...hand, players: [{ ...first, sittingOut: false }, second], events: [], claims: [] };
    expect(rejectionOf(lonely)).toBe('no-players');
  });

  test('rejects an unknown variant: unsupported-game', () => {
    const hand = example();
    expect(rejectionOf({ ...hand, game: { ...hand.game, variant: 'snap' } })).toBe('unsupported-game');
  });

  test('rejects impossible options and names the first one: unsupported-game', () => {
    const hand = example();
    expect(rejected({ ...hand, game: { ...hand.game, options: { deck: 21 } } })).toMatchObject({
      code: 'unsupported-game',
      message: 'This game is not supported: there is no deck of 21 cards.',
    });
  });
});

test('auditReadHand moves findings into the lines of the text and keeps their events', () => {
  const hand = example();
  const findingsOn = (lines: readonly [number, number]): unknown => {
    const { record } = auditReadHand(hand, lines, null, options);
    const { findings } = JSON.parse(`{${Buffer.from(record).toString()}`) as { findings: unknown[] };
    return findings;
  };
  const [finding] = findingsOn(hand.lines) as { line: number; event: number }[];
  expect(finding.line).toBe(hand.events[finding.event].line);
  expect(findingsOn([7, 7])).toEqual([{ ...finding, line: 7 }]);
});
