import { BLINDS, called, floorFindings } from '../testing/floor.js';

const EXPOSED = { type: 'card-exposed', by: 'dealer', ordinal: 1 };
const MISDEAL = called(EXPOSED, 'misdeal');
const FIRST = [...BLINDS, 'hole-cards', 'call 2 10'];
/** The hand that is dealt again. */
const AGAIN = ['hole-cards', 'call 2 10', 'fold 3', 'fold 4', 'check 1', 'flop 2c7d9h', 'check 1', 'check 2'];
const END = ['turn 3s', 'bet 1 20', 'fold 2', 'uncalled 1 20', 'collect 1 25'];
const PLAYED = [...AGAIN, ...END];

describe('P-IRR-2: a log with a misdeal has no fault', () => {
  it.each([
    ['that ends with it', [...FIRST, MISDEAL]],
    ['that ends with it before anybody acts', [...BLINDS, 'hole-cards', MISDEAL]],
    ['that ends with it before the cards are announced', [...BLINDS, MISDEAL]],
    ['that ends after a bet goes back', [...FIRST, MISDEAL, 'uncalled 2 10']],
    [
      'that ends after all chips go back',
      [...FIRST, MISDEAL, 'uncalled 2 10', 'uncalled 4 5', 'uncalled 1 10'],
    ],
    [
      'that ends after the players take all chips back',
      [...FIRST, MISDEAL, 'collect 2 10', 'collect 4 5', 'collect 1 10'],
    ],
    ['after which the cards are dealt again', [...FIRST, MISDEAL, ...PLAYED]],
    [
      'after which the bet goes back and the cards are dealt again',
      [...FIRST, MISDEAL, 'uncalled 2 10', ...PLAYED],
    ],
    [
      'after which all chips go back and are posted again',
      [...FIRST, MISDEAL, 'uncalled 2 10', 'uncalled 4 5', 'uncalled 1 10', ...BLINDS, ...PLAYED],
    ],
    [
      'after which all chips are collected and are posted again',
      [...FIRST, MISDEAL, 'collect 2 10', 'collect 4 5', 'collect 1 10', ...BLINDS, ...PLAYED],
    ],
    ['after which the blinds are posted again', [...FIRST, MISDEAL, ...BLINDS, ...PLAYED]],
    [
      'after which the hand is void',
      [...FIRST, MISDEAL, ...AGAIN, called({ type: 'foreign-card', where: 'board' }, 'void')],
    ],
    ['that happens again', [...FIRST, MISDEAL, ...FIRST, MISDEAL, 'uncalled 2 10', ...PLAYED]],
  ])('%s', (_, events) => {
    expect(floorFindings(events)).toEqual([]);
  });

  it('that a profile finds wrong, but for the ruling', () => {
    const late = [...FIRST, 'call 3 10', called(EXPOSED, 'misdeal')];
    expect(floorFindings([...late, 'uncalled 2 10', 'uncalled 3 10', ...PLAYED])).toEqual([
      'wrong-ruling: incident',
    ]);
    expect(floorFindings(late)).toEqual(['wrong-ruling: incident']);
  });
});

describe('P-IRR-2: chips that go back wrongly after a misdeal are found', () => {
  it('at the line with a wrong amount', () => {
    expect(floorFindings([...FIRST, MISDEAL, 'uncalled 2 20', ...PLAYED])).toEqual(['uncalled: uncalled 2']);
    expect(floorFindings([...FIRST, MISDEAL, 'uncalled 2 20'])).toEqual(['uncalled: uncalled 2']);
  });

  it('at the line that gives them back twice', () => {
    expect(floorFindings([...FIRST, MISDEAL, 'uncalled 2 10', 'uncalled 2 10', ...PLAYED])).toEqual([
      'uncalled: uncalled 2',
    ]);
  });

  it('where the log leaves a player out', () => {
    const raised = [...BLINDS, 'hole-cards', 'raise 2 30', MISDEAL];
    expect(floorFindings([...raised, 'uncalled 4 5', 'uncalled 1 10', ...BLINDS, ...PLAYED])).toEqual([
      'uncalled: post 4',
    ]);
  });
});
