import { csvLine } from './csv.js';

test('texts that a spreadsheet would run as formulas get an apostrophe', () => {
  expect(csvLine(['=HYPERLINK("x")', '+1+2', '-2+3', '@SUM(A1)', '\tx'])).toBe(
    `"'=HYPERLINK(""x"")",'+1+2,'-2+3,'@SUM(A1),'\tx\r\n`,
  );
});

test('a line end and signs of full width start formulas too', () => {
  expect(csvLine(['\n=1', '＝1', '＋1', '－1', '＠x'])).toBe(`"'\n=1",'＝1,'＋1,'－1,'＠x\r\n`);
});

test('numbers stay numbers, also negative ones, and null is empty', () => {
  expect(csvLine([12, -3.5, '-12.40', '0.10', null, ''])).toBe('12,-3.5,-12.40,0.10,,\r\n');
});

test('commas, quotes and line ends are quoted', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines'])).toBe('"a,b","say ""hi""","two\nlines"\r\n');
});
