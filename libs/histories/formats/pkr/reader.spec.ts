import { formatCards } from '#cards';
import { LineCursor } from '../../index.js';
import { faultsAfter, faultsOf } from '../../testing/site-audit.js';
import { pkr } from './index.js';

const read = (text: string) => {
  const result = pkr.read(text, 0, text.length, 1, new LineCursor());
  if (!result.ok) throw new Error(`rejected: ${result.rejection.text}`);
  return result.hand;
};

const HAND = `Table #501 - Larch Lane
Starting Hand #9001
Start time of hand: 11 Jun 2012 21:38:10
Last Hand #9000
Game Type: OMAHA HI/LO
Limit Type: POT LIMIT
Table Type: RING
Money Type: REAL MONEY
Blinds are now $2 / $4
Button is at seat 5
Seat 1: Ana - $402
Seat 5: Bo - $213.90
Seat 6: Cy - $491.70
Seat 7: Di - $60
Seat 8: Ed (away from table)
Shuffling Deck
Moving Button to seat 6
Ana posts small blind ($2)
Bo posts big blind ($4)
Cy posts $4
Cy posts $2 dead
Dealing Cards
Dealing [9 d][5 d][7 h][3 s] to Ana
Cy checks
Ana calls $4
Bo yawns at Ana.
Bo raises to $20
Cy folds
Ana calls $20
Pot sizes: $46
Dealing Flop [3 d][2 c][8 s]
Ana: nice
Ana bets $16
Bo calls $16
Pot sizes: $78
Dealing Turn [A c]
Ana checks
Bo checks
Pot sizes: $78
Dealing River [4 h]
Ana bets $42
Bo calls $42
Pot sizes: $162
Taking Rake of $1.50 from pot 1
Ana shows [9 d][5 d][7 h][3 s]
Ana has Straight, 5 high
Bo shows [XX] [K d][7 d][5 h]
Ana ties, and wins $40.13 with high hand: Straight, 5 high
Bo ties, and wins $40.12 with high hand: Straight, 5 high
Ana ties $40.13 with low hand: A2345
Bo ties $40.12 with low hand: A2345
Cy rebuys $20
Seat 1: Ana - $404.26
Seat 5: Bo - $216.14
Seat 6: Cy - $505.70
Seat 7: Di - $60
End of Hand #9001
Di: bye
`;

/** Without a limit that the preflop raise exceeds. */
const AUDITED = HAND.replace('POT LIMIT', 'NO LIMIT');

const ANTES = `Table #502 - Tournament #7 Table #3
Starting Hand #9003
Start time of hand: 11 Jun 2012 21:38:10
Last Hand n/a
Game Type: HOLD'EM
Limit Type: NO LIMIT
Table Type: TOURNAMENT
Money Type: Tournament chips
Blinds are now 0 / 0
Button is at seat 1
Seat 1: Ana - 10
Seat 2: Bo - 10
Shuffling Deck
Moving Button to seat 1
Ana posts ante of 10 (all-in)
Bo posts ante of 10 (all-in)
Pot sizes: 20
Dealing Cards
Pot sizes: 20
Ana shows [K c][Q d]
Bo shows [A h][5 s]
Dealing Flop [2 d][4 s][Q c]
Pot sizes: 20
Dealing Turn [J d]
Pot sizes: 20
Dealing River [T s]
Pot sizes: 20
Ana has One Pair: Queens
Ana wins 20 with: One Pair: Queens
Seat 1: Ana - 20
Seat 2: Bo - 0
End of Hand #9003
`;

