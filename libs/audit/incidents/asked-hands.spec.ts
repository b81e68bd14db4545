import { BLINDS, called, floorFindings } from '../testing/floor.js';

const DEALT = [
  ...BLINDS,
  'hole-cards',
  'deal 2 AhAd',
  'deal 1 KhKd',
  'call 2 10',
  'fold 3',
  'fold 4',
  'check 1',
];
const BOARD = [
  'flop 2c7d9h',
  'check 1',
  'check 2',
  'turn 3s',
  'check 1',
  'check 2',
  'river 4s',
  'check 1',
  'check 2',
];
const PLAYED = [...DEALT, ...BOARD, 'showdown'];

const asks = (fields: object, ruling: string): ReturnType<typeof called> =>
  called({ type: 'asks-to-see', of: 2, ...fields }, ruling);

const OUTSIDER = asks({ by: 'not-dealt-in' }, 'refused');
const INELIGIBLE = asks({ by: 'other', eligible: false }, 'refused');
const OTHER = asks({ by: 'other', eligible: true }, 'shown-dead');

describe('R-SHOW-5: a request to see a hand that is not mucked', () => {
  it.each([
    ['of a person who was not dealt in', OUTSIDER],
    ['for a hand that is not eligible', INELIGIBLE],
    ['of another player', OTHER],
  ])('%s does not kill it', (_, incident) => {
    const end = ['show 1 KhKd', incident, 'show 2 AhAd', 'collect 2 25'];
    expect(floorFindings([...PLAYED, ...end])).toEqual([]);
  });
});

describe('R-SHOW-5: a mucked hand that is shown on request', () => {
  it('stays dead', () => {
    const shown = [...PLAYED, 'show 1 KhKd', 'muck 2', OTHER, 'show 2 AhAd'];
    expect(floorFindings([...shown, 'collect 1 25'])).toEqual([]);
    expect(floorFindings([...shown, 'collect 2 25'])).toEqual(['wrong-winner: collect 2']);
  });

  it('stays hidden if the request is refused', () => {
    expect(floorFindings([...PLAYED, 'show 1 KhKd', 'muck 2', OUTSIDER, 'collect 1 25'])).toEqual([]);
  });
});
