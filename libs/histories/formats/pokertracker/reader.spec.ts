import { formatCards } from '#cards';
import { LineCursor } from '../../index.js';
import { faultsAfter, faultsOf } from '../../testing/site-audit.js';
import { pokertracker } from './index.js';

const read = (text: string) => {
  const result = pokertracker.read(text, 0, text.length, 1, new LineCursor());
  if (!result.ok) throw new Error(`rejected: ${result.rejection.text}`);
  return result.hand;
};

const SEATS = `Table Lima
Seat 1: Ana ($10.00 in chips)
Seat 2: Bo Li ($7.40 in chips) DEALER (REBUY) (ADDON)
Seat 4: Cy ($9.95 in chips)
Seat 5: Di ($0.00 in chips)
`;

const CASH = `GAME #2001: Texas Hold'em  NL $0.05/$0.10 2011-10-12 02:53:50
${SEATS}Cy: Post SB $0.05
Ana: Post BB $0.10
*** HOLE CARDS ***
Dealt to Ana [C10 SQ]
Bo Li: Raise (NF) $0.40
Cy:
Cy: Fold
Ana: Call $0.30
*** FLOP *** [D10 CK C4]
Ana: Check
Bo Li: Bet $1.00
Ana: Fold
*** SUMMARY ***
Total pot $1.80 Rake $0.05
Bo Li: wins $1.80
`;

const POSTED = `GAME #2002: Texas Hold'em  NL  Tournament 2011-06-15 22:05:13
Table "Noon" $2 Turbo, 5957, 4730 (Tournament: "Noon" $2 Turbo Buy-In: $2+$0.20)
Seat 1: Ana ($900.00 in chips)
Seat 2: Bo Li ($740.00 in chips) DEALER
Seat 4: Cy ($955.00 in chips)
Ana: Post Ante $10.00
Bo Li: Post Ante $10.00
Cy: Post Ante $10.00
Cy: Post SB $30.00
Ana: Post BB $60.00
*** HOLE CARDS ***
Dealt to Ana [C10 SQ]
Bo Li: Call $60.00
`;

const TOURNAMENT = `${POSTED}Cy: Call $30.00
Ana: Check
*** FLOP *** [D10 CK C4]
Cy: Check
Ana: Bet $100.00
Bo Li: Fold
Cy: Fold
*** SUMMARY ***
Total pot $310.00 Rake $0.00
Ana: wins $310.00
`;

const SHORT = `${POSTED.replace('Ana ($900.00', 'Ana ($50.00').replace('BB $60.00', 'BB $40.00')}Cy: Call $30.00
*** FLOP *** [D10 CK C4]
Cy: Check
Bo Li: Bet $60.00
Cy: Fold
*** TURN *** [D3]
*** RIVER *** [H5]
*** SUMMARY ***
Total pot $250.00 Rake $0.00
Ana: Shows [C10 SQ]
Bo Li: Shows [SA SK]
Bo Li: wins $250.00
`;

const CALLED = `${POSTED}Cy: Fold
Ana: Raise (NF) $890.00
Bo Li: Call $670.00
*** FLOP *** [D10 CK C4]
*** TURN *** [D3]
*** RIVER *** [H5]
*** SUMMARY ***
Total pot $1,680.00 Rake $0.00
Ana: Shows [C10 SQ]
Bo Li: Shows [SA SK]
Ana: wins $160.00
Bo Li: wins $1,520.00
`;

const NAMED = `GAME #7 Version:18.9.3.4 Uncalled:Y Texas Hold'em NL €0.05/€0.10 2021-04-06 03:09:09/GMT
Table Lima
Seat 1: Ana (€10.00 in chips)
Seat 2: Bo Li (€7.40 in chips) DEALER
Bo Li: Post SB €0.05
Ana: Post BB €0.10
*** HOLE CARDS ***
Dealt to Ana [C10 DK]
Bo Li: Call €0.05
Ana: Check
*** FLOP *** [D10 CK C4]
Ana: Check
Bo Li: Check
*** TURN *** [D3]
Ana: Check
Bo Li: Check
*** RIVER *** [H5]
Ana: Check
Bo Li: Check
*** SUMMARY ***
Total pot €0.20 Rake €0.00
Ana: Shows [C10 DK] Two Pair, Kings and Tens
Bo Li: Mucks [SK S9] One Pair, Kings
Ana: wins €0.20
`;

