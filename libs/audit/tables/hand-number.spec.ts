import { strictConventions } from '#histories';
import { Field } from './digest-layout.js';
import { noteId } from './hand-number.js';
import { countHands } from './hand-order.js';

const digestOf = (id: string, countedIds?: { readonly table: number; readonly hand: number }) => {
  const digest = new Float64Array(20);
  noteId(id, countedIds === undefined ? strictConventions : { ...strictConventions, countedIds }, digest);
  return digest;
};

describe('the number in an id', () => {
  it('is the id, or what follows some capital letters', () => {
    const numbers = ['109673589735', 'OM190766091', '2701011985001697'].map((id) => digestOf(id)[Field.id]);
    expect(numbers).toEqual([109673589735, 190766091, 2701011985001697]);
  });

  it('is not known of other ids, and of numbers that are not exact', () => {
    for (const id of [
      '',
      'OM',
      'ud5kykppxfe7',
      'wxuioihndzae7',
      '2850A21DA0000024',
      '1171217378123557259',
      '9-9',
    ])
      expect(digestOf(id)[Field.id]).toBeNaN();
  });

  it('counts the hands of a table, where the convention says which groups do', () => {
    const at = { table: 0, hand: 1 };
    const one = digestOf('270777-203-1284852035', at);
    expect(countHands(one, digestOf('270777-204-1284852148', at))).toBe(1);
    expect(countHands(one, digestOf('270778-204-1284852148', at))).toBeNaN();
  });
});
