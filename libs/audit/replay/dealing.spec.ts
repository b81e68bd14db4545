import { listFaults } from '../testing/findings.js';

/** A hand of razz. Seat 3 has known hole cards. */
const stud = `PokerStars Hand #7:  Razz Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Seat 3: Cid ($20 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
Cid: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [9h]
Dealt to Bob [Kd]
Dealt to Cid [4c 5c 6h]
Bob: brings in for $0.30
Cid: calls $0.30
Ann: folds
*** 4th STREET ***
Dealt to Bob [Kd] [2s]
Dealt to Cid [4c 5c 6h] [8d]
Cid: bets $1
Bob: folds
Uncalled bet ($1) returned to Cid
Cid collected $0.90 from pot
*** SUMMARY ***
Total pot $0.90 | Rake $0
Seat 1: Ann folded on the 3rd Street (didn't bet)
Seat 2: Bob folded on the 4th Street
Seat 3: Cid collected ($0.90)
`;

/** A hand of badugi. Seat 1 has known hole cards. */
const draw = `PokerStars Hand #8:  Badugi Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($1 in chips)
Bob: posts big blind $1 and is all-in
Ann: posts small blind $0.50
*** DEALING HANDS ***
Dealt to Ann [2c 3d 4h Kh]
Ann: calls $0.50
*** FIRST DRAW ***
Bob: discards 2 cards
Ann: discards 1 card [Kh]
Dealt to Ann [2c 3d 4h] [Ks]
*** SECOND DRAW ***
Bob: discards 1 card
Ann: stands pat on [2c 3d 4h Ks]
*** THIRD DRAW ***
Bob: stands pat
Ann: stands pat on [2c 3d 4h Ks]
*** SHOW DOWN ***
Bob: shows [Ac 5d 6h 7s] (Badugi: 7,6,5,A)
Ann: shows [2c 3d 4h Ks] (Badugi: K,4,3,2)
Bob collected $2 from pot
*** SUMMARY ***
Total pot $2 | Rake $0
Seat 1: Ann (button) (small blind) showed [2c 3d 4h Ks] and lost with a Badugi: K,4,3,2
Seat 2: Bob (big blind) showed [Ac 5d 6h 7s] and won ($2) with a Badugi: 7,6,5,A
`.replace(/(Bob: posts .*\n)(Ann: posts .*\n)/, '$2$1');

const without = (text: string, line: string): string => text.replace(`${line}\n`, '');

describe('P-DEAL-4: the deal of a street', () => {
  it('serves every live player, after a line that announces the street', () => {
    expect(listFaults(stud)).toEqual([]);
    expect(listFaults(draw)).toEqual([]);
  });

  it('is reported if it leaves out a player of stud', () => {
    expect(listFaults(without(stud, 'Dealt to Bob [Kd] [2s]'))).toEqual(['wrong-card-count 18']);
  });

  it('is reported if it serves a player who has folded', () => {
    const text = stud.replace('Dealt to Bob [Kd] [2s]', 'Dealt to Ann [9h] [2d]\n$&');
    expect(listFaults(text)).toEqual(['action-after-fold 17']);
  });

  it('is reported if a player does not draw, also without betting', () => {
    expect(listFaults(without(draw, 'Ann: stands pat on [2c 3d 4h Ks]'))).toEqual(['wrong-draw 16']);
    const last = draw.lastIndexOf('Ann: stands pat');
    expect(listFaults(draw.slice(0, last) + draw.slice(draw.indexOf('\n', last) + 1))).toEqual([
      'wrong-draw 19',
    ]);
  });

  it('is reported if two lines announce the first street', () => {
    const twice = stud.replace('*** 3rd STREET ***', '*** 3rd STREET ***\n*** 3rd STREET ***');
    expect(listFaults(twice)).toEqual(['wrong-board 10']);
  });

  it.each([
    [stud, '*** 4th STREET ***', 'missing-street 16'],
    [draw, '*** SECOND DRAW ***', 'missing-street 14'],
  ])('is reported if no line announces the street: %#', (text, marker, fault) => {
    expect(listFaults(without(text, marker))).toEqual([fault]);
  });
});

describe('L-CARD-1: a player who stands pat', () => {
  it('has no card twice', () => {
    expect(listFaults(draw.replace('pat on [2c 3d 4h Ks]', 'pat on [2c 3d 2c Ks]'))).toEqual([
      'duplicate-card 16',
    ]);
  });
});

describe('P-VAR-7CS: a bring-in larger than the small bet', () => {
  it('is reported on its line', () => {
    const text = stud.replace('brings in for $0.30', 'brings in for $3').replace('calls $0.30', 'calls $3');
    expect(listFaults(text)[0]).toBe('wrong-forced-bet 13');
  });
});

describe('L-CARD-1: the cards that a line repeats', () => {
  it.each([
    [stud, 'Dealt to Cid [4c 5c 6h] [8d]', 'Dealt to Cid [4c 5c 7h] [8d]', 18],
    [stud, 'Dealt to Bob [Kd] [2s]', 'Dealt to Bob [Kd Jd] [2s]', 17],
    [draw, 'Dealt to Ann [2c 3d 4h] [Ks]', 'Dealt to Ann [2c 3d] [Ks]', 13],
    [draw, 'stands pat on [2c 3d 4h Ks]', 'stands pat on [2c 3d 4h Qs]', 16],
    [draw, 'discards 1 card [Kh]', 'discards 1 card [Kc]', 12],
    [draw, 'discards 1 card [Kh]', 'discards 2 cards [Kh]', 12],
  ])('are the cards that the player holds: %#', (text, line, other, at) => {
    expect(listFaults(text.replace(line, other))).toEqual([`wrong-card-count ${String(at)}`]);
  });
});
