import { defaultSwitches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';

const faultsOf = (text: string): string[] => {
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return auditHand(reading.hand, { id: 'test', switches: defaultSwitches })!
    .findings.filter(({ code }) => isFault(code))
    .map(({ code, line }) => `${code} ${String(line)}`);
};

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

describe('P-DEAL-4: a street', () => {
  it('serves every player who is in, and begins with a line', () => {
    expect(faultsOf(stud)).toEqual([]);
    expect(faultsOf(draw)).toEqual([]);
  });

  it('of stud leaves out nobody', () => {
    expect(faultsOf(without(stud, 'Dealt to Bob [Kd] [2s]'))).toEqual(['wrong-card-count 18']);
  });

  it('deals to nobody who has folded', () => {
    const text = stud.replace('Dealt to Bob [Kd] [2s]', 'Dealt to Ann [9h] [2d]\n$&');
    expect(faultsOf(text)).toEqual(['action-after-fold 17']);
  });

  it('of draw leaves out nobody, though nobody bets', () => {
    expect(faultsOf(without(draw, 'Ann: stands pat on [2c 3d 4h Ks]'))).toEqual(['wrong-draw 16']);
    const last = draw.lastIndexOf('Ann: stands pat');
    expect(faultsOf(draw.slice(0, last) + draw.slice(draw.indexOf('\n', last) + 1))).toEqual([
      'wrong-draw 19',
    ]);
  });

  it.each([
    [stud, '*** 4th STREET ***', 'missing-street 16'],
    [draw, '*** SECOND DRAW ***', 'missing-street 14'],
  ])('is announced', (text, marker, fault) => {
    expect(faultsOf(without(text, marker))).toEqual([fault]);
  });
});

describe('P-ALLIN-1: a bring-in of the last chips', () => {
  const log = (
    call: string,
    back: string,
  ): string => `PokerStars Hand #10:  Razz Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 2: Bob ($0.25 in chips)
Seat 3: Cid ($20 in chips)
Seat 5: Eve ($20 in chips)
Bob: posts the ante $0.10
Cid: posts the ante $0.10
Eve: posts the ante $0.10
*** 3rd STREET ***
Dealt to Bob [Kd]
Dealt to Cid [4c 5c 6h]
Dealt to Eve [Qs]
Bob: brings in for $0.15 and is all-in
Cid: calls $0.30
Eve: calls ${call}
*** 4th STREET ***
Dealt to Bob [Kd] [2s]
Dealt to Cid [4c 5c 6h] [8d]
Dealt to Eve [Qs] [Qc]
Cid: bets $1
Eve: folds
Uncalled bet ($1) returned to Cid
*** 5th STREET ***
Dealt to Bob [Kd 2s] [2d]
Dealt to Cid [4c 5c 6h 8d] [Ah]
*** 6th STREET ***
Dealt to Bob [Kd 2s 2d] [2h]
Dealt to Cid [4c 5c 6h 8d Ah] [Jc]
*** RIVER ***
Dealt to Cid [4c 5c 6h 8d Ah Jc] [Js]
*** SHOW DOWN ***
Cid: shows [4c 5c 6h 8d Ah Jc Js] (Lo: 8,6,5,4,A)
Bob: mucks hand
Cid collected ${back} from pot
*** SUMMARY ***
Total pot ${back} | Rake $0
Seat 2: Bob mucked [Kc Ks Kd 2s 2d 2h 2c]
Seat 3: Cid showed [4c 5c 6h 8d Ah Jc Js] and won (${back}) with Lo: 8,6,5,4,A
Seat 5: Eve folded on the 4th Street
`;

  it('is called in full: the first call shows the amount', () => {
    expect(faultsOf(log('$0.30', '$1.05'))).toEqual([]);
    expect(faultsOf(log('$0.15', '$0.90'))).toEqual(['short-call 15']);
  });
});

describe('L-CARD-1: what a line repeats of a player’s cards', () => {
  it.each([
    [stud, 'Dealt to Cid [4c 5c 6h] [8d]', 'Dealt to Cid [4c 5c 7h] [8d]', 18],
    [stud, 'Dealt to Bob [Kd] [2s]', 'Dealt to Bob [Kd Jd] [2s]', 17],
    [draw, 'Dealt to Ann [2c 3d 4h] [Ks]', 'Dealt to Ann [2c 3d] [Ks]', 13],
    [draw, 'stands pat on [2c 3d 4h Ks]', 'stands pat on [2c 3d 4h Qs]', 16],
    [draw, 'discards 1 card [Kh]', 'discards 1 card [Kc]', 12],
    [draw, 'discards 1 card [Kh]', 'discards 2 cards [Kh]', 12],
  ])('is what he holds: %#', (text, line, other, at) => {
    expect(faultsOf(text.replace(line, other))).toEqual([`wrong-card-count ${String(at)}`]);
  });
});

describe('a hand that was sold', () => {
  const log = `PokerStars Hand #9:  Hold'em No Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($2 in chips)
Seat 2: Bob ($2 in chips)
Ann: posts small blind $1
Bob: posts big blind $2 and is all-in
*** HOLE CARDS ***
Ann: calls $1 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [Js]
*** RIVER *** [2c 7d 9h Js] [3c]
*** SHOW DOWN ***
Bob: shows [Ah Kc] (high card Ace)
Ann: shows [Ad Kd] (high card Ace)
Ann collected $2 from pot
Bob cashed out the hand for $1.95 | Cash Out Fee $0.02
*** SUMMARY ***
Total pot $4 | Rake $0
Board [2c 7d 9h Js 3c]
Seat 1: Ann (button) (small blind) showed [Ad Kd] and won ($2) with high card Ace
Seat 2: Bob (big blind) showed [Ah Kc] and won ($2) with high card Ace (pot not awarded as player cashed out)
`;

  it('wins what the summary says, and collects nothing', () => {
    expect(faultsOf(log)).toEqual([]);
  });

  it('is the only one that need not collect', () => {
    expect(faultsOf(without(log, 'Ann collected $2 from pot'))).not.toEqual([]);
  });
});
