import { gzipSync } from 'node:zlib';
import { findFormat, type HistoryFormat, type SourceInput } from '#histories';
import { dealHands } from '#dealer';
import { bombText, CLEAN, hand, ILLEGAL, UNSUPPORTED, zip } from '../api/logs.js';
import {
  auditedByChunk,
  auditedAsWhole,
  serializedChunks,
  inMemory,
  positionErrors,
} from '../support/chunks.js';
import { fixtures } from '../support/fixtures.js';

const KIB = 1024;
const LENGTHS = [2 * KIB, 64 * KIB, 1024 * KIB];

const pokerstars = findFormat('pokerstars')!;

const dealt = (hands: number, wild: boolean): string => {
  let text = '';
  for (const log of dealHands({ game: 'omaha', limit: 'pot-limit', hands, seed: 11, wild, hero: true })) {
    const written = pokerstars.write!(log);
    if (written.ok) text += `${written.text}\n\n`;
  }
  return text;
};

const OWN = `${fixtures()
  .map(({ text }) => text)
  .join('\n\n\n')}\n\n`;
const NAMES = ['Señor', '玩家 🂡', 'Ana', 'Zoë"', 'ﷺ'];
const NAMED = NAMES.map((name, index) => hand({ id: 900 + index, name, raiseTo: '0.15' })).join('');
const MIXED = OWN + NAMED + UNSUPPORTED + ILLEGAL;
const CHAT = 'Ana said, "good hand"\n';
/** Longer than the longest possible hand or preamble. */
const ENDLESS = CHAT.repeat(60_000);
/** The end of a hand without its beginning. */
const REMAINDER = CLEAN.slice(CLEAN.indexOf('Clara: checks')).trimEnd();
/** Looks like a log, but its only hand is quoted text. */
const QUOTED = 'Ana said, "PokerStars Hand #12: was mine"\n'.repeat(50);

const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

const truncate = (bytes: Buffer, by: number): Buffer => bytes.subarray(0, bytes.length - by);

/** The same zip with one byte of the packed data of a member changed. */
const broken = (archive: Buffer, name: string): Buffer => {
  const bytes = Buffer.from(archive);
  bytes[bytes.indexOf(name) + name.length + 20] ^= 0xff;
  return bytes;
};

/** Logs of every kind; a string is encoded as UTF-8. */
const logs: readonly (readonly [what: string, log: string | Buffer, format?: HistoryFormat])[] = [
  ['simple hands', OWN],
  ['simple hands with CRLF', MIXED.replaceAll('\n', '\r\n')],
  ['simple hands with CR', MIXED.replaceAll('\n', '\r')],
  ['hands with names of all lengths in bytes', NAMED.repeat(40)],
  ['UTF-8 after two byte order marks', `\ufeff\u00ef\u00bb\u00bf${NAMED}${OWN}`],
  ['UTF-16', utf16(MIXED)],
  ['big-endian UTF-16 with an odd byte at the end', Buffer.concat([utf16(MIXED, true), Buffer.from('\n')])],
  [
    'UTF-8 and Windows-1252 in one file, with an incomplete character at the end',
    Buffer.concat([
      Buffer.from(NAMED),
      Buffer.from(hand({ id: 77, name: 'Señor ÿ' }), 'latin1'),
      Buffer.from(`${NAMED}Ana said, "`),
      Buffer.from([0xf0, 0x9f]),
    ]),
  ],
  ['dealt hands', dealt(300, false)],
  ['dealt hands with many all-ins', dealt(300, true)],
  ['hands with faults, unsupported and truncated hands', `${MIXED}${CLEAN.slice(0, 600)}${MIXED}`],
  ['text before the first hand', `Some words.\n\n${OWN}`],
  ['the end of a hand before the first one', `${REMAINDER}\n\n${OWN}`],
  ['the end of a hand whose last line continues with the next hand', REMAINDER + OWN],
  ['a few characters before a long hand', `*** SUMMARY ***${CLEAN.trimEnd()}\n${CHAT.repeat(4000)}${OWN}`],
  ['only the end of a hand', REMAINDER],
  ['a long text before the first hand', CHAT.repeat(5000) + OWN, pokerstars],
  ['an endless hand between others', `${OWN}${CLEAN.trimEnd()}\n${ENDLESS}${OWN}`],
  [
    'an endless hand at the end, with characters of several bytes',
    `${OWN}${CLEAN}${'玩家🂡ñ\n'.repeat(250_000)}`,
  ],
  ['only an endless hand', CLEAN + ENDLESS],
  ['an endless text before the first hand', ENDLESS + OWN, pokerstars],
  ['only an endless text', ENDLESS, pokerstars],
  ['an endless end of a hand', REMAINDER + ENDLESS, pokerstars],
  ['only quoted hands', QUOTED],
  ['only words, with a given format', 'Some words.\n', pokerstars],
  ['only words', 'Some words.\n'],
  ['a long text without hands', `Dear all,\n${'minutes follow\n'.repeat(9000)}`],
  ['an empty log', ''],
  ['an empty log, with a given format', '', pokerstars],
  ['only a byte order mark', '\ufeff', pokerstars],
  ['blanks', ' \n\n '],
  ['blanks, with a given format', ' \n\n ', pokerstars],
  ['binary data', Buffer.from(Array.from({ length: 9999 }, (_, at) => (at * 7919) % 256))],
  ['gzip', gzipSync(MIXED.repeat(3))],
  ['an empty gzip', gzipSync('')],
  ['a truncated gzip of quoted hands', truncate(gzipSync(QUOTED), 5)],
  ['a truncated gzip', truncate(gzipSync(MIXED.repeat(9), { level: 1 }), 999)],
  ['the first bytes of a gzip', gzipSync(MIXED).subarray(0, 12)],
  ['a gzip that expands too far', gzipSync(bombText(17))],
  [
    'a zip with members of every kind',
    broken(
      zip(
        { name: 'first.txt', data: MIXED },
        { name: 'empty.txt', data: '' },
        { name: 'broken.txt', data: MIXED.repeat(9) },
        { name: 'words.txt', data: 'Some words.\n' },
        { name: 'quoted.txt', data: QUOTED },
        { name: 'binary.txt', data: Buffer.alloc(500) },
        { name: 'wide.txt', data: utf16(MIXED) },
        { name: 'packed.txt', data: gzipSync(MIXED) },
        { name: '../up.txt', data: MIXED },
        { name: 'last.txt', data: OWN },
      ),
      'broken.txt',
    ),
  ],
  ['an empty zip', zip()],
  ['a truncated zip', truncate(zip({ name: 'a.txt', data: MIXED }), 30)],
];

