import { findingMessage, findingValue, withNames } from './finding-text.js';

const finding = {
  code: 'short-raise',
  message: 'Subió a 1030.25; la subida mínima era a 1200. Le tocaba al asiento 5.',
  expected: '1200',
  actual: '1030.25',
};

test('amounts of findings have the form of the language', () => {
  expect(findingMessage(finding, 'es')).toBe(
    'Subió a 1.030,25; la subida mínima era a 1.200. Le tocaba al asiento 5.',
  );
  expect(findingMessage({ ...finding, message: 'Raised to 1030.25.' }, 'en')).toBe('Raised to 1,030.25.');
  expect([findingValue('rake', '0.10', 'es'), findingValue('rake', 'nada', 'es')]).toEqual(['0,10', 'nada']);
});

test('the texts of logs, dates and numbers of hands stay as they are', () => {
  const unread = { code: 'unread-line', message: 'Ana pays 0.10', expected: null, actual: 'Ana pays 0.10' };
  expect(findingMessage(unread, 'es')).toBe('Ana pays 0.10');
  expect(findingMessage({ ...finding, message: '2021-07-30T04:46:38Z x1030.25 1.2.3' }, 'es')).toBe(
    '2021-07-30T04:46:38Z x1030.25 1.2.3',
  );
  expect(findingValue('hand-order', '12345', 'es')).toBe('12345');
});

test('seats of a message have the names of their players', () => {
  const players = [
    { seat: 5, name: 'Ana' },
    { seat: 15, name: 'Bo' },
  ];
  expect(withNames('It was the turn of seat 5.', players)).toBe('It was the turn of seat 5 (Ana).');
  expect(withNames('Le tocaba al asiento 15.', players)).toBe('Le tocaba al asiento 15 (Bo).');
  expect(withNames('Seat 3: Cy', players)).toBe('Seat 3: Cy');
  expect(withNames('found Seat 5: Ana', players)).toBe('found Seat 5: Ana');
});
