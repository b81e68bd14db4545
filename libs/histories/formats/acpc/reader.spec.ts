import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { LineCursor } from '../../source/index.js';
import { acpc } from './index.js';

const NO_LIMIT = 'STATE:0:cr300c/cr600f:9s8h|9c6h/8c7s2d:-300|300:Ann|Bo\n';
const ALL_IN = 'STATE:7:r20000c///:AsAd|KsKd/8c7s2d/3h/Td:20000|-20000:Ann|Bo\nSCORE:20000|-20000:Ann|Bo\n';
const LIMIT = 'STATE:3:rrc/rc/cc/rf:9s8h|9c6h/8c7s2d/3h/Td:40|-40:Ann|Bo\n';
const SIX =
  'STATE:12:fffr225fc/cr700c/cc/cc:3cQh|4d4h|5h5s|KcKs|7d2c|AhTh/9h8h2s/Jd/2d:-50|750|0|0|0|-700:A|B|C|D|E|F\n';

describe('the reader of the Annual Computer Poker Competition', () => {
  it.each([
    ['two players of no limit', NO_LIMIT],
    ['an all-in with the rest of the board, and the score', ALL_IN],
    ['two players of limit', LIMIT],
    ['six players', SIX],
  ])('reads %s without a fault', (_name, text) => {
    expect(acpc.recognises(text)).toBe(true);
    expect(faultsOf(acpc, text)).toEqual([]);
  });

  it('gives the first of two players the big blind, and counts raises over the whole hand', () => {
    const { events, stakes, players, buttonSeat } = readOne(acpc, NO_LIMIT);
    expect(events.slice(0, 2)).toMatchObject([
      { kind: 'small-blind', seat: 2, amount: 50 },
      { kind: 'big-blind', seat: 1, amount: 100 },
    ]);
    expect(events.filter(({ type }) => type === 'raise' || type === 'bet')).toMatchObject([
      { seat: 1, to: 300 },
      { seat: 2, to: 300 },
    ]);
    expect(stakes).toMatchObject({ smallBlind: 50, bigBlind: 100 });
    expect(players).toMatchObject([{ stack: 20_000 }, { stack: 20_000 }]);
    expect(buttonSeat).toBe(2);
  });

  it.each([
    ['a raise below the minimum', NO_LIMIT, 'cr300c', 'cr150c', 'short-raise 1'],
    ['a result', NO_LIMIT, '-300|300', '-300|310', 'final-stack 1'],
    ['a card that is dealt twice', NO_LIMIT, '9s8h|9c6h', '9s8h|9c8h', 'duplicate-card 1'],
    ['another winner', ALL_IN, 'AsAd|KsKd', '3s4d|KsKd', 'final-stack 1'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(acpc, text, from, to)).toContain(finding);
  });

  it.each([
    ['a truncated line', 'STATE:0:cr300c/cr600f:9s8h|9c6h', 'truncated'],
    ['a raise without an amount beside one with it', NO_LIMIT.replace('r300', 'r'), 'unreadable-line'],
    ['more actions than players', NO_LIMIT.replace('r600f', 'r600fff'), 'unreadable-line'],
    ['more checks than a hand can have', NO_LIMIT.replace('cr300c', 'c'.repeat(100_000)), 'unreadable-line'],
    ['hole cards of three players', NO_LIMIT.replace('9c6h', '9c6h|2c2d'), 'unreadable-line'],
    ['text behind the hand', `${NO_LIMIT}more`, 'unreadable-line'],
  ])('rejects %s', (_name, text, code) => {
    const result = acpc.read(text, 0, text.length, 1, new LineCursor());
    expect(result).toMatchObject({ ok: false, rejection: { code } });
  });
});
