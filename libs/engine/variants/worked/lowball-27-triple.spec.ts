import { formatCards } from '#cards';
import { failingRows } from '#testing';
import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const triple = worked('lowball-27-triple', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-LOW: deuce-to-seven triple draw', () => {
  it('has three draws; each betting round opens left of the button, and bets double after the second draw', () => {
    const hands = ['2h 3d 4c Ks Kd 7s 9h 8d 5h', '', '2d 3c 6h 7d Qh 9c 8c'];
    const hand = triple({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A discards Ks Kd, C discards Qh, A may fold / check / bet 10, A bet 10, C call',
      'second-draw: A discards 9h, C discards, A may fold / check / bet 20, A bet 20, C call',
      'third-draw: A discards 8d, C discards 9c, A may fold / check / bet 20, A bet 20, C raise 40, A raise 60, C call',
    );
    // 7-5-4-3-2 beats 8-7-6-3-2.
    expect(hand.awards).toEqual(['main A 230']);
  });

  it('a folded player does not draw; an all-in player does', () => {
    const hands = ['2h 3d 4c 5s Kd 7s', '', '2d 3c 6h 7d Qh 9c 8c Tc Jc'];
    const hand = triple({ stacks: [20, 200, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards Kd, B discards, C discards Qh, A check -> wrong-turn, B check, C bet 10, B fold',
      'second-draw: A discards, B discards -> action-after-fold, C discards 9c',
      'third-draw: A discards, C discards 8c',
    );
    expect(hand.awards).toEqual(['main A 60']);
  });

  it('R-BET-4: a game with four rounds allows a bet and three raises', () => {
    triple({ switches: { betsPerRound: 'by-rounds' } }).follow(
      'predraw: C raise 20, A raise 30, B raise 40, C raise 50 -> raise-cap',
    );
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['7h 5d 4c 3s 2h', '8h 6d 4d 3c 2c', '9h 6h 4s 3d 2d'];
    const hand = triple({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
      'second-draw: A discards, B discards, C discards, B bet 10, C may fold / call 10, C call',
      'third-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: an odd pot for two equal hands', () => {
    const hands = ['', '8h 6d 4d 3c 2s', '8c 6h 4s 3d 2c'];
    const hand = triple({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B discards, C discards, B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it('P-LOW-1: orders hands', () => {
    const rows = [
      ['a flush is worse than any unpaired hand', 'Kh Qd Jc Ts 8h', '7h 5h 4h 3h 2h'],
      ['A-5-4-3-2 is ace high', 'Kh Qd Jc Ts 8h', '5h 4d 3c 2s Ah'],
      ['A-5-4-3-2 is not a straight', '5h 4d 3c 2s Ah', '2h 2d 3c 4s 5h'],
      ['6-5-4-3-2 is a straight', '2h 2d 3c 4s 5h', '6h 5d 4c 3s 2h'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('lowball-27-triple', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

describe('P-SETUP-1: the cards run out', () => {
  it('discards are dealt again, to other players', () => {
    const stacks = Array.from({ length: 6 }, () => 200);
    const all = [...'ABCDEF'];
    const thrown = ['2c 2d 2h 2s 3c', '3d 3h 3s 4c 4d', '4h 4s 5c 5d 5h', '6c 6d 6h 6s 7c', '7d 7h 7s 8c 8d'];
    // After the deal of thirty cards, A to D draw twenty. E draws the last two and three discards of A. F stands pat.
    const hands = [...thrown.slice(0, 4), `${thrown[4]} Ah As 2c 2d 2h`];
    const draws = thrown.map((cards, player) => `${all[player]} discards ${cards}`);
    const hand = triple({ stacks, hands }).follow(
      'predraw: C call, D call, E call, F call, A call, B check',
      `first-draw: ${draws.join(', ')}, F discards`,
      all.map((name) => `${name} check`).join(', '),
    );
    expect(formatCards(hand.held[4])).toBe('Ah As 2c 2d 2h');
  });

  it('two to nine play', () => {
    expect(seating('lowball-27-triple', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
  });
});
