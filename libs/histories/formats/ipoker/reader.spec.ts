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

/** The unread lines and the contradictions of a hand, with their lines. */
const faultsOf = ({ events, contradictions = [] }: CanonicalHand): string[] => [
  ...events.filter(({ type }) => type === 'unread').map(({ line }) => `unread ${String(line)}`),
  ...contradictions.map(({ about, line }) => `${about} ${String(line)}`),
];

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
    ['Holdem NL €0.05/€0.10 Ante €0.02', 'X X', 'holdem', 'no-limit'],
    ['Omaha HiLow PL €0.05/€0.10', 'X X X X', 'omaha-8', 'pot-limit'],
  ])('finds the variant by the header and the hole cards', (game, cards, variant, limit) => {
    const { game: found } = handOf(hand(FOLD, cards).replaceAll('H3 CJ', cards), sessionOf(game));
    expect(found).toEqual({ variant, limit, rotation: null });
  });

  it.each([
    [
      'Holdem No limit €0.05/€0.10',
      { game: { variant: 'holdem', limit: 'no-limit' }, stakes: { bigBlind: 10 } },
    ],
    ['Holdem Pot limit €0.05/€0.10', { game: { variant: 'holdem', limit: 'pot-limit' } }],
    ['Holdem Limit €0.05/€0.10', { game: { limit: 'fixed-limit' }, stakes: { smallBet: 5, bigBet: 10 } }],
    ['Six Plus Holdem NL €0.05/€0.10', { game: { variant: 'short-deck', limit: 'no-limit' } }],
  ])('reads the game %s', (game, expected) => {
    expect(handOf(hand(FOLD), sessionOf(game))).toMatchObject(expected);
  });

  it('knows the elements and attributes that some clients add', () => {
    const more =
      '<tablesize>6</tablesize><smallblind>€0.05</smallblind><bigblind>€0.10</bigblind><tourcode>7</tourcode><rewarddrawn>€0</rewarddrawn>';
    const text = hand(FOLD).replace('dealer="1"', 'dealer="1" merge="0"');
    expect(faultsOf(handOf(text, sessionOf('Holdem NL €0.05/€0.10', more)))).toEqual([]);
    expect(faultsOf(handOf(text, sessionOf('Holdem NL €0.05/€0.10', '<oddity>7</oddity>')))).not.toEqual([]);
  });

  it('posts the blind of a new player live behind a big blind that is all-in for less', () => {
    const post = (player: string, sum: string): string =>
      `<action no="2" player="${player}" type="2" sum="${sum}"/>`;
    const added = `${post('Ben', '€0.06')}<action no="3" player="Eva" type="2" sum="€0.10"/>`;
    const eva = '<player seat="3" name="Eva" chips="€5" dealer="0" win="€0" bet="€0.10"/>';
    const text = hand(FOLD).replace('</players>', `${eva}</players>`).replace(post('Ben', '€0.10'), added);
    const posts = handOf(text).events.flatMap((event) => (event.type === 'post' ? [event] : []));
    expect(posts.map(({ kind, amount, dead }) => [kind, amount, dead])).toEqual([
      ['small-blind', 5, 0],
      ['big-blind', 6, 0],
      ['big-blind', 10, 0],
    ]);
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
    ['an unknown attribute', 'type="0"', 'type="0" hand="1"'],
    ['a mark of the button that is none', 'dealer="0"', 'dealer="2"'],
    ['text between the actions', '<round no="1">', '<round no="1">x'],
    ['a card that is none', 'H3 CJ', 'H3 CX'],
  ])('keeps an element that it cannot read for the audit', (_, before, after) => {
    const { events } = handOf(hand(FOLD).replace(before, after));
    expect(events.filter(({ type }) => type === 'unread')).toHaveLength(1);
  });

  everyRow([
    ['chips of a fold', 'type="0" sum="€0"', 'type="0" sum="€0.05"', 'figures 18'],
    ['a post after the deal', 'type="0"', 'type="1"', 'order 18'],
    [
      'cards among the posts',
      '<round no="0">',
      '<round no="0"><cards type="Flop" player="">H2</cards>',
      'order 16',
    ],
    ['cards of a player who has acted', '<cards type="Pocket" player="Ana"', `${FOLD}$&`, 'order 17'],
  ])('has a contradiction for %s', (_, before, after, expected) => {
    const text = hand(before.startsWith('<cards') ? '' : FOLD).replace(before, after);
    expect(faultsOf(handOf(text))).toEqual([expected]);
  });

  everyRow([
    ['a currency sign', 'type="2" sum="€0.10"', 'type="2" sum="$0.10"', 'currency', 16],
    ['a second button', 'dealer="0"', 'dealer="1"', 'button', 14],
    ['a total of a player', 'bet="€0.10"', 'bet="€0.11"', 'figures', 14],
    ['the number of an action', 'no="3"', 'no="4"', 'figures', 18],
    ['the number of a round', 'round no="1"', 'round no="2"', 'figures', 17],
    ['the type of cards', 'type="Pocket" player="Ana"', 'type="Turn" player="Ana"', 'figures', 17],
    ['the number of the cards', 'X X', 'X X X', 'cards', 17],
    ['the owner of cards', 'type="Pocket" player="Ben"', 'type="Pocket" player="Ana"', 'cards', 17],
    ['cards of a player who acts', '<cards type="Pocket" player="Ana">H3 CJ</cards>', '', 'cards', 18],
  ] as const)('keeps a contradiction of %s', (_, before, after, about, line) => {
    const { contradictions } = handOf(hand(FOLD).replace(before, after));
    expect(contradictions).toMatchObject([{ about, line }]);
  });

  it('blames the stated currency if many amounts have another one', () => {
    const { contradictions } = handOf(hand(FOLD), { text: CASH.text.replace('EUR', 'USD'), line: 3 });
    expect(contradictions).toEqual([{ about: 'currency', expected: 'EUR', actual: 'USD', line: 4 }]);
  });

  it('accepts blinds that are counted once more for a player who raises', () => {
    const raise =
      '<action no="3" player="Ana" type="23" sum="€0.30"/><action no="4" player="Ben" type="0" sum="€0"/>';
    for (const [bet, count] of [
      ['€0.30', 0],
      ['€0.35', 0],
      ['€0.25', 1],
    ] as const) {
      const { contradictions = [] } = handOf(hand(raise).replace('bet="€0.05"', `bet="${bet}"`));
      expect(contradictions).toHaveLength(count);
    }
  });

  everyRow([
    ['in the order of their numbers', ['3', '4', '5']],
    ['by player', ['3', '5', '4']],
    ['in any other order', ['5', '4', '3']],
  ] as const)('reads actions %s by their numbers', (_, order) => {
    const actions: Readonly<Record<string, string>> = {
      3: '<action no="3" player="Ana" type="23" sum="€0.30"/>',
      4: '<action no="4" player="Ben" type="23" sum="€0.90"/>',
      5: '<action no="5" player="Ana" type="0" sum="€0"/>',
    };
    const text = hand(order.map((number) => actions[number]).join('\n')).replace(
      'bet="€0.05"',
      'bet="€0.30"',
    );
    const { events } = handOf(text.replace('bet="€0.10"', 'bet="€0.90"'));
    expect(events.filter(({ type }) => ['raise', 'fold'].includes(type)).map(({ type }) => type)).toEqual([
      'raise',
      'raise',
      'fold',
    ]);
    expect(events.filter(({ type }) => type === 'unread')).toEqual([]);
  });

  it('leaves a player with disconnection protection in for the chips that are in', () => {
    const protect = '<action no="3" player="Ana" type="7" sum="DP"/>';
    const { events, players } = handOf(hand(protect));
    expect(events.find(({ type }) => type === 'call')).toMatchObject({ seat: 1, amount: 0, allIn: true });
    expect(players.map(({ stack }) => stack)).toEqual([null, 500]);
    const check =
      '<action no="3" player="Ana" type="3" sum="€0.05"/><action no="4" player="Ben" type="7" sum="DP"/>';
    expect(handOf(hand(check)).events.filter(({ type }) => type === 'unread')).toHaveLength(1);
  });

  it('reads an action once that the log prints twice', () => {
    const { events, contradictions } = handOf(hand(`${FOLD}${FOLD}`));
    expect(events.filter(({ type }) => type === 'fold')).toHaveLength(1);
    expect(contradictions).toMatchObject([{ about: 'figures', expected: 'no="4"', actual: 'no="3"' }]);
  });

  everyRow([
    ['an unknown element', '<bonus>1</bonus>', ['unread 4']],
    ['money in another currency', '<bets>$5</bets>', ['currency 4']],
    ['a number that is none', '<gamecount>many</gamecount>', ['unread 4']],
    ['an element twice with other text', '<ipoints>1</ipoints><ipoints>2</ipoints>', ['figures 4']],
    ['known elements', '<bets>€5</bets><wins>N/A</wins><ipoints>1.5</ipoints><ipoints>1.5</ipoints>', []],
    ['a buy-in', '<buyin>€5+Pts 1.00+€0.50</buyin>', []],
  ] as const)('compares the session header with its elements: %s', (_, more, faults) => {
    expect(faultsOf(handOf(hand(FOLD), sessionOf('Holdem NL €0.05/€0.10', more)))).toEqual(faults);
  });

  everyRow([
    ['who is not at the table', CASH.text.replace('>Ana<', '>Eva<'), ['unread 4']],
    [
      'whose cards are hidden, while others fold with known ones',
      CASH.text.replace('>Ana<', '>Ben<'),
      ['players 4'],
    ],
    ['with cards', CASH.text, []],
  ] as const)('compares the name of an owner %s', (_, text, faults) => {
    expect(faultsOf(handOf(hand(FOLD), { text, line: 3 }))).toEqual(faults);
  });

  it('keeps a street whose board is missing, for the audit', () => {
    const { events } = handOf(hand('').replace('</game>', '<round no="2">\n</round></game>'));
    expect(events.find(({ type }) => type === 'board')).toMatchObject({ street: 'flop', cards: [] });
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
