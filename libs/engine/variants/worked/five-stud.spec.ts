import { compare, seating, STUD, worked } from '../../testing/worked.js';

const lowCard = { fiveStudOpens: 'low-card' } as const;
const fiveStud = worked('five-stud', { ...STUD, stacks: [100, 100, 100], switches: lowCard });
const highCard = { fiveStudOpens: 'high-card' } as const;

describe('P-VAR-5CS: five-card stud', () => {
  const hands = ['Kh 2c Kd 7s 3h', 'Qc Qd Js Tc 9h', '9s 8d'];

  it('has one downcard and four upcards; the best exposed hand opens, and bets double on fourth street', () => {
    const hand = fiveStud({ hands }).follow(
      'second: A may bring-in 2 / bet 5, A bring-in, B raise 5, C fold, A call',
      'third: A may fold / check / bet 5, A check, B bet 5, A call',
      'fourth: A may fold / check / bet 10, A bet 10, B call',
      'fifth: A bet 10, B call',
    );
    expect(hand.awards).toEqual(['main A 63']);
  });

  it('P-BET-1: if all players ante, the highest upcard opens with a check or a bet', () => {
    fiveStud({ hands, bringIn: 0, switches: highCard }).follow(
      'second: B may fold / check / bet 5, B check, C check, A check',
      'third: A may fold / check / bet 5',
    );
  });

  describe('without antes, the highest upcard owes a bring-in of the minimum bet', () => {
    const forced = { hands, ante: 0, bringIn: 5, switches: highCard };

    it('R-BET-4: the bring-in is the first of four bets', () => {
      fiveStud(forced).follow(
        'second: B check -> wrong-forced-bet, B bring-in, C may fold / call 5 / raise 10',
        'C raise 10, A raise 15, B raise 20, C raise 25 -> raise-cap, C call, A call',
      );
    });

    it('R-BET-6: the minimum raise is the same amount, also in no limit', () => {
      fiveStud({ ...forced, limit: 'no-limit', bigBet: 5 }).follow(
        'second: B bring-in, C may fold / call 5 / raise 10-100, C raise 5 -> short-raise, C raise 9 -> short-raise',
      );
    });
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const deal = { stacks: [6, 16, 100], hands: ['Ah 2c Ad 9c 4c', 'Kh 7s Kd Qc 8h', 'Qh 5s Qd Jh 9d'] };
    const hand = fiveStud(deal).follow(
      'second: A bring-in, B raise 5, C call, A call',
      'third: B bet 5, C call',
      'fourth: B bet 5, C call',
      'fifth:',
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('R-TIE-5: of equal pairs the odd chip goes to the highest suit of the highest card', () => {
    const tied = ['Kd 2c Kc 7s 9h', 'Qc Qd', 'Kh 2d Ks 7d 9c'];
    const hand = fiveStud({ hands: tied }).follow(
      'second: A bring-in, B fold, C call',
      ...['third', 'fourth', 'fifth'].map((street) => `${street}: A check, C check`),
    );
    expect(hand.awards).toEqual(['main C 4', 'main A 3']);
  });

  it('P-RANK-1: all five cards play', () => {
    expect(compare('five-stud', 'Ah Kh Qh Jh 9h', 'Ah Kd Qc Js Th')).toBe('>');
  });
});

it('P-SETUP-1: two to ten players are possible', () => {
  expect(seating('five-stud', 2, 10, 11)).toEqual(['dealt', 'dealt', 'too-many-players']);
});
