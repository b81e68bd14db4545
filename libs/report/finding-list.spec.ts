import type { RejectedRecord } from '#audit';
import { choicesOf, findingList, type ListedFinding } from './finding-list.js';
import { excerptOf } from './hand-text.js';

const HOSTILE = `<script>alert("x")</script>'&\u202e\u0000`;
const SAFE = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;\ufffd\ufffd';

const record: RejectedRecord = {
  file: HOSTILE,
  member: HOSTILE,
  index: 0,
  lines: [3, 9],
  status: 'rejected',
  site: null,
  format: null,
  handId: HOSTILE,
  rejection: { code: 'truncated', line: 5, text: HOSTILE, message: HOSTILE },
  findings: [],
};

const entry = (values: Partial<NonNullable<ListedFinding['finding']>> = {}): ListedFinding => ({
  record: { ...record },
  finding: {
    code: 'unread-line',
    severity: 'notice',
    rules: ['L-TEXT-1'],
    line: 7,
    event: null,
    seat: 2,
    expected: HOSTILE,
    actual: HOSTILE,
    message: HOSTILE,
    ...values,
  },
  excerpt: excerptOf(`one\ntwo\nthree\nfour\n${HOSTILE}\nsix`, 3, values.line ?? 7),
  href: `"><img>`,
  command: null,
});

test('escapes everything that comes from a log', () => {
  const html = findingList([entry(), { ...entry(), finding: null, excerpt: null }], 'en');
  for (const unsafe of ['<script', '<img', '\u202e', '\u0000']) expect(html).not.toContain(unsafe);
  expect(html).toContain(`<mark>     7  ${SAFE}</mark>`);
  expect(html).toContain(`<dt>Expected</dt><dd>${SAFE}</dd>`);
  expect(html).toContain(`${SAFE}: ${SAFE}, line 7 · hand ${SAFE} · seat 2`);
});

test('an id of another version makes no style of its own', () => {
  const html = findingList([entry({ rules: ['R-1} body{display:none'] }), entry()], 'en');
  expect(html).toContain('.hands:has(#rule-R-1__body_display_none:checked)');
});

test('a finding has its place in each order', () => {
  const entries = [
    entry(),
    entry({ code: 'short-raise', severity: 'illegal' }),
    entry({ code: 'amount', severity: 'mismatch' }),
  ];
  const styles = [...findingList(entries, 'en').matchAll(/style="([^"]+)"/g)].map(([, style]) => style);
  expect(styles).toEqual([
    '--by-severity:2;--by-place:0;--by-code:2',
    '--by-severity:0;--by-place:1;--by-code:1',
    '--by-severity:1;--by-place:2;--by-code:0',
  ]);
});

test('a marked line beyond the text is the nearest one, and long hands are cut around it', () => {
  const text = Array.from({ length: 500 }, (_, index) => `line ${String(index)}`).join('\n');
  const [marked] = /<pre>[^]*<\/pre>/.exec(
    findingList([{ ...entry({ line: 999 }), excerpt: excerptOf(text, 3, 999) }], 'en'),
  ) ?? [''];
  expect(marked.split('\n')).toHaveLength(62);
  expect(marked).toContain('<mark>   502  line 499</mark>');
});

test('codes and rules of listed findings are choices, unless there is only one', () => {
  const one = [entry(), entry()];
  expect([...choicesOf(one)]).toEqual([]);
  expect([...choicesOf([...one, entry({ code: 'amount', rules: ['R-1} x', 'L-TEXT-1'] })])]).toEqual([
    'code-unread-line',
    'code-amount',
    'rule-L-TEXT-1',
    'rule-R-1__x',
  ]);
});
