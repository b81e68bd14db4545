import { BlockCutter, DEFAULT_BLOCK_LIMITS, findHands, LINE_VIEW, LineCursor } from '../../source/index.js';
import { makePokerNowLog, RUN_TWICE, UNCONTESTED } from '#testing';
import { boundary } from './boundary.js';

const LOBBY = ['The player "Ann @ a1" requested a seat.', "The game's big blind was changed from 5 to 10."];

/** The lines of every hand of a log that is cut into blocks of this length. */
const handsOf = (text: string, blockLength = DEFAULT_BLOCK_LIMITS.blockLength): string[] => {
  const cutter = new BlockCutter({ id: 'pokernow', boundary }, { ...DEFAULT_BLOCK_LIMITS, blockLength });
  cutter.push(text);
  cutter.finish();
  const hands: string[] = [];
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
    const spans = findHands(block, boundary);
    for (let index = 0; index < spans.count; index++)
      hands.push(block.text.slice(spans.start(index), spans.end(index)));
  }
  return hands;
};

const game = (hands: number): string[] => [
  ...LOBBY,
  ...Array.from({ length: hands }, () => [...UNCONTESTED, ...RUN_TWICE]).flat(),
];

describe('the session header of a hand', () => {
  it('is the start of the next hand: its blinds, the stacks and the first row', () => {
    const text = makePokerNowLog({ entries: game(1) });
    const at = boundary.findSession?.(text, 0) ?? -1;
    const rows = text.slice(at, text.indexOf('-- starting', at)).split('\n');
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['"""Cy', '"""Bo', '"Player', '"']);
    const last = boundary.findSession?.(text, at + 1) ?? -1;
    expect(text.slice(last, last + 60)).toContain('posts a missed big blind');
    expect(boundary.findSession?.(text, last + 1)).toBe(-1);
  });
});

describe('the hands of a log', () => {
  it('end with the row of their start, if the newest row is first, and begin with what follows them in play', () => {
    const hands = handsOf(makePokerNowLog({ entries: game(1) }));
    expect(hands).toHaveLength(2);
    expect(hands[0]).toContain('The player ""Bo @ b2"" quits');
    expect(hands[0].trimEnd().split('\n').at(-1)).toContain('-- starting hand #8');
    expect(hands[1].split('\n')[0]).toContain('""Ann @ a1"" stand up');
    expect(hands[1]).toContain('requested a seat');
  });

  it('begin with the row of their start, if the oldest row is first', () => {
    const hands = handsOf(makePokerNowLog({ entries: game(1), isSorted: true }));
    expect(hands.map((hand) => hand.slice(0, 21))).toEqual([
      '"-- starting hand #7 ',
      '"-- starting hand #8 ',
    ]);
  });

  it.each([
    ['newest first', false, true],
    ['newest first without a header', false, false],
    ['oldest first', true, true],
  ])('are the same for every length of block: %s', (_, isSorted, hasHeader) => {
    const text = makePokerNowLog({ entries: game(6), isSorted, hasHeader });
    const hands = handsOf(text);
    expect(hands).toHaveLength(12);
    for (let length = 1; length < 8_000; length += 797)
      expect([length, handsOf(text, length).join() === hands.join()]).toEqual([length, true]);
  });

  it.each([0, 30, 200])('are found one by one after %s rows between them', (count) => {
    const between = Array.from({ length: count }, () => 'The player "Ann @ a1" canceled the seat request.');
    const entries = [...UNCONTESTED, ...between, ...RUN_TWICE, ...between];
    for (const isSorted of [false, true]) {
      const hands = handsOf(makePokerNowLog({ entries, isSorted }));
      expect(hands.map((hand) => /starting hand #(\d)/.exec(hand)?.[1] ?? '').sort()).toEqual(['7', '8']);
    }
  });

  it('agree with every line that the boundary is asked for', () => {
    const text = makePokerNowLog({ entries: game(3) });
    const cursor = new LineCursor();
    const starts: number[] = [];
    cursor.reset(text);
    while (cursor.next()) if (boundary.startsHand(text, cursor.start, cursor.end)) starts.push(cursor.start);
    expect(boundary.handStarts?.(text)).toEqual(starts);
    expect(boundary.lastHand?.(text, text.length - 1)).toBe(starts.at(-1));
    expect(boundary.lastHand?.(text, (starts[2] ?? 0) - 1)).toBe(starts[1]);
  });

  it('do not depend on where the text ends that has arrived so far, also with rows beyond the view', () => {
    const long = ` ${'z'.repeat(LINE_VIEW / 3)}`;
    const entries = game(8).map((entry) => (entry.startsWith('Player stacks') ? entry + long : entry));
    const text = makePokerNowLog({ entries, isSorted: true });
    const start = text.indexOf('"-- starting');
    for (let end = start + LINE_VIEW; end < start + 2 * LINE_VIEW; end += 41) {
      const arrived = text.slice(0, end);
      expect([end, boundary.startsHand(arrived, start, arrived.indexOf('\n', start))]).toEqual([end, true]);
    }
    expect(handsOf(text)).toHaveLength(16);
  });

  it('keep a hand that was never ended apart from the next one', () => {
    const unfinished = UNCONTESTED.slice(0, 10);
    const hands = handsOf(makePokerNowLog({ entries: [...RUN_TWICE, ...unfinished, ...RUN_TWICE] }));
    expect(hands).toHaveLength(3);
    expect(hands[1]).not.toContain('ending hand');
  });
});
