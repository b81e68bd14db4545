import { isDay, isNoTime } from './day.js';

test('a day is one of the calendar', () => {
  expect(['2024-02-29', '2023-02-29', '2024-13-45', '2024-2-1', ''].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('days and moments are times, other texts are none', () => {
  expect(['2024-02-29', '2024-03-02T18:15:00Z', ''].map(isNoTime)).toEqual([false, false, false]);
  expect(['2024-02-30', '2024-13-45', 'yesterday'].map(isNoTime)).toEqual([true, true, true]);
});
