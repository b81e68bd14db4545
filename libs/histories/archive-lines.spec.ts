import { withoutArchiveLines } from './archive-lines.js';
import { everyRow } from './testing/tables.js';
import { makeLog, parseLog } from './testing/logs.js';

const BLOCK = [
  "PokerStars Tournament #2, No Limit Hold'em",
  'Buy-In: $5.00/$0.50 USD',
  '2 players',
  'Total Prize Pool: $10.00 USD ',
  '',
  '  1: Ann (Oslo), $10.00 (100%)',
];

describe('lines that archives print between hands', () => {
  everyRow([
    ['stars around a number', '\n\n\n*********** # 2 **************\n'],
    ['a number', '\n\nHand #112181:\n\n'],
    ['a number behind stars', '\n*********** # 2 **************\n\nHand #112181:\n'],
    ['the summary of a tournament', `\n\n${BLOCK.join('\n')}\n`],
    ['a number behind a summary', `\n\n${BLOCK.join('\n')}\n\n*********** # 2 **************\n`],
  ])('leave the hand before them and its text as they are: %s', (_, tail) => {
    const log = makeLog();
    const longer = `${log}${tail}`;
    const hand = parseLog(log);
    expect(parseLog(longer)).toEqual(hand);
    expect(withoutArchiveLines(longer.trim())).toBe(log.trim());
  });

  it('include two summaries of tournaments', () => {
    const log = makeLog();
    const longer = `${log}\n${BLOCK.join('\n')}\n\n${BLOCK.join('\n').replace('#2', '#3')}\n`;
    expect(parseLog(longer)).toEqual(parseLog(log));
    expect(withoutArchiveLines(longer.trim())).toBe(log.trim());
  });

  it('do not hide a hand whose header is damaged', () => {
    const log = makeLog();
    const damaged = log.slice(log.indexOf('Table '));
    for (const hand of [damaged, `PokerStar Hand #12: x\n${damaged}`]) {
      const longer = `${log}\n${BLOCK.join('\n')}\n\n${hand}`;
      const unread = parseLog(longer).events.filter(({ type }) => type === 'unread');
      expect(unread[0]).toMatchObject({ text: hand.slice(0, hand.indexOf('\n')) });
      expect(withoutArchiveLines(longer.trim())).toContain(hand.trim());
    }
  });

  everyRow(['*** # 2 *** x', 'Hand #12: y', '** # **'])('are nothing else', (line) => {
    const log = `${makeLog()}\n${line}\n`;
    expect(parseLog(log).events.at(-1)).toMatchObject({ type: 'unread', text: line });
  });
});
