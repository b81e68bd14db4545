import { dealHands } from '#dealer';
import { findFormat, type CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { auditBlock } from '../logs/block.js';
import { HeldHands } from '../logs/held-hands.js';
import { wholeBlock } from '../testing/whole-block.js';

/** Five-card draw with progressive openers: the antes of a hand that nobody opens are in the pot of the next one. */
const dealt = [
  ...dealHands({
    game: 'five-draw',
    gameOptions: { openers: 'jacks' },
    progressive: true,
    hands: 60,
    seed: 4,
    players: 3,
    rake: null,
  }),
];

const isCarried = ({ events }: CanonicalHand): boolean => events.some(({ type }) => type === 'house-money');

const findAcross = (hands: readonly CanonicalHand[]): string[] => {
  const json = findFormat('json')!;
  const lines = hands.map((hand) => {
    const writing = json.write?.(hand);
    return writing?.ok === true ? writing.text : '';
  });
  const block = wholeBlock(lines.join('\n'), 'json');
  const found: string[] = [];
  const held = new HeldHands<number>((at, findings) => {
    for (const { code, rules } of findings) found.push(`${String(at)} ${code} ${rules.join(' ')}`);
  });
  const profileFor = () => findProfile('pokerstars')!;
  for (const [at, { table }] of auditBlock(block, json, {
    language: 'en',
    tables: true,
    profileFor,
  }).entries())
    held.add(at, table, null);
  held.end();
  return found;
};

describe('P-VAR-5CD: money that a passed-out hand left in the pot', () => {
  it('is in the pot of the next hand', () => {
    expect(dealt.filter(isCarried).length).toBeGreaterThan(5);
    expect(findAcross(dealt)).toEqual([]);
  });

  it('is missed on the hand that begins without it', () => {
    const at = dealt.findIndex(isCarried);
    const { events } = dealt[at];
    const without = { ...dealt[at], events: events.filter(({ type }) => type !== 'house-money') };
    expect(findAcross([dealt[at - 1], without])).toEqual(['1 carried-money P-VAR-5CD']);
  });
});
