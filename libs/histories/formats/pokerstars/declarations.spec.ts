import { findFormat, LineCursor } from '../../index.js';
import { makeHand } from '../../testing/logs.js';

const OMAHA = 'PokerStars Hand #1001:  Omaha Hi/Lo Limit ($1/$2 USD) - 2024/05/06 7:08:09 ET';
const body = (...lines: readonly string[]): readonly string[] => [
  'Ben: posts small blind $0.50',
  'Cid: posts big blind $1',
  '*** HOLE CARDS ***',
  ...lines,
];

describe('P-SHOW-8: a declaration in PokerStars’ layout', () => {
  it('makes the game one by declaration, and is the same when it is written and read again', () => {
    const hand = makeHand({ header: OMAHA, body: body('Ben: declares low', 'Cid: declares both') });
    expect(hand.game.options).toEqual({ declare: true });
    expect(hand.events.slice(-2)).toMatchObject([
      { type: 'declare', seat: 2, half: 'low' },
      { type: 'declare', seat: 3, half: 'both' },
    ]);
    const writing = findFormat('pokerstars')!.write?.(hand, { lossy: true });
    expect(writing?.ok === true && writing.text).toContain('Ben: declares low\nCid: declares both\n');
  });

  it('is a comment in PHH, which makes the game one by declaration too', () => {
    const hand = makeHand({ header: OMAHA, body: body('Ben: declares low', 'Cid: declares both') });
    const phh = findFormat('phh')!;
    const writing = phh.write!(hand, { lossy: true });
    if (!writing.ok) throw new Error(writing.missing.join(', '));
    const reading = phh.read(writing.text, 0, writing.text.length, 1, new LineCursor());
    if (!reading.ok) throw new Error(reading.rejection.code);
    expect(reading.hand.game.options).toEqual({ declare: true });
    const declared = reading.hand.events.filter(({ type }) => type === 'declare');
    expect(declared).toMatchObject([{ half: 'low' }, { half: 'both' }]);
    const spoilt = writing.text.replace('declare {', 'declare [');
    const remark = phh.read(spoilt, 0, spoilt.length, 1, new LineCursor());
    expect(remark.ok && remark.hand.events.filter(({ type }) => type === 'note')).toHaveLength(1);
  });

  it('is unknown in a game without a low half', () => {
    expect(() => makeHand({ body: body('Ben: declares low') })).toThrow();
    expect(() => makeHand({ header: OMAHA, body: body('Ben: declares war') })).toThrow();
  });
});
