import { handSchema, type CanonicalHand } from '../../hand.js';
import type { ReadResult } from '../../read-result.js';
import { LineCursor, type SessionHeader } from '../../source/index.js';
import { everyRow } from '../../testing/tables.js';
import { ipoker } from './index.js';

const sessionOf = (game: string, more = ''): SessionHeader => ({
  text: `<session><general><mode>real</mode><gametype>${game}</gametype><tablename>Vesta, 77</tablename>
<tablecurrency>EUR</tablecurrency><nickname>Ana</nickname>${more}</general>`,
  line: 3,
});

const CASH = sessionOf('Holdem NL €0.05/€0.10');

const hand = (rounds: string, cards = 'X X'): string => `<game gamecode="7">
<general><startdate>2014-05-10 18:02:19</startdate><players>
<player seat="1" name="Ana" chips="€1,005.50" dealer="1" win="€0" bet="€0.05"/>
<player seat="2" name="Ben" chips="€5" dealer="0" win="€0.15" bet="€0.10"/>
</players></general>
<round no="0"><action no="1" player="Ana" type="1" sum="€0.05"/><action no="2" player="Ben" type="2" sum="€0.10"/></round>
<round no="1"><cards type="Pocket" player="Ana">H3 CJ</cards><cards type="Pocket" player="Ben">${cards}</cards>
${rounds}</round>
</game>`;

const FOLD = '<action no="3" player="Ana" type="0" sum="€0"/>';

const read = (text: string, session: SessionHeader | null = CASH): ReadResult =>
  ipoker.read(text, 0, text.length, 11, new LineCursor(), session);

const handOf = (text: string, session?: SessionHeader): CanonicalHand => {
  const result = read(text, session);
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  handSchema.encode(result.hand);
  return result.hand;
};

describe('the reader of iPoker', () => {
  it('reads a hand with the game, the stakes and the player of its session header', () => {
    const read = handOf(hand(FOLD));
    expect(read).toMatchObject({
      id: '7',
      currency: 'EUR',
      scale: 2,
      game: { variant: 'holdem', limit: 'no-limit' },
      stakes: { smallBlind: 5, bigBlind: 10 },
      table: { name: 'Vesta, 77' },
      heroSeat: 1,
      buttonSeat: 1,
      playedAt: null,
      playedAtText: '2014-05-10 18:02:19',
      lines: [11, 19],
    });
    expect(read.players).toMatchObject([{ stack: 100_550, line: 13 }, { stack: 500 }]);
    expect(read.events.map(({ type }) => type).join(' ')).toBe(
      'post post hole-cards deal fold uncalled collect',
    );
  });

  everyRow([
    ['Holdem SL €0.05/€0.10', 'X X', 'holdem', 'no-limit'],
    ['Omaha PL €0.05/€0.10', 'X X X X', 'omaha', 'pot-limit'],
    ['Omaha Hi-Lo PL €0.05/€0.10', 'X X X X', 'omaha-8', 'pot-limit'],
    ['PL €0.05/€0.10', 'X X X X X', 'omaha-5', 'pot-limit'],
    ['Holdem L €0.10/€0.20', 'X X', 'holdem', 'fixed-limit'],
  ])('finds the variant by the header and the hole cards', (game, cards, variant, limit) => {
    const { game: found } = handOf(hand(FOLD, cards).replaceAll('H3 CJ', cards), sessionOf(game));
    expect(found).toEqual({ variant, limit, rotation: null });
  });

  it('reads the stakes of a tournament from the posts', () => {
    const session = sessionOf('Holdem NL', '<tournamentname>Cup</tournamentname><buyin>€5+€0.50</buyin>');
    const { currency, scale, stakes, tournament } = handOf(hand(FOLD).replaceAll('€', ''), session);
    expect({ currency, scale, bigBlind: stakes.bigBlind, tournament }).toEqual({
      currency: 'CHIPS',
      scale: 2,
      bigBlind: 10,
      tournament: { id: '77', buyIn: '€5+€0.50', level: null },
    });
  });

  everyRow([
    ['an action of no player', 'player="Ana" type="0"', 'player="Eva" type="0"'],
    ['an unknown type', 'type="0"', 'type="99"'],
    ['an amount of another currency', 'type="2" sum="€0.10"', 'type="2" sum="$0.10"'],
    ['a card that is none', 'H3 CJ', 'H3 CX'],
  ])('keeps an element that it cannot read for the audit', (_, before, after) => {
    const { events } = handOf(hand(FOLD).replace(before, after));
    expect(events.filter(({ type }) => type === 'unread')).toHaveLength(1);
  });

  everyRow([
    ['no session header', hand(FOLD), null, 'unsupported-game', 11],
    ['another game', hand(FOLD), sessionOf('Bingo NL €1/€2'), 'unsupported-game', 3],
    ['a stack that is no amount', hand(FOLD).replace('€1,005.50', 'all'), CASH, 'unreadable-line', 13],
    ['an attribute that ends too early', hand(FOLD).replace('"Ben"', '"B"en"'), CASH, 'unreadable-line', 14],
    ['a hand that is cut off', hand(FOLD).slice(0, 500), CASH, 'truncated', 18],
    ['no hand', '<game gamecode="7"', CASH, 'unreadable-line', 11],
  ] as const)('rejects a hand with the line', (_, text, session, code, line) => {
    expect(read(text, session)).toMatchObject({ ok: false, rejection: { code, line } });
  });

  it('accepts a complete hand without its end tag', () => {
    expect(read(hand(FOLD).replace('</game>', '')).ok).toBe(true);
    expect(read(hand('').replace('</game>', '')).ok).toBe(false);
  });
});
