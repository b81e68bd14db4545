import { findFormat, type HistoryFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { readLog, SHORTEST } from '../testing/logs.js';
import { siteLogs } from '../testing/sites/index.js';
import type { AuditedRecord } from '../record/schema.js';
import { auditBlock } from './block.js';
import { auditChunk } from './chunk.js';
import { cutChunks } from './chunks.js';
import { auditSource, type BlockAuditor } from './stream.js';

const options = {
  language: 'en',
  profileFor: ({ format }: { readonly format: string }) => profileOfFormat(format),
} as const;

const bytesOf = (text: string) => ({
  kind: 'stream' as const,
  bytes: (async function* () {
    yield await Promise.resolve(Buffer.from(text));
  })(),
});

/** Format, id and first line of each hand; the status of a hand that was not audited. */
const placeOf = ({ record, lines }: { record: Uint8Array; lines: readonly [number, number] }): string => {
  const { status, format, handId } = JSON.parse(`{${Buffer.from(record).toString()}`) as AuditedRecord;
  return `${format} ${String(handId)} ${status} ${String(lines[0])}-${String(lines[1])}`;
};

const auditor: BlockAuditor = (block, format) => auditBlock(block, format, options);

const audited = async (text: string, format?: HistoryFormat): Promise<string[]> => {
  const places: string[] = [];
  const given = format === undefined ? {} : { format };
  for await (const batch of auditSource(bytesOf(text), auditor, { ...options, ...given, ahead: 1 }))
    places.push(...batch.outcomes.map(placeOf));
  return places;
};

const inChunks = async (text: string, chunkLength: number): Promise<string[]> => {
  const places: string[] = [];
  for await (const chunk of cutChunks(bytesOf(text), { chunkLength }))
    places.push(...auditChunk(chunk, options).map(placeOf));
  return places;
};

const logs = [{ format: 'pokerstars', text: `${SHORTEST.join('\n')}\n` }, ...siteLogs];
const pairs = logs.flatMap((first) =>
  logs.filter((second) => second.format !== first.format).map((second) => [first, second] as const),
);

const lineCount = (text: string): number => text.split('\n').length - 1;

const shifted = (place: string, lines: number): string =>
  place.replace(
    /(\d+)-(\d+)$/,
    (_, from: string, to: string) => `${String(Number(from) + lines)}-${String(Number(to) + lines)}`,
  );

/** The findings of every hand. */
const found = async (text: string): Promise<string[]> => {
  const findings: string[] = [];
  for await (const batch of auditSource(bytesOf(text), auditor, { ...options, ahead: 1 }))
    for (const outcome of batch.outcomes) {
      const record = JSON.parse(`{${Buffer.from(outcome.record).toString()}`) as AuditedRecord;
      findings.push(...record.findings.map(({ line, message }) => `${String(line)} ${message}`));
    }
  return findings;
};

describe('joined logs, each with a byte order mark', () => {
  // The second table of a file of tables has a heading in the middle of the first.
  const joined = logs.flatMap((first) =>
    logs
      .filter((second) => first !== second || first.format !== 'pokernow')
      .map((second) => [first.format, second.format, first.text, second.text] as const),
  );
  it.each(joined)('are as they are without the marks: %s, then %s', async (_, __, first, second) => {
    const top = `${first.trimEnd()}\n`;
    const expected = await audited(top + second);
    for (const mark of ['\ufeff', '\ufeff\ufeff']) {
      expect(await audited(mark + top + mark + second)).toEqual(expected);
      expect(await found(mark + top + mark + second)).toEqual(await found(top + second));
      expect(await inChunks(mark + top + mark + second, 500)).toEqual(expected);
    }
  });

  it('ends a hand whose last line has no line end', async () => {
    const [{ text }] = logs;
    expect(await found(`${text.trimEnd()}\ufeff${text}`)).toEqual([]);
    expect(await audited(`${text.trimEnd()}\ufeff${text}`)).toHaveLength(2);
  });
});

describe('a file that holds the logs of two sites', () => {
  it.each(pairs.map(([first, second]) => [first.format, second.format, first.text, second.text] as const))(
    'has the hands of both: %s, then %s',
    async (_, __, first, second) => {
      const top = `${first.trimEnd()}\n\n`;
      const expected = [
        ...(await audited(first)),
        ...(await audited(second)).map((place) => shifted(place, lineCount(top))),
      ];
      expect(await audited(top + second)).toEqual(expected);
      for (const chunkLength of [500, 5000])
        expect(await inChunks(top + second, chunkLength)).toEqual(expected);
    },
  );

  it('has the hands of both if the second one begins with a single character, as canonical hands do', async () => {
    const hand = JSON.stringify(readLog(SHORTEST.join('\n')));
    const places = await audited(`${SHORTEST.join('\n')}\n${hand}\n`);
    expect(places.map((place) => place.split(' ')[2])).toEqual(['audited', 'audited']);
  });

  it('has the hands of both if a lone CR ends its lines', async () => {
    const [{ text: first }, { text: second }] = logs;
    const log = `${first.trimEnd()}\n\n${second}`;
    expect(await audited(log.replaceAll('\n', '\r'))).toEqual(await audited(log));
  });

  it('has one format if the format is given', async () => {
    const [{ text: first }, { text: second }] = logs;
    const given = findFormat('pokerstars');
    expect(await audited(`${first}\n${second}`, given)).toHaveLength(1);
  });
});
