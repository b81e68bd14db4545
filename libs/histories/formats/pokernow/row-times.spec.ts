import { makePokerNowLog, UNCONTESTED } from '#testing';
import type { CanonicalHand } from '../../hand.js';
import { LineCursor } from '../../source/index.js';
import { handOf } from '../../testing/results.js';
import { pokernow } from './index.js';

const LOG = makePokerNowLog({ entries: UNCONTESTED, hasHeader: false });

const contradictionsOf = (text: string): CanonicalHand['contradictions'] =>
  handOf(pokernow.read(text, 0, text.length, 1, new LineCursor())).contradictions;

/** The log with another time or order of the row of an entry. */
const edit = (entry: string, from: string, to: string): string =>
  LOG.split('\n')
    .map((row) => (row.includes(entry) ? row.replace(from, to) : row))
    .join('\n');

describe('L-LINE-1: the times of rows', () => {
  it('are at most two seconds before their orders, and never after them', () => {
    expect(contradictionsOf(LOG)).toBeUndefined();
    expect(contradictionsOf(edit('bets 60', '05.000Z', '03.100Z'))).toBeUndefined();
    expect(contradictionsOf(edit('bets 60', '05.000Z', '02.900Z'))).toMatchObject([
      { about: 'time', line: 8 },
    ]);
    expect(contradictionsOf(edit('bets 60', '05.000Z', '05.001Z'))).toMatchObject([
      { about: 'time', line: 8 },
    ]);
  });

  it.each(['Player stacks', 'a small blind of 5', 'a missed big blind'])(
    'are the time of the start of the hand: %s',
    (entry) => {
      const [contradiction] = contradictionsOf(edit(entry, '01.000Z', '00.999Z')) ?? [];
      expect(contradiction).toMatchObject({ about: 'time', expected: '2024-04-05T20:00:01.000Z' });
    },
  );

  it('may be any time in a bomb pot, whose bets are not posted together', () => {
    const bomb = UNCONTESTED.map((entry) => entry.replace(/ posts a .*/, ' posts a bet of 5 (bomb pot bet)'));
    const log = makePokerNowLog({ entries: bomb, hasHeader: false });
    expect(contradictionsOf(log.replace('01.000Z', '00.999Z'))).toEqual(contradictionsOf(log));
  });
});

describe('L-LINE-1: the orders of rows', () => {
  it('are different: a row that is printed twice is a contradiction', () => {
    const row = LOG.split('\n').find((one) => one.includes('shows a 9♣'))!;
    expect(contradictionsOf(LOG.replace(row, `${row}\n${row}`))).toMatchObject([
      { about: 'figures', line: 4 },
    ]);
  });

  it('may be equal where they are no times', () => {
    expect(contradictionsOf(LOG.replaceAll(/,1\d+$/gm, ',7'))).toBeUndefined();
  });

  it.each(['9'.repeat(16), '9'.repeat(17)])('may be numbers that are no times: %s', (order) => {
    expect(contradictionsOf(LOG.replaceAll(/,1\d+$/gm, `,${order}`))).toBeUndefined();
  });
});
