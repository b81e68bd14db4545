import fc from 'fast-check';
import { runsOf } from '#testing';
import { readToml, type TomlValue } from './toml.js';
import { everyRow } from '../../testing/tables.js';

const read = (text: string, firstLine = 1): ReadonlyMap<string, TomlValue> => {
  const toml = readToml(text, 0, text.length, firstLine, '#!');
  if (!toml.ok) throw new Error(`line ${String(toml.error.line)}: ${toml.error.expected.en}`);
  return toml.values;
};

/** `key = VALUE` as its kind and text. */
const value = (text: string): unknown => {
  const found = read(`key = ${text}`).get('key');
  return found === undefined || !('text' in found) ? found : `${found.kind} ${found.text}`;
};

const errorOf = (text: string): string => {
  const toml = readToml(text, 0, text.length, 1, '#!');
  return toml.ok ? 'none' : `${String(toml.error.line)}: ${toml.error.expected.en}`;
};

everyRow([
  ["'it''", '1: the end of the line was expected'],
  ["'it", "1: the closing ' of a text was expected"],
  ['"a\nb"', '1: the closing " of a text was expected'],
  ["'''a\n", "1: the closing ''' of a text was expected"],
  ['"\\q"', '1: an escape was expected'],
  ['"\\ud800"', '1: an escape was expected'],
  ['[1, 2', '1: a comma or ] was expected'],
  ['[1, ', '1: the end of a list was expected'],
  ['[1 2]', '1: a comma or ] was expected'],
  ['[\n1,\n;', '3: a value was expected'],
  ['{a = 1', '1: a comma or } was expected'],
  ['1.2.3', '1: a value was expected'],
  ['', '1: a value was expected'],
  ['1 2', '1: the end of the line was expected'],
  ['[[[[[[[[[[1]]]]]]]]]]', '1: fewer arrays in arrays were expected'],
])('an error has its line and what was expected', (text, expected) => {
  expect(errorOf(`key = ${text}`)).toBe(expected);
});

test('a key occurs once and has a value', () => {
  expect(errorOf('a = 1\nb = 2\na = 3')).toBe('3: a was expected once');
  expect(errorOf('a\n')).toBe('1: a key and = were expected');
  expect(errorOf('= 1')).toBe('1: a key was expected');
  expect(errorOf('[1')).toBe('1: the end of a table header was expected');
});

everyRow([
  ["'C:\\path # no comment'", 'string C:\\path # no comment'],
  ['"tab\\t \\u00e9 \\"quoted\\""', 'string tab\t é "quoted"'],
  ["'''\nit's\n'two' '''", "string it's\n'two' "],
  ['"""a \\\n   b"""', 'string a b'],
  ["''''quoted''''", "string 'quoted'"],
  ['1_000.50', 'number 1000.50'],
  ['-3e-2', 'number -3e-2'],
  ['inf', 'number inf'],
  ['12:30:15.5', 'time 12:30:15.5'],
  ['2009-02-14 20:15:00Z', 'time 2009-02-14 20:15:00Z'],
])('values are read as text', (text, expected) => {
  expect(value(text)).toBe(expected);
});

test('values have the line on which they begin, with any line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = [
      '# a file',
      'one = 1',
      '',
      'many = [ # two',
      "  'a',",
      "  'b', # trailing",
      ']',
      'last = true',
    ];
    const values = read(text.join(end), 10);
    expect(values.get('one')).toMatchObject({ line: 11 });
    expect(values.get('many')).toMatchObject({ line: 13, items: [{ line: 14 }, { line: 15 }] });
    expect(values.get('last')).toMatchObject({ line: 17, value: true });
  }
});

test('the keys after the header of a table are read, but not those of inner tables', () => {
  const values = read(
    '[1]\nvariant = "NT"\n_x.y = 1\n_t = {a = [1, {b = 2}]}\n[1.more]\nvariant = "FT"\n[[list]]\nz = 1',
  );
  expect([...values.keys()]).toEqual(['variant', '_t']);
  expect(values.get('variant')).toMatchObject({ text: 'NT' });
});

test('any text is read or rejected', () => {
  const part = fc.constantFrom(
    '[',
    ']',
    '{',
    '}',
    "'",
    '"',
    "'''",
    '"""',
    '\\',
    '#',
    '=',
    ',',
    '.',
    '\n',
    '\r',
    'a',
    '1',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 3 })), { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const toml = readToml(text, 0, text.length, 1, '#!');
      expect(toml.ok || toml.error.line >= 1).toBe(true);
    }),
    { seed: 5, numRuns: runsOf(2000) },
  );
});

test('long texts of every kind are read in linear time', () => {
  const LENGTH = 400_000;
  for (const unit of ['[', '"', "'", '\\', 'a.', '{a=', '1,', '\n', '#', ' ', "'a',"])
    for (const before of ['', 'key = ', 'key = [', 'key = "', "key = '''"]) {
      const text = before + unit.repeat(LENGTH / unit.length);
      expect(readToml(text, 0, text.length, 1, '#!')).toHaveProperty('ok');
    }
});
