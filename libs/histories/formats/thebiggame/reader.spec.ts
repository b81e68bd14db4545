import { auditHand } from '#audit';
import { profileOfFormat } from '#rules';
import { conventionsFor, LineCursor } from '../../index.js';
import { thebiggame } from './index.js';

const PLAYERS = [
  { name: 'W. HALE', seat: 1, stack: 100_000, cards: '"cq","s5"' },
  { name: '', seat: 2, stack: 0, cards: '' },
  { name: 'M. ORTEGA', seat: 3, stack: 90_000, cards: '"dk","d5"' },
  { name: 'T. LIND', seat: 4, stack: 5_000, cards: '' },
];

const script = (plays: string, players = PLAYERS): string => {
  const seats = players.map(
    ({ name, seat, stack, cards }) =>
      `{Name:"${name}",Seat:${String(seat)},Stack:${String(stack)},Cards:[${cards}],CurrentBet:0}`,
  );
  return (
    'URL: http://example.net/data/s9/w7/d3/d7h6.js\n' +
    'LoadHand({Hand:{Title:"d7h6",NumberOfSeats:6,PotSize:0,BigBlind:400,SmallBlind: 200,Ante:600,CurrentBet:0,' +
    `Dealer:1,CardsOut:[],Players: [${seats.join(',')}]},Plays:[${plays}]})\n`
  );
};

const read = (text: string) => thebiggame.read(text, 0, text.length, 1, new LineCursor());
const play = (seat: number, action: string, value?: string): string =>
  `{Seat:${String(seat)},Action:"${action}"${value === undefined ? '' : `,value:${value}`}}`;

/** A hand of six players; the button is seat 6. */
const SIX = ['A. REED', 'B. NOLAN', 'C. VARGA', 'D. POPE', 'E. QUIST', 'F. BAUM'].map((name, index) => ({
  name,
  seat: index + 1,
  stack: 50_000,
  cards: ['"c2","c3"', '"d2","d3"', '"h2","h3"', '"s2","s3"', '"c4","d4"', '"h4","s4"'][index],
}));

const codesOf = (text: string): string[] => {
  const result = read(text);
  if (!result.ok) return [result.rejection.code];
  return auditHand(result.hand, profileOfFormat('thebiggame'))?.findings.map(({ code }) => code) ?? [];
};

const six = (plays: readonly string[], dealer = 6, players = SIX): string =>
  script(plays.join(','), players).replace('Dealer:1', `Dealer:${String(dealer)}`);

const PLAYED = [
  play(1, 'Raises To', '1200'),
  play(3, 'Calls'),
  play(4, 'All-In'),
  play(1, 'Calls'),
  play(3, 'Folds'),
  play(0, 'Deal', '["h2","h3","st"]'),
  play(0, 'Deal', '["c9"]'),
  play(0, 'Deal', '["c8"]'),
  play(0, 'Deal', '["s9","s8"]'),
  play(1, 'Wins', '11800'),
];

