import { failingRows } from '#testing';
import { verifyBoard } from '../../board.js';
import { seating, STUD, worked } from '../../testing/worked.js';

const stud = worked('stud', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-7CS: seven-card stud', () => {
  const hands = ['Kh Kd 2c 7s 9h Kc 3d', 'Ac Qc Jc Tc 4h 8c 6s', '9s 8s 2d 5h'];

  it('the lowest upcard owes the bring-in, the best exposed hand opens, and bets double on fifth street', () => {
    const hand = stud({ hands }).follow(
      // The deuce of clubs is lower than the other deuce (R-TIE-1).
      'third: C bring-in -> wrong-turn, A check -> wrong-forced-bet, A bring-in 1 -> wrong-forced-bet',
      'A may bring-in 2 / bet 5, A bring-in, B may fold / call 2 / raise 5, B raise 5, C call, A call 3',
      'fourth: B may fold / check / bet 5, B bet 5, C fold, A call',
      'fifth: B may fold / check / bet 10, B bet 10, A raise 20, B call',
      // The king is an upcard.
      'sixth: A bet 10, B call',
      'seventh: A bet 10, B raise 20, A call',
    );
    expect(hand.awards).toEqual(['main B 128']);
  });

  it('R-BET-4: the completion is the first of four bets', () => {
    stud({ hands }).follow(
      'third: A bring-in, B raise 5, C raise 10, A raise 15, B raise 20, C raise 25 -> raise-cap, C call, A call',
    );
  });

  it('an open pair on fourth street allows the big bet, if the house says so', () => {
    const paired = ['Kh Kd 2c 2h', 'Ac Qc Jc Tc', '9s 8s 3d 5h'];
    const bringIn = 'third: A bring-in, B call, C call';
    stud({ hands: paired }).follow(bringIn, 'fourth: A may fold / check / bet 5');
    stud({ hands: paired, switches: { openPair: 'double-bet' } }).follow(
      bringIn,
      'fourth: A bet 7 -> bet-too-big, A bet 10, B may fold / call 10 / raise 20',
    );
  });

  it('by the old rule the highest upcard opens', () => {
    stud({ hands, switches: { studOpens: 'high-card' } }).follow('third: B may bring-in 2 / bet 5');
  });

  it('P-BET-1: of equal exposed hands, the first one left of the dealer opens, or the one with the higher suit', () => {
    const equal = ['Kh Kd 2c 9c', 'Ac Qc Jd Tc', 'As 8s Js Ts'];
    const deal = { hands: equal, stacks: [100, 100, 100] };
    const bringIn = 'third: A bring-in, B call, C call';
    expect(stud(deal).follow(bringIn, 'fourth:').actor).toBe('B');
    expect(stud({ ...deal, switches: { exposedTie: 'suit' } }).follow(bringIn, 'fourth:').actor).toBe('C');
  });
});

describe('P-ALLIN-1, P-ALLIN-2: all-in', () => {
  const hands = ['Ah Ad 2c As 9c Th Jd', 'Kh Kd 7s Qc 4d 8h 3s', 'Qh Qd 5s 6c Jh 9d 2h'];

  it('all-ins for the ante and the bring-in make the main pot, and a short all-in bet makes the side pot', () => {
    const hand = stud({ stacks: [6, 16, 100], hands }).follow(
      'third: A bring-in, B raise 5, C call, A call 3',
      'fourth: B bet 5, C call',
      'fifth: B may fold / check / bet 5, B bet 5, C may fold / call 5, C call',
      ...['sixth:', 'seventh:'],
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('a player who is all-in for the ante owes no bring-in; the next player may post it or fold', () => {
    stud({ stacks: [1, 100, 100, 100], hands }).follow(
      'third: B may fold / bring-in 2 / bet 5, B fold, C may fold / bring-in 2 / bet 5',
    );
  });
});

describe('R-TIE-5: equal hands', () => {
  // Two straights to the nine split seven chips.
  it('the odd chip goes to the highest card by rank, then suit', () => {
    const rows = [
      ['an ace, though it does not play', 'Ks', 'Ah', ['main C 4', 'main A 3']],
      ['the king of diamonds before the king of clubs', 'Kc', 'Kd', ['main C 4', 'main A 3']],
      ['in any position', 'Kd', 'Kc', ['main A 4', 'main C 3']],
    ] as const;
    const failures = failingRows(rows, ([, ofA, ofC, awards]) => {
      const hands = [`9h 8d 2c 7s 6c 5h ${ofA}`, 'Qh Qc Qd', `9c 8s 3d 7h 6h 5d ${ofC}`];
      const hand = stud({ hands }).follow(
        'third: A bring-in, B fold, C call',
        ...['fourth', 'fifth', 'sixth', 'seventh'].map((street) => `${street}: C check, A check`),
      );
      expect(hand.awards).toEqual(awards);
    });
    expect(failures).toEqual([]);
  });
});

describe('P-SETUP-1: eight players', () => {
  it('share one seventh card, which makes a full house of aces and deuces', () => {
    const stacks = Array.from({ length: 8 }, () => 6);
    const hand = stud({ stacks, hands: ['Ah Ad 2c 2d'], board: 'As' }).follow(
      'third: A bring-in, B raise 5, C call, D call, E call, F call, G call, H call, A call',
      ...['fourth:', 'fifth:', 'sixth:'],
    );
    expect(verifyBoard(hand.hand, 4, [51])).toBeNull();
    expect(verifyBoard(hand.hand, 4, [50, 51])).toMatchObject({ code: 'wrong-board' });
    hand.follow('seventh:');
    expect([hand.hand.boards[0].length, hand.held[0].length]).toEqual([1, 6]);
    expect(hand.awards).toEqual(['main A 48']);
  });

  it('are the maximum', () => {
    expect(seating('stud', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
  });
});
