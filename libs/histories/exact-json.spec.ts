import fc from 'fast-check';
import { readJson, type JsonValue } from './exact-json.js';

const read = (text: string, firstLine = 1): ReturnType<typeof readJson> =>
  readJson(text, 0, text.length, firstLine);

/** The value as the built-in parser has it. */
const plain = (value: JsonValue): unknown => {
  switch (value.kind) {
    case 'object':
      return Object.fromEntries([...value.members].map(([key, member]) => [key, plain(member)]));
    case 'array':
      return value.items.map(plain);
    case 'number':
      return Number(value.text);
    case 'text':
      return value.text;
    case 'literal':
      return value.value;
  }
};

/** Names that an object of the built-in parser cannot have as plain members. */
const isPlain = (text: string): boolean => !text.includes('"__proto__"');

it('reads what the built-in parser reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }).filter(isPlain), fc.boolean(), (json, pretty) => {
      const text = pretty ? JSON.stringify(JSON.parse(json), null, 2) : json;
      const result = read(text);
      expect(result.ok && plain(result.value)).toEqual(JSON.parse(text));
      expect(result.ok && result.end).toBe(text.length);
    }),
  );
});

it('reads no text that the built-in parser rejects', () => {
  const signs = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b"',
    '1',
    '-',
    '.',
    'e',
    '0',
    '\\',
    ' ',
    'true',
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const result = read(text);
      if (!result.ok || text.slice(result.end).trim() !== '') return;
      expect(plain(result.value)).toEqual(JSON.parse(text));
    }),
    { numRuns: 2000 },
  );
});

it('keeps the text of a number, so that no amount becomes a binary fraction', () => {
  const result = read('[0.10, 9007199254740993, 1e2, -0.005]');
  const { value } = result.ok ? result : { value: null };
  expect(value?.kind === 'array' && value.items.map((item) => 'text' in item && item.text)).toEqual([
    '0.10',
    '9007199254740993',
    '1e2',
    '-0.005',
  ]);
});

it.each(['\n', '\r\n', '\r'])('counts the lines of values with the line end %j', (end) => {
  const result = read(`{${end}"a": 1,${end}${end}"b": [${end}2]}`, 10);
  const members =
    result.ok && result.value.kind === 'object' ? result.value.members : new Map<string, JsonValue>();
  const list = members.get('b');
  expect([members.get('a')?.line, list?.line, list?.kind === 'array' && list.items[0].line]).toEqual([
    11, 13, 14,
  ]);
});

it('stops at the end of the value', () => {
  expect(read('{"a":1}\n\nrest')).toMatchObject({ ok: true, end: 7, lastLine: 1 });
});

it.each([
  ['{"a": 1,\n"b" 2}', 2, 'colon'],
  ['{"a": 1\n"b": 2}', 2, '{'],
  ['[1\n2]', 2, '['],
  ['{"a": 1,\n}', 2, 'name'],
  ['{"a": 1,\n"a": 2}', 2, 'unique-name'],
  ['["a\nb"]', 1, 'quote'],
  ['["\\x"]', 1, 'escape'],
  ['[01]', 1, '['],
  ['[1.]', 1, 'value'],
  ['[+1]', 1, 'item'],
  ['{"a": nul}', 1, 'value'],
  ['['.repeat(40), 1, 'fewer-brackets'],
  ['', 1, 'value'],
])('%j: an error has its line and what was expected', (text, line, expected) => {
  expect(read(text)).toMatchObject({ ok: false, line, expected });
});

it('keeps what was read of the open objects before an error', () => {
  const result = read('{"ohh": {"site_name": "Cardroom", "bets": {"type": "NL"}, "pots": [');
  const open = result.ok ? [] : result.open.map(({ members }) => [...members.keys()]);
  expect(open).toEqual([[], ['site_name', 'bets']]);
});
