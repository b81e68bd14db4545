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

  everyRow(['*** # 2 *** x', 'Hand #12: y', '** # **'])('are nothing else', (line) => {
    const log = `${makeLog()}\n${line}\n`;
    expect(parseLog(log).events.at(-1)).toMatchObject({ type: 'unread', text: line });
  });
});
