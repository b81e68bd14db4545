import { makeLog, parseLog, readLog } from '../../testing/logs.js';
import { everyRow } from '../../testing/tables.js';

const header = "PokerStars Hand #1001:  Hold'em No Limit (€0.50/€1.00 EUR) - 2024/05/06 7:08:09 ET";
const euros = makeLog({ header }).replaceAll('$', '€');

describe('pasted hands', () => {
  everyRow([
    ['> ', '\n> '],
    ['>> ', '\n>> '],
    ['> > ', '\n> > '],
    ['> with line ends of Windows', '\r\n> '],
  ])('are read without the marks of a quotation: %s', (_, lineStart) => {
    const log = makeLog();
    expect(parseLog(log.replaceAll('\n', lineStart))).toEqual(parseLog(log));
  });

  everyRow(['’', '‘', '&#39;'])('have other apostrophes in the header and the line of the table', (sign) => {
    const log = makeLog();
    expect(parseLog(log.replaceAll("'", sign))).toEqual(parseLog(log));
  });

  it('keep the names of players', () => {
    const named = makeLog().replaceAll('Ann', 'A’n&#39;n');
    const { players } = parseLog(named.replace("Hold'em", 'Hold’em'));
    expect(players[0].name).toBe('A’n&#39;n');
  });

  everyRow([
    ['euros', '€', 'EUR', 'â‚¬'],
    ['euros', '€', 'EUR', 'â\u0082¬'],
    ['pounds', '£', 'GBP', 'Â£'],
    ['rupees', '₹', 'INR', 'â‚¹'],
  ])('have signs of currencies that were decoded twice: %s', (_, sign, code, damaged) => {
    const log = euros.replaceAll('€', sign).replace('EUR', code);
    expect(parseLog(log.replaceAll(sign, damaged))).toEqual(parseLog(log));
  });

  it('are rejected as they stand if they cannot be read', () => {
    const log = makeLog().replace("Hold'em", 'Bold’em');
    expect(readLog(log)).toMatchObject({ ok: false, rejection: { code: 'unsupported-game', line: 1 } });
    const result = readLog(log);
    expect(result.ok ? '' : result.rejection.text).toContain('Bold’em');
  });
});
