import { auditHand } from '#audit';
import { detectFormat, LineCursor } from '#histories';
import { profileOfFormat } from '#rules';
import { BlockCutter, DEFAULT_BLOCK_LIMITS, findHands } from '../../libs/histories/source/index.js';
import { ownSubjects } from './sites/spec-logs.js';

/** What the product makes of the hands of a text: the codes of findings, or that of the rejection. */
const resultsOf = (text: string): readonly string[] => {
  const format = detectFormat(text);
  if (format === undefined) return [];
  const cutter = new BlockCutter(format, DEFAULT_BLOCK_LIMITS);
  cutter.push(text);
  cutter.finish();
  const results: string[] = [];
  const lines = new LineCursor();
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
    const spans = findHands(block, format.boundary);
    for (let index = 0; index < spans.count; index++) {
      const { start, end, firstLine } = spans.span(index);
      const reading = format.read(block.text, start, end, firstLine, lines, spans.session(index));
      if (!reading.ok) results.push(`${format.id} ${reading.rejection.code}`);
      else {
        const audited = auditHand(reading.hand, profileOfFormat(format.id));
        const codes = audited?.findings.map(({ code, line }) => `${code} ${String(line)}`) ?? ['none'];
        results.push([format.id, ...codes].join(' '));
      }
    }
  }
  return results;
};

/** Changes that leave the words of every line and the numbers of the lines. */
const equalTexts: readonly (readonly [string, (lines: readonly string[]) => string])[] = [
  ['lines end with CR and LF', (lines) => lines.join('\r\n')],
  ['lines end with a CR alone', (lines) => lines.join('\r')],
  ['lines end with blanks', (lines) => lines.map((line) => `${line} \t`).join('\n')],
  ['lines begin with blanks', (lines) => lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')],
  ['blank lines follow', (lines) => `${lines.join('\n')}\n \n\n`],
];

describe("the project's own hands of all sites have the same findings where", () => {
  const texts = ownSubjects().map(({ lines }) => lines);

  it.each(equalTexts)('%s', (_, change) => {
    const readers = new Set<string>();
    for (const lines of texts) {
      const expected = resultsOf(`${lines.join('\n')}\n`);
      expect(resultsOf(`${change(lines)}\n`)).toEqual(expected);
      for (const result of expected) readers.add(result.split(' ', 1)[0]);
    }
    expect(readers.size).toBeGreaterThanOrEqual(23);
  });
});