/** Bo is all-in for the main pot; Ana wins the side pot. */
const SIDE_POT = `Table #503 - Larch Lane
Starting Hand #9005
Start time of hand: 11 Jun 2012 21:38:10
Last Hand #9001
Game Type: HOLD'EM
Limit Type: NO LIMIT
Table Type: RING
Money Type: REAL MONEY
Blinds are now $1 / $2
Button is at seat 3
Seat 1: Ana - $100
Seat 2: Bo - $10
Seat 3: Cy - $100
Shuffling Deck
Moving Button to seat 1
Bo posts small blind ($1)
Cy posts big blind ($2)
Dealing Cards
Ana raises to $20
Bo calls $10 (all-in)
Cy calls $20
Pot sizes: $30
Pot sizes: $20
Dealing Flop [2 d][4 s][Q c]
Cy checks
Ana bets $20
Cy folds
Returning $20 to Ana uncalled
Pot sizes: $30
Pot sizes: $20
Bo shows [Q d][Q h]
Ana shows [A h][A s]
Dealing Turn [J d]
Pot sizes: $30
Pot sizes: $20
Dealing River [T s]
Pot sizes: $30
Pot sizes: $20
Taking Rake of $2 from pot 1
Ana wins $20 from side pot #1 with: One Pair: Aces
Bo wins $28 with: Three of a Kind, Queens
Seat 1: Ana - $100
Seat 2: Bo - $28
Seat 3: Cy - $80
End of Hand #9005
`;

