import { editShowdown } from '../testing/logs.js';
import { listFaults } from '../testing/findings.js';

/** A hand of Omaha high-low: Ann has a low and Bob none, if the board allows one. */
const highLow = (ann: string, bob: string, river = '4s', summary = ann): string =>
  `PokerStars Hand #7:  Omaha Hi/Lo Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Ann: posts small blind $0.50
Bob: posts big blind $1
*** HOLE CARDS ***
Ann: calls $0.50
Bob: checks
*** FLOP *** [2c 7d 9h]
Bob: checks
Ann: checks
*** TURN *** [2c 7d 9h] [Js]
Bob: checks
Ann: checks
*** RIVER *** [2c 7d 9h Js] [${river}]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kd Kc Qd Qh] (${bob})
Ann: shows [Ah 3d 5c Tc] (${ann})
${river === '4s' ? 'Bob collected $1 from pot\nAnn collected $1 from pot' : 'Bob collected $2 from pot'}
*** SUMMARY ***
Total pot $2 | Rake $0
Board [2c 7d 9h Js ${river}]
Seat 1: Ann (button) (small blind) showed [Ah 3d 5c Tc] and ${river === '4s' ? 'won ($1)' : 'lost'} with ${summary}
Seat 2: Bob (big blind) showed [Kd Kc Qd Qh] and won ($${river === '4s' ? '1' : '2'}) with ${bob}`;

const KINGS = 'HI: a pair of Kings';
const LOW = 'HI: high card Ace; LO: 7,4,3,2,A';

describe('P-SHOW-6: the description of a low', () => {
  it('is there if the hand has one, and only then', () => {
    expect(listFaults(highLow(LOW, KINGS))).toEqual([]);
    expect(listFaults(highLow('HI: a pair of Tens', 'HI: a straight, Nine to King', 'Th'))).toEqual([]);
  });

  it.each([
    ['a low that qualifies is left out', 'HI: high card Ace', KINGS, ['hand-description 21']],
    ['a low is named that is none', LOW, `${KINGS}; LO: 8,7,4,3,2`, ['hand-description 20']],
    ['a low cannot be read', 'HI: high card Ace; LO: 7,4,3,2,1', KINGS, ['hand-description 21']],
  ])('%s', (_, ann, bob, expected) => {
    const shown = highLow(ann, bob).replace(/(?<=with )HI: .*$/gm, '');
    const faults = listFaults(shown.replaceAll(' with ', ''));
    expect(faults).toEqual(expected);
  });

  it('is compared in the summary too', () => {
    expect(listFaults(highLow(LOW, KINGS, '4s', 'HI: high card Ace'))).toEqual(['hand-description 27']);
    expect(listFaults(highLow(LOW, KINGS, '4s', 'HI: high card Ace; LO: nothing'))).toEqual([
      'hand-description 27',
    ]);
  });
});

describe('P-SHOW-6: a description', () => {
  it.each(['a pair of Aecs', 'something else', 'a pair', 'two pair, Aces', 'a pair of Aces - Knave kicker'])(
    'that cannot be read is a fault: %s',
    (words) => {
      expect(listFaults(editShowdown(['(a pair of Aces)', `(${words})`]))).toEqual(['hand-description 24']);
      expect(listFaults(editShowdown(['with a pair of Aces', `with ${words}`]))).toEqual([
        'hand-description 29',
      ]);
    },
  );

  it('names both ends of a straight', () => {
    const straight = (words: string): string =>
      editShowdown(
        ['[Ah Ad] (a pair of Aces)', `[5h 6d] (${words})`],
        ['[7d', '[8d'],
        ['[2c 7d 9h]', '[2c 7d 9h]'],
        ['[Ah Ad] and', '[5h 6d] and'],
        ['with a pair of Aces', 'with a straight, Three to Seven'],
      ).replaceAll('[2c 8d', '[2c 7d');
    expect(listFaults(straight('a straight, Three to Seven'))).toEqual([]);
    expect(listFaults(straight('a straight, Four to Seven'))).toEqual(['hand-description 24']);
  });

  it('may be incomplete in the logs of converters', () => {
    const converted = editShowdown(['13:00:00 ET', '13:00:00'], ['(a pair of Aces)', '(Pair)']);
    expect(listFaults(converted)).toEqual([]);
  });

  it('L-CLAIM-1: names a rank that decides, wherever it is in the hand', () => {
    const flush = (words: string): string =>
      editShowdown(
        ['[Ah Ad] (a pair of Aces)', `[Ac 5c] (${words})`],
        ['[Ah Ad] and', '[Ac 5c] and'],
        ['with a pair of Aces', 'with a flush, Ace high'],
      ).replaceAll('2c 7d 9h', '2c 7c 9c');
    expect(listFaults(flush('a flush, Ace high - Nine higher'))).toEqual([]);
    expect(listFaults(flush('a flush, Ace high - Five higher'))).toEqual([]);
    expect(listFaults(flush('a flush, Ace high - Jack higher'))).toEqual(['hand-description 24']);
  });
});
