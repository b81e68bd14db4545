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

const cutOff = (bytes: Buffer, by: number): Buffer => bytes.subarray(0, bytes.length - by);

/** The same zip with one byte of the packed data of a member changed. */
const broken = (archive: Buffer, name: string): Buffer => {
  const bytes = Buffer.from(archive);
  bytes[bytes.indexOf(name) + name.length + 20] ^= 0xff;
  return bytes;
};

/** Logs of every kind; a string stands for its bytes. */
const logs: readonly (readonly [what: string, log: string | Buffer, format?: HistoryFormat])[] = [
  ['own hands', OWN],
  ['own hands with CRLF', MIXED.replaceAll('\n', '\r\n')],
  ['own hands with CR', MIXED.replaceAll('\n', '\r')],
  ['hands with names of all lengths in bytes', NAMED.repeat(40)],
  ['UTF-8 behind marks', `\ufeff\u00ef\u00bb\u00bf${NAMED}${OWN}`],
  ['UTF-16', utf16(MIXED)],
  ['UTF-16 of the other order, with a byte too many', Buffer.concat([utf16(MIXED, true), Buffer.from('\n')])],
  [
    'UTF-8 and Windows-1252 in one file, with half a character at the end',
    Buffer.concat([
      Buffer.from(NAMED),
      Buffer.from(hand({ id: 77, name: 'Señor ÿ' }), 'latin1'),
      Buffer.from(`${NAMED}Ana said, "`),
      Buffer.from([0xf0, 0x9f]),
    ]),
  ],
  ['dealt hands', dealt(300, false)],
  ['wildly dealt hands', dealt(300, true)],
  ['hands with faults, of games that are not played, or cut off', `${MIXED}${CLEAN.slice(0, 600)}${MIXED}`],
  ['text before the first hand', `Some words.\n\n${OWN}`],
  ['the rest of a hand before the first', `${REMAINDER}\n\n${OWN}`],
  ['the rest of a hand and the next one in its last line', REMAINDER + OWN],
  ['a few letters before a long hand', `*** SUMMARY ***${CLEAN.trimEnd()}\n${CHAT.repeat(4000)}${OWN}`],
  ['the rest of a hand alone', REMAINDER],
  ['a long text before the first hand', CHAT.repeat(5000) + OWN, pokerstars],
  ['an endless hand in between', `${OWN}${CLEAN.trimEnd()}\n${ENDLESS}${OWN}`],
  ['an endless hand at the end, in characters of many bytes', `${OWN}${CLEAN}${'玩家🂡ñ\n'.repeat(250_000)}`],
  ['an endless hand alone', CLEAN + ENDLESS],
  ['an endless text before the first hand', ENDLESS + OWN, pokerstars],
  ['an endless text alone', ENDLESS, pokerstars],
  ['an endless rest of a hand', REMAINDER + ENDLESS, pokerstars],
  ['quoted hands alone', QUOTED],
  ['words alone, the format being given', 'Some words.\n', pokerstars],
  ['words alone', 'Some words.\n'],
  ['a letter and more words', `Dear all,\n${'minutes follow\n'.repeat(9000)}`],
  ['nothing', ''],
  ['nothing, the format being given', '', pokerstars],
  ['a byte order mark alone', '\ufeff', pokerstars],
  ['blanks', ' \n\n '],
  ['blanks, the format being given', ' \n\n ', pokerstars],
  ['no text', Buffer.from(Array.from({ length: 9999 }, (_, at) => (at * 7919) % 256))],
  ['gzip', gzipSync(MIXED.repeat(3))],
  ['gzip of nothing', gzipSync('')],
  ['gzip of quoted hands, cut off', cutOff(gzipSync(QUOTED), 5)],
  ['gzip that is cut off', cutOff(gzipSync(MIXED.repeat(9), { level: 1 }), 999)],
  ['gzip that is hardly there', gzipSync(MIXED).subarray(0, 12)],
  ['gzip that expands too far', gzipSync(bombText(17))],
  [
    'zip of members of all kinds',
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
  ['zip of nothing', zip()],
  ['zip that is cut off', cutOff(zip({ name: 'a.txt', data: MIXED }), 30)],
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