describe('the reader of PKR', () => {
  const hand = read(HAND);

  it('reads the lines of the header', () => {
    expect(hand).toMatchObject({
      id: '9001',
      playedAt: null,
      playedAtText: '11 Jun 2012 21:38:10',
      currency: 'USD',
      scale: 2,
      game: { variant: 'omaha-8', limit: 'pot-limit' },
      stakes: { smallBlind: 200, bigBlind: 400 },
      table: { name: 'Larch Lane' },
      buttonSeat: 6,
      heroSeat: 1,
    });
  });

  it('deals no player in without a line, and none who is away', () => {
    expect(hand.players.filter(({ dealtIn }) => dealtIn === false).map(({ seat }) => seat)).toEqual([7, 8]);
  });

  it('reads what a call reaches, and makes one post of a live and a dead blind', () => {
    expect(hand.events[2]).toMatchObject({ kind: 'posted-blind', seat: 6, amount: 600, dead: 200 });
    expect(hand.events.filter(({ type }) => type === 'call')).toMatchObject([
      { seat: 1, amount: 200 },
      { seat: 1, amount: 1600 },
      { seat: 5, amount: 1600 },
      { seat: 5, amount: 4200 },
    ]);
  });

  it('reads a bracket a card, also of an unknown card', () => {
    const shown = hand.events.flatMap((event) => (event.type === 'show' ? [formatCards(event.cards)] : []));
    expect(shown).toEqual(['9d 5d 7h 3s', '?? Kd 7d 5h']);
  });

  it('reads the halves that players win, and the rake of the pot', () => {
    expect(hand.events.filter(({ type }) => type === 'collect')).toMatchObject([
      { seat: 1, amount: 4013, half: 'high' },
      { seat: 5, amount: 4012, half: 'high' },
      { seat: 1, amount: 4013, half: 'low' },
      { seat: 5, amount: 4012, half: 'low' },
    ]);
    expect(hand.claims).toContainEqual({ type: 'rake', amount: 150, line: 44 });
    expect(hand.claims).toContainEqual({ type: 'pot', pot: 0, amount: 16050, line: 43 });
  });

  it('claims final stacks without the chips that players bought during the hand', () => {
    const stacks = hand.claims.flatMap((claim) => (claim.type === 'final-stack' ? [claim.amount] : []));
    expect(stacks).toEqual([40426, 21614, 48570, 6000]);
  });

  it('audits the hand without faults', () => {
    expect(faultsOf(pkr, AUDITED)).toEqual([]);
  });

  it('plays a level of antes alone, with the pot before the deal', () => {
    expect(faultsOf(pkr, ANTES)).toEqual([]);
    expect(faultsAfter(pkr, ANTES, 'Pot sizes: 20\n', 'Pot sizes: 30\n')).toEqual(['total-pot 19']);
    expect(faultsAfter(pkr, ANTES, 'Bo posts ante', 'Boo posts ante')).toContain('unread-line 16');
  });

  it('notes chat and gestures, and keeps other lines unread', () => {
    expect(hand.events.filter(({ type }) => type === 'unread')).toEqual([]);
    const strange = read(HAND.replace('Bo yawns at Ana.', 'Bo bets 4 4'));
    expect(strange.events.filter(({ type }) => type === 'unread')).toMatchObject([{ text: 'Bo bets 4 4' }]);
  });

  it.each([
    ['Seat 5: Bo - $216.14', 'Seat 4: Bo - $216.14', 'wrong-summary 54'],
    ['Seat 5: Bo - $216.14', 'Seat 5: Ana - $216.14', 'wrong-summary 54'],
    ['Ana has Straight, 5 high', 'Ana has Straight, 6 high', 'hand-description 46'],
    ['Ana has Straight, 5 high', 'Ana has Straight, 50 high', 'unread-line 46'],
    ['Ana has Straight, 5 high', 'Cy has Straight, 5 high', 'unread-line 46'],
    ['Ana has Straight, 5 high', 'Zed has Straight, 5 high', 'unread-line 46'],
    ['Bo calls $16\nPot sizes: $78', 'Pot sizes: $78\nBo calls $16', 'wrong-turn 34'],
    ['Cy posts $2 dead\nDealing Cards', 'Dealing Cards\nCy posts $2 dead', 'wrong-forced-bet 22'],
    ['Button is at seat 5', 'Button is at seat 15', 'impossible-setup 10'],
    ['Seat 7: Di - $60\nEnd', 'Seat 7: Di - $61\nEnd', 'amount 56'],
    ['with low hand: A2345', 'with low hand: A2346', 'hand-description 50'],
    ['from pot 1', 'from pot 2', 'total-pot 44'],
    ['Pot sizes: $78', 'Pot sizes: $79', 'total-pot 35'],
    ['Pot sizes: $162', 'Pot sizes: $163', 'side-pot 43'],
    ['wins $40.13 with high hand: Straight', 'wins $40.13 with high hand: Flush', 'hand-description 48'],
  ])('finds the contradiction when %j is %j', (from, to, fault) => {
    expect(faultsAfter(pkr, AUDITED, from, to)).toContain(fault);
  });

  it('finds the award that is not what its pot has', () => {
    expect(faultsOf(pkr, SIDE_POT)).toEqual([]);
    expect(faultsAfter(pkr, SIDE_POT, 'Bo wins $28', 'Bo wins $27')).toContain('wrong-award 41');
    expect(faultsAfter(pkr, SIDE_POT, 'Ana wins $20', 'Ana wins $19')).toContain('wrong-award 40');
  });

  it('compares the bounties at the end with those of the header, unless the player collects', () => {
    const log = HAND.replaceAll(/^(Seat \d: \w+) - /gmu, '$1 (bounty value $0.40, bounty won $0) - ');
    const contradictionsOf = (from: string): number => {
      const at = log.lastIndexOf(`${from} (bounty value $0.40`);
      const changed = log.slice(0, at) + log.slice(at).replace('$0.40', '$0.50');
      return read(changed).contradictions?.length ?? 0;
    };
    expect(contradictionsOf('Cy')).toBe(1);
    expect(contradictionsOf('Ana')).toBe(0);
  });

  it('marks every all-in', () => {
    const log = (mark: string): string =>
      AUDITED.replace('Ana - $402', 'Ana - $78').replace('Ana bets $42', `Ana bets $42${mark}`);
    expect(faultsOf(pkr, log(''))).toContain('amount 41');
    expect(faultsOf(pkr, log(' (all-in)'))).not.toContain('amount 41');
  });

  it('rejects a hand that ends under another number, and one of an unknown game', () => {
    const readRaw = (text: string) => pkr.read(text, 0, text.length, 1, new LineCursor());
    expect(readRaw(HAND.replace('End of Hand #9001', 'End of Hand #9002'))).toMatchObject({
      ok: false,
      rejection: { code: 'truncated' },
    });
    expect(readRaw(HAND.replace('OMAHA HI/LO', 'SNAP'))).toMatchObject({
      ok: false,
      rejection: { code: 'unreadable-line', line: 5 },
    });
  });
});
