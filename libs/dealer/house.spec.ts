import { formats, type HistoryFormat } from '#histories';
import { houseOf, printedFrom, type House } from './house.js';

const HOUR = 3600_000;

const readOnly = (format: HistoryFormat): HistoryFormat => ({
  ...format,
  native: undefined,
  write: undefined,
});
const printing = (formatTime: House['formatTime']): House => ({
  format: 'x',
  site: 'X',
  dialect: 'x',
  offersGame: () => true,
  formatTime,
  describeHand: () => null,
  announcesStreet: () => true,
});

describe('the house whose hands are dealt', () => {
  it('is the site of the first format that can be written', () => {
    const [first] = formats;
    expect(houseOf([readOnly(first), ...formats], 'holdem', 'no-limit')).toMatchObject({
      format: 'pokerstars',
      site: 'PokerStars',
    });
  });

  it('is no site if the requested format is not the format of a site', () => {
    expect(houseOf(formats, 'holdem', 'no-limit', 'phh').format).toBe('none');
    expect(houseOf(formats, 'holdem', 'no-limit', 'pokerstars').format).toBe('pokerstars');
  });

  it('is no site if no format has a writer, or no site deals the game', () => {
    expect(houseOf(formats, 'rhode-island', 'no-limit').format).toBe('none');
    expect(houseOf(formats, 'holdem', 'spread-limit').format).toBe('none');
    const house = houseOf(formats.map(readOnly), 'holdem', 'no-limit');
    expect(house.format).toBe('none');
    expect(printedFrom(house, 5)).toEqual({ time: 5, text: null });
  });
});

describe('the time that a header prints', () => {
  it('is the time of the hand if it is unambiguous', () => {
    expect(printedFrom(printing(String), 5)).toEqual({ time: 5, text: '5' });
  });

  it('is after the end of an hour that clocks repeat', () => {
    const repeats = printing((time) => (time < 2 * HOUR ? null : 'later'));
    expect(printedFrom(repeats, HOUR)).toEqual({ time: 2 * HOUR, text: 'later' });
  });

  it('is null, and the hand is not delayed, if the house prints no times', () => {
    expect(
      printedFrom(
        printing(() => null),
        5,
      ),
    ).toEqual({ time: 5, text: null });
  });
});