describe('the reader of The Big Game', () => {
  it('reads blinds and the ante of the button from the head, and no empty seat', () => {
    const result = read(script(PLAYED.join(',')));
    if (!result.ok) throw new Error('rejected');
    const { hand } = result;
    expect(hand).toMatchObject({ id: 's9/w7/d3/d7h6', buttonSeat: 1, currency: 'USD', scale: 0 });
    expect(hand.players.map(({ seat }) => seat)).toEqual([1, 3, 4]);
    expect(hand.events.filter(({ type }) => type === 'post')).toMatchObject([
      { seat: 1, kind: 'ante', amount: 600 },
      { seat: 3, kind: 'small-blind', amount: 200 },
      { seat: 4, kind: 'big-blind', amount: 400 },
    ]);
    expect(conventionsFor(hand).leavesOut).toBe('some');
  });

  it('passes the blinds over a player without cards and actions', () => {
    const players = [...PLAYERS, { name: 'K. VANCE', seat: 5, stack: 80_000, cards: '"h9","c3"' }];
    const result = read(
      script([play(1, 'Folds'), play(3, 'Calls'), play(5, 'Wins', '1400')].join(','), players),
    );
    if (!result.ok) throw new Error('rejected');
    expect(result.hand.players.filter(({ sittingOut }) => sittingOut).map(({ seat }) => seat)).toEqual([4]);
    expect(result.hand.events.filter(({ type }) => type === 'post')).toMatchObject([
      { seat: 1, kind: 'ante' },
      { seat: 3, kind: 'small-blind' },
      { seat: 5, kind: 'big-blind' },
    ]);
  });

  it('works out calls and all-ins, which have no amount', () => {
    const result = read(script(PLAYED.join(',')));
    const actions = result.ok ? result.hand.events.filter(({ type }) => /call|raise/.test(type)) : [];
    expect(actions).toMatchObject([
      { type: 'raise', seat: 1, to: 1200 },
      { type: 'call', seat: 3, amount: 1000 },
      { type: 'raise', seat: 4, to: 5000, allIn: true },
      { type: 'call', seat: 1, amount: 3800 },
    ]);
  });

  it('reads further runs, after which a player wins one sum', () => {
    const result = read(script(PLAYED.join(',')));
    if (!result.ok) throw new Error('rejected');
    const boards = result.hand.events.filter(({ type }) => type === 'board');
    expect(boards).toMatchObject([
      { street: 'flop', run: 0 },
      { street: 'turn', run: 0 },
      { street: 'river', run: 0 },
      { street: 'turn', run: 1 },
      { street: 'river', run: 1 },
    ]);
    expect(result.hand.events.at(-1)).toMatchObject({ type: 'collect', seat: 1, amount: 11_800 });
  });

  it('leaves the uncalled bet out of what the last player wins, and notes cards for the audience', () => {
    const plays = [play(1, 'Raises To', '1200'), play(3, 'Folds'), play(4, 'Folds'), play(1, 'Wins', '2400')];
    const result = read(script([...plays, play(0, 'Deal', '["h2","h3","st"]')].join(',')));
    expect(result.ok && result.hand.events.slice(-2)).toMatchObject([
      { type: 'collect', seat: 1, amount: 1600 },
      { type: 'note', text: 'Deal' },
    ]);
  });

  it('posts straddles before the cards', () => {
    const plays = [play(1, 'Straddles', '800'), play(3, 'Folds'), play(4, 'Folds'), play(1, 'Wins', '1600')];
    const result = read(script(plays.join(',')));
    const types = result.ok ? result.hand.events.map(({ type }) => type) : [];
    expect(types.indexOf('deal')).toBe(types.lastIndexOf('post') + 1);
  });

  it('P-BET-1: posts a straddle that follows folds first, and lets its player act after the blinds', () => {
    const plays = [
      ...[play(3, 'Folds'), play(4, 'Folds'), play(5, 'Folds'), play(6, 'Straddles', '800')],
      ...[play(1, 'Folds'), play(2, 'Calls'), play(6, 'Raises To', '3200'), play(2, 'Folds')],
      play(6, 'Wins', '4800'),
    ];
    expect(codesOf(six(plays))).toEqual([]);
    const early = [play(6, 'Straddles', '800'), ...plays.filter((one) => !one.includes('Straddles'))];
    expect(codesOf(six(early))).toEqual([]);
  });

  it('P-BLIND-1: has no small blind if the seat after the button is empty and the next player opens', () => {
    const players = SIX.filter(({ seat }) => seat !== 1);
    const plays = [play(3, 'Folds'), play(4, 'Folds'), play(5, 'Folds'), play(6, 'Raises To', '1000')];
    const ended = [...plays, play(2, 'Folds'), play(6, 'Wins', '2000')];
    expect(codesOf(six(ended, 6, players))).toEqual([]);
    const result = read(six(ended, 6, players));
    const kinds = result.ok ? result.hand.events.flatMap((one) => (one.type === 'post' ? one.kind : [])) : [];
    expect(kinds).toEqual(['ante', 'big-blind']);
  });

  it('P-SETUP-6: has no rake, so that each chip of the pot is won', () => {
    const plays = [3, 4, 5].map((seat) => play(seat, 'Folds'));
    const ended = (won: string): string =>
      six([...plays, play(6, 'Raises To', '900'), play(1, 'Folds'), play(2, 'Folds'), play(6, 'Wins', won)]);
    expect(codesOf(ended('2100'))).toEqual([]);
    expect(codesOf(ended('2000'))).toEqual(['wrong-award']);
  });

  it('reads a script of several lines, with the line of each play', () => {
    const broken = script(PLAYED.join(',\n')).replaceAll('},{Name', '},\n {Name');
    const result = read(broken);
    if (!result.ok) throw new Error('rejected');
    expect(result.hand.players.map(({ line }) => line)).toEqual([2, 4, 5]);
    const deals = result.hand.events.filter(({ type }) => type === 'board');
    expect(deals.map(({ line }) => line)).toEqual([10, 11, 12, 13, 13]);
    expect(result.hand.lines).toEqual([1, 14]);
    expect(read(broken.replace('"Calls"', '"Sings"'))).toMatchObject({ rejection: { line: 6 } });
  });

  it('P-SETUP-1, R-BET-1: finds seats beyond the table and chips that are not in play', () => {
    const text = script(PLAYED.join(','));
    for (const [from, to, about, line] of [
      ['Seat:2,', 'Seat:7,', 'seat', 2],
      ['Dealer:1', 'Dealer:9', 'button', 2],
      ['Stack:90000', 'Stack:90010', 'figures', 2],
      ['Ante:600', 'Ante:601', 'figures', 2],
      ['value:1200', 'value:1199', 'figures', 2],
      ['NumberOfSeats:6', 'NumberOfSeats:9', 'figures', 2],
    ] as const) {
      const result = read(text.replace(from, to));
      expect(result.ok && result.hand.contradictions).toMatchObject([{ about, line }]);
    }
  });

  it('L-LINE-1: finds a bet that goes back after the next cards', () => {
    const plays = (...deal: string[]): string =>
      six([
        ...[play(3, 'Folds'), play(4, 'Folds'), play(5, 'Folds'), play(6, 'Raises To', '2000')],
        ...[play(1, 'Folds'), play(2, 'Folds'), ...deal, play(6, 'Wins', '1600')],
      ]);
    const back = play(6, 'Takes Back', '1600');
    expect(codesOf(plays(back))).not.toContain('amount');
    expect(codesOf(plays(play(0, 'Deal', '["hj","sj","dj"]'), back))).toContain('amount');
  });

  it('L-ID-1: compares the numbers of the address and the title', () => {
    const text = script(PLAYED.join(','));
    const contradictionsOf = (one: string) => {
      const result = read(one);
      return result.ok ? result.hand.contradictions : null;
    };
    expect(contradictionsOf(text)).toBeUndefined();
    expect(contradictionsOf(text.replace('Title:"d7h6"', 'Title:"dd7h6"'))).toBeUndefined();
    for (const [from, to] of [
      ['Title:"d7h6"', 'Title:"d7h5"'],
      ['d7h6.js', 'd7h8.js'],
      ['/w7/', '/w8/'],
    ])
      expect(contradictionsOf(text.replace(from, to))).toMatchObject([{ about: 'hand', line: 2 }]);
  });

  it.each([
    ['a player who wins twice', script([...PLAYED, play(1, 'Wins', '11800')].join(',')), 'unreadable-line'],
    ['chips without a player', script(PLAYED.join(',')).replace('Stack:0', 'Stack:5'), 'unreadable-line'],
    ['a pot before the hand', script(PLAYED.join(',')).replace('PotSize:0', 'PotSize:1'), 'unreadable-line'],
    [
      'a bet before the hand',
      script(PLAYED.join(',')).replace('CurrentBet:0}', 'CurrentBet:5}'),
      'unreadable-line',
    ],
    ['a name in two seats', script(PLAYED.join(',')).replace('T. LIND', 'W. HALE'), 'unreadable-line'],
    [
      'a seat of two players',
      script(PLAYED.join(',')).replace('Seat:4,Stack', 'Seat:3,Stack'),
      'unreadable-line',
    ],
    ['a hand of one player', script(PLAYED.join(','), PLAYERS.slice(0, 2)), 'unreadable-line'],
    ['an unknown key', script(PLAYED.join(',')).replace('Dealer:', 'Deuce:1,Dealer:'), 'unreadable-line'],
    ['a key twice', script(PLAYED.join(',')).replace('Dealer:', 'Dealer:1,Dealer:'), 'unreadable-line'],
    ['one card of two', script(PLAYED.join(',')).replace('"cq","s5"', '"cq"'), 'unreadable-line'],
    ['an amount of a fold', script([play(1, 'Folds', '5'), ...PLAYED].join(',')), 'unreadable-line'],
    ['cards of a player', script(PLAYED.join(',')).replace('{Seat:0', '{Seat:1'), 'unreadable-line'],
    ['words after the script', `${script(PLAYED.join(','))}\nmore`, 'unreadable-line'],
    ['words before the script', script(PLAYED.join(',')).replace('\n', '\nmore\n'), 'unreadable-line'],
    ['a damaged script', script(PLAYED.join(',')).replace('Seat:3', 'Seat:x'), 'unreadable-line'],
    ['an unknown action', script(play(1, 'Sings')), 'unreadable-line'],
    ['a card that does not exist', script(PLAYED.join(',')).replace('"h2"', '"x2"'), 'unreadable-line'],
    ['a player without a seat', script(play(5, 'Folds')), 'unreadable-line'],
    ['a hand without a winner', script(play(1, 'Folds')), 'unreadable-line'],
    ['an address without a script', 'URL: http://example.net/data/s9/w7/d3/d7h6.js\n', 'truncated'],
  ])('rejects %s', (_, text, code) => {
    expect(read(text)).toMatchObject({
      ok: false,
      rejection: { code },
      identity: { handId: 's9/w7/d3/d7h6' },
    });
  });
});
