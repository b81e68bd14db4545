import { LineCursor } from '../../index.js';
import { faultsAfter, faultsOf } from '../../testing/site-audit.js';
import { everestText } from './index.js';

const read = (text: string) => {
  const result = everestText.read(text, 0, text.length, 1, new LineCursor());
  if (!result.ok) throw new Error(`rejected: ${result.rejection.text}`);
  return result.hand;
};

const HAND = `EverestPoker Game #31: Table Lund-1 - $0.50/$1 - No Limit Hold'em - 22:33:12 - 2011/01/02
Seat 1: Ana ($94.15)
Seat 2: Bo Li ($48.50)
Seat 3: Cy ($100.00)
Seat 4: Di ($77.20)
Ana posts the small blind of $0.50
Bo Li posts the big blind of $1.00
Di posts the dead blind of $0.50
Di posts $1.00
The button is in seat #4
*** HOLE CARDS ***
Dealt to Bo Li [5d 3c]
Di raises to $5.50
Ana folds
Bo Li calls $4.50
*** FLOP *** [Ks 5s 6c]
Bo Li checks
Di bets $71.20, and is all-in
Bo Li calls $43.00, and is all-in
Uncalled bet of $28.20 returned to Di
Di shows [Kc Kd]
Bo Li mucked [5d 3c]
*** TURN *** [7h]
*** RIVER *** [2h]
*** SUMMARY ***
Di shows [Kc Kd]
Bo Li mucked [5d 3c]
Di collects $95.00
`;

describe('the reader of Everest texts', () => {
  it('reads the header of a table and of a tournament', () => {
    expect(read(HAND)).toMatchObject({
      id: '31',
      currency: 'USD',
      stakes: { smallBlind: 50, bigBlind: 100 },
      table: { name: 'Lund-1' },
      playedAtText: '22:33:12 - 2011/01/02',
      buttonSeat: 4,
      heroSeat: 2,
    });
    const tournament = HAND.replace('Table Lund-1 - $0.50/$1 - No', 'Tourney ID: 49, Table 49-0 - 100/200 -');
    expect(read(tournament)).toMatchObject({
      currency: 'CHIPS',
      tournament: { id: '49' },
      game: { limit: 'fixed-limit' },
      stakes: { smallBet: 10_000, bigBet: 20_000 },
    });
  });

  it('makes one post of a dead and a live blind, and a live post of a dead blind of the size of the big blind', () => {
    expect(read(HAND).events[2]).toMatchObject({ kind: 'posted-blind', seat: 4, amount: 150, dead: 50 });
    const entering = read(
      HAND.replace('Di posts the dead blind of $0.50\nDi posts $1.00', 'Di posts the dead blind of $1.00'),
    );
    expect(entering.events[2]).toMatchObject({ kind: 'big-blind', amount: 100, dead: 0 });
  });

  it('takes the repeated muck of the summary as a claim', () => {
    const hand = read(HAND);
    expect(hand.events.filter(({ type }) => type === 'muck')).toHaveLength(1);
    expect(hand.claims).toMatchObject([
      { type: 'held-cards', seat: 2 },
      { type: 'seat', seat: 2, outcome: 'mucked' },
    ]);
  });

  it.each([
    [
      'other cards of a repeated muck',
      'Bo Li mucked [5d 3c]\n***',
      'Bo Li mucked [5d 4c]\n***',
      'wrong-card-count 22',
    ],
    ['a small dead blind of another player', 'Di posts the dead', 'Ana posts the dead', 'impossible-setup 9'],
    [
      'a seat after a post',
      'Seat 4: Di ($77.20)\nAna posts the small blind of $0.50\n',
      'Ana posts the small blind of $0.50\nSeat 4: Di ($77.20)\n',
      'wrong-turn 6',
    ],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(everestText, HAND, from, to)).toContain(finding);
  });

  it.each([
    ['a table of another tournament', 'Table 49-0', 'Table 48-0', 'impossible-setup 1'],
    ['stakes that are not doubled', '1/2 -', '1/3 -', 'amount 1'],
  ])('finds %s', (_name, from, to, finding) => {
    const limit = HAND.replace('Table Lund-1 - $0.50/$1 - No', 'Tourney ID: 49, Table 49-0 - 1/2 -');
    expect(faultsAfter(everestText, limit, from, to)).toContain(finding);
  });

  it('reads the hand without a fault', () => {
    expect(faultsOf(everestText, HAND)).toEqual([]);
  });

  it('keeps a player in the hand who is disconnected', () => {
    const text = HAND.replace('Ana folds', 'Ana has been disconnected, and is allin')
      .replaceAll('Bo Li mucked [5d 3c]\n', 'Bo Li mucked [5d 3c]\nAna mucked [Ts 7c]\n')
      .replace(
        'Di collects $95.00',
        'Di collects $2.00\nDi shows [Kc Kd]\nBo Li mucked [5d 3c]\nAna mucked [Ts 7c]\nDi collects $95.00',
      );
    expect(read(text).events).toContainEqual(expect.objectContaining({ seat: 1, about: 'disconnected' }));
    expect(faultsOf(everestText, text)).toEqual([]);
    expect(faultsAfter(everestText, text, 'Ana has been disconnected, and is allin\n', '')).toContain(
      'wrong-turn 14',
    );
  });

  it('takes the only blind for the big one, by its amount', () => {
    const text = HAND.replace(
      'Ana posts the small blind of $0.50\nBo Li posts the big',
      'Bo Li posts the small',
    )
      .replace('Di posts the dead blind of $0.50\nDi posts $1.00\n', '')
      .replace('Ana folds\n', '')
      .replace('$95.00', '$97.00');
    expect(read(text).events[0]).toMatchObject({ kind: 'big-blind', seat: 2, amount: 100 });
  });

  it('leaves a player without any line out of the hand', () => {
    expect(read(HAND).players.filter(({ dealtIn }) => dealtIn === false)).toMatchObject([{ seat: 3 }]);
  });
});