describe('the reader of PokerTracker exports', () => {
  it('reads the header of each network', () => {
    expect(read(CASH)).toMatchObject({
      site: 'iPoker',
      id: '2001',
      currency: 'USD',
      scale: 2,
      game: { variant: 'holdem', limit: 'no-limit' },
      stakes: { smallBlind: 5, bigBlind: 10 },
      playedAt: null,
      playedAtText: '2011-10-12 02:53:50',
      buttonSeat: 2,
      heroSeat: 1,
    });
    const headers = [
      'GAME #7 Version:20.11.3.12 Uncalled:Y Omaha PL €5/€10 2021-04-06 03:09:09/GMT',
      "MERGE_GAME #7: Texas Hold'em NL $0.50/$1 01/31/2011 12:01:23",
      'Merge Game #7-64 | Holdem L ($2/$4) | 12/05/2014 17:05:06 EST | Version:2',
    ];
    const hands = headers.map((header) => read(header + CASH.slice(CASH.indexOf('\n'))));
    expect(hands).toMatchObject([
      {
        id: '7',
        currency: 'EUR',
        game: { variant: 'omaha', limit: 'pot-limit' },
        playedAt: '2021-04-06T03:09:09Z',
      },
      { id: '7', site: 'Merge', stakes: { smallBlind: 50, bigBlind: 100 }, playedAt: null },
      { id: '7-64', stakes: { smallBet: 200, bigBet: 400 }, playedAt: '2014-12-05T22:05:06Z' },
    ]);
  });

  it('takes an uncalled bet out of the total and of what the winner gets', () => {
    const hand = read(CASH);
    expect(hand.events.slice(-2)).toMatchObject([
      { type: 'uncalled', seat: 2, amount: 100 },
      { type: 'collect', seat: 2, amount: 80 },
    ]);
    expect(hand.claims).toMatchObject([
      { type: 'total-pot', amount: 80 },
      { type: 'rake', amount: 5 },
    ]);
  });

  it('leaves the figures of versions alone that have uncalled bets apart', () => {
    const header = "GAME #7 Version:20.11.3.12 Uncalled:Y Texas Hold'em NL €5/€10 2021-04-06 03:09:09/GMT";
    const hand = read(header + CASH.slice(CASH.indexOf('\n')));
    expect(hand.events.at(-1)).toMatchObject({ type: 'collect', amount: 180 });
    const apart = read(CASH.replace('Bo Li: wins $1.80', 'Bo Li: wins $0.80\nBo Li: wins $1.00 (uncalled)'));
    expect(apart.events.slice(-2)).toMatchObject([
      { type: 'collect', amount: 80 },
      { type: 'uncalled', amount: 100 },
    ]);
  });

  it('deals no player in who is listed but has no line in the hand', () => {
    expect(read(CASH).players.map(({ seat, dealtIn = true }) => [seat, dealtIn])).toEqual([
      [1, true],
      [2, true],
      [4, true],
      [5, false],
    ]);
  });

  it('does not deal in a player whose only line is the name', () => {
    const away = read(CASH.replace('Cy: Post SB $0.05\n', '').replace('Cy: Fold\n', ''));
    expect(away.players.map(({ seat, dealtIn = true }) => [seat, dealtIn])).toEqual([
      [1, true],
      [2, true],
      [4, false],
      [5, false],
    ]);
    expect(away.events).toContainEqual(expect.objectContaining({ type: 'note', text: 'Cy:' }));
  });

  it('reads cards with the suit first', () => {
    const [deal] = read(CASH).events.filter(({ type }) => type === 'deal');
    expect('cards' in deal && deal.cards !== null && formatCards(deal.cards)).toBe('Tc Qs');
  });

  it('divides blinds of a returning player into a live and a dead part', () => {
    const hand = read(CASH.replace('Ana: Post BB $0.10', 'Ana: Post BB $0.15'));
    expect(hand.events[1]).toMatchObject({ kind: 'posted-blind', amount: 15, dead: 5 });
  });

  describe('a tournament', () => {
    it('takes the blinds from the posts', () => {
      expect(read(TOURNAMENT)).toMatchObject({
        currency: 'CHIPS',
        stakes: { bigBlind: 6000 },
        tournament: { id: '4730', buyIn: '$2+$0.20' },
      });
      expect(faultsOf(pokertracker, TOURNAMENT)).toEqual([]);
    });

    it('takes the big blind from the small one if its player has fewer chips', () => {
      expect(read(SHORT).stakes.bigBlind).toBe(6000);
      expect(faultsOf(pokertracker, SHORT)).toEqual([]);
    });

    it('accepts two blinds that are all the chips of their players', () => {
      const text = CALLED.replace('Cy ($955.00', 'Cy ($60.00').replace('SB $30.00', 'SB $50.00');
      expect(read(text).stakes).toMatchObject({ smallBlind: 5000, bigBlind: 6000 });
    });

    it('returns an uncalled bet on a line by itself', () => {
      expect(faultsOf(pokertracker, CALLED)).toEqual([]);
    });

    it.each([
      ['a small blind that is not half the big blind', TOURNAMENT, 'SB $30', 'SB $40', 'wrong-forced-bet 9'],
      ['a big blind that is not called', TOURNAMENT, 'BB $60', 'BB $600', 'wrong-forced-bet 10'],
      ['a hand without a big blind', TOURNAMENT, 'Ana: Post BB $60.00\n', '', 'wrong-forced-bet 10'],
      ['less than an uncalled bet', TOURNAMENT, 'wins $310', 'wins $90', 'uncalled 23'],
      ['an uncalled bet of another size', CALLED, 'wins $160', 'wins $150', 'uncalled 24'],
      ['an uncalled bet of another player', CALLED, 'Ana: wins', 'Bo Li: wins', 'uncalled 24'],
      ['an uncalled bet that is missing', CALLED, 'Ana: wins $160.00\n', '', 'total-pot 24'],
    ])('finds %s', (_name, text, from, to, finding) => {
      expect(faultsAfter(pokertracker, text, from, to)).toContain(finding);
    });
  });

  describe('the version of 2019', () => {
    it('reads the names of hands', () => {
      expect(faultsOf(pokertracker, NAMED)).toEqual([]);
    });

    it.each([
      [
        'the name of a shown hand',
        'Two Pair, Kings and Tens',
        'Two Pair, Kings and Nines',
        'hand-description 22',
      ],
      ['the name of a mucked hand', 'One Pair, Kings', 'One Pair, Queens', 'hand-description 23'],
      ['words that name no hand', 'One Pair, Kings', 'One Pair, Kinks', 'unread-line 23'],
      ['two currencies', '€0.05/€0.10', '€0.05/$0.10', 'amount 1'],
    ])('finds %s', (_name, from, to, finding) => {
      expect(faultsAfter(pokertracker, NAMED, from, to)).toContain(finding);
    });
  });
});