describe('a log cut into chunks', () => {
  it.each(logs.map(([what, log, format]) => ({ what, log, format })))(
    'gives the outcomes and positions of the whole log: $what',
    async ({ log, format }) => {
      const bytes = Buffer.from(log);
      const whole = await auditedAsWhole(inMemory(bytes), format);
      expect(whole.length).toBeGreaterThan(0);
      for (const length of LENGTHS) {
        const chunks = await serializedChunks(inMemory(bytes), length, format);
        expect(auditedByChunk(chunks)).toEqual(whole);
        expect(chunks.flatMap(positionErrors)).toEqual([]);
      }
    },
  );

  it('contains the bytes of the file', async () => {
    for (const bytes of [Buffer.from(`\ufeff${MIXED}`), utf16(MIXED)])
      for (const length of LENGTHS) {
        const chunks = await serializedChunks(inMemory(bytes), length);
        expect(Buffer.concat(chunks.map((chunk) => chunk.bytes)).equals(bytes)).toBe(true);
      }
  });

  it('has chunks of about the requested length in bytes', async () => {
    for (const bytes of [Buffer.from(MIXED.repeat(9)), utf16(MIXED.repeat(9))]) {
      const chunks = await serializedChunks(inMemory(bytes), 64 * KIB);
      const lengths = chunks.map((chunk) => chunk.bytes.length);
      expect(lengths.length).toBeGreaterThan(2);
      expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(48 * KIB);
      expect(Math.max(...lengths)).toBeLessThan(66 * KIB);
    }
  });

  it('has chunks with a bounded number of hands', async () => {
    const bytes = Buffer.from(`{"dialect":"x"}\n${'1\n'.repeat(25_000)}`);
    const hands = (await serializedChunks(inMemory(bytes), 1024 * KIB)).map((chunk) =>
      auditedByChunk([chunk]),
    );
    expect(hands.map(({ length }) => length)).toEqual([20_000, 5_001]);
    expect(hands[1].at(-1)).toMatchObject({ status: 'rejected', lines: [25_001, 25_001] });
  });

  it('counts the bytes between hands that it drops', async () => {
    const bytes = Buffer.from(`${OWN}${CLEAN}${'玩家🂡ñ\n'.repeat(250_000)}${OWN}`);
    const chunks = await serializedChunks(inMemory(bytes), 64 * KIB);
    expect(chunks.filter(({ layout }) => layout?.oversize != null)).toHaveLength(1);
    let offset = 0;
    for (const { bytes: kept, layout } of chunks) {
      expect(layout?.byteOffset).toBe(offset);
      expect(bytes.subarray(offset, offset + kept.length).equals(kept)).toBe(true);
      offset += kept.length + (layout?.oversize?.skippedBytes ?? 0);
    }
    expect(offset).toBe(bytes.length);
  });

  it('does not depend on how the bytes arrive', async () => {
    const bytes = Buffer.from(`\ufeff${NAMED}${MIXED}`);
    async function* drops(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
    }
    const stream: SourceInput = { kind: 'stream', bytes: drops() };
    expect(await serializedChunks(stream, 2 * KIB)).toEqual(await serializedChunks(inMemory(bytes), 2 * KIB));
  });

  it('rejects a broken zip as the whole log does', async () => {
    const stream = (): SourceInput => ({
      kind: 'stream',
      bytes: (async function* () {
        yield zip({ name: 'a.txt', data: MIXED });
      })(),
    });
    expect(auditedByChunk(await serializedChunks(stream(), 64 * KIB))).toEqual(
      await auditedAsWhole(stream()),
    );
  });
});

describe('a log audited in two languages', () => {
  it.each(logs.map(([what, log, format]) => ({ what, log, format })))(
    'gives the second language only where it differs: $what',
    async ({ log, format }) => {
      const input = inMemory(Buffer.from(log));
      const [both, english, spanish] = [
        await auditedAsWhole(input, format),
        await auditedAsWhole(input, format, { language: 'en' }),
        await auditedAsWhole(input, format, { language: 'es' }),
      ];
      expect(both.map(({ record }) => record)).toEqual(english.map(({ record }) => record));
      expect(both.map(({ translation }) => translation)).toEqual(
        spanish.map(({ record }, index) => (record === english[index].record ? null : record)),
      );
    },
  );
});
