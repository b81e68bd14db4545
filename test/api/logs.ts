import { crc32, deflateRawSync } from 'node:zlib';

/** The properties of a small test hand. Every hand needs another id. */
interface HandOptions {
  readonly id: number;
  readonly game?: string;
  /** The amount of the first raise: 0.30 is legal, less than 0.20 is not. */
  readonly raiseTo?: '0.30' | '0.15';
  readonly name?: string;
}

const AMOUNTS = {
  '0.30': { by: '0.20', call: '0.20', pot: '0.65', collected: '0.62', rake: '0.03' },
  '0.15': { by: '0.05', call: '0.05', pot: '0.35', collected: '0.33', rake: '0.02' },
} as const;

/** A three-player hand in the PokerStars layout: a raise, a call, and an uncalled bet on the flop. */
export const hand = ({
  id,
  game = "Hold'em No Limit",
  raiseTo = '0.30',
  name = 'Ana',
}: HandOptions): string => {
  const { by, call, pot, collected, rake } = AMOUNTS[raiseTo];
  return [
    `PokerStars Hand #${id}:  ${game} ($0.05/$0.10 USD) - 2024/03/02 18:15:00 ET`,
    "Table 'Vesta II' 6-max Seat #1 is the button",
    `Seat 1: ${name} ($10 in chips)`,
    'Seat 2: Bruno ($12.40 in chips)',
    'Seat 3: Clara ($9.95 in chips)',
    'Bruno: posts small blind $0.05',
    'Clara: posts big blind $0.10',
    '*** HOLE CARDS ***',
    `Dealt to ${name} [Ah Kd]`,
    `${name}: raises $${by} to $${raiseTo}`,
    'Bruno: folds',
    `Clara: calls $${call}`,
    '*** FLOP *** [2c 7d Ks]',
    'Clara: checks',
    `${name}: bets $0.40`,
    'Clara: folds',
    `Uncalled bet ($0.40) returned to ${name}`,
    `${name} collected $${collected} from pot`,
    `${name}: doesn't show hand`,
    '*** SUMMARY ***',
    `Total pot $${pot} | Rake $${rake}`,
    'Board [2c 7d Ks]',
    `Seat 1: ${name} (button) collected ($${collected})`,
    'Seat 2: Bruno (small blind) folded before Flop',
    'Seat 3: Clara (big blind) folded on the Flop',
    '\n\n',
  ].join('\n');
};

/** The 1-based line of the illegal raise in a `hand`. */
export const RAISE_LINE = 10;
/** Lines of one `hand`, including the blank lines after it. */
export const HAND_LINES = 27;

export const CLEAN = hand({ id: 70_000_000_001 });
export const ILLEGAL = hand({ id: 70_000_000_002, raiseTo: '0.15' });
/** A game that the reader recognizes, but cannot read. */
export const UNSUPPORTED = hand({ id: 70_000_000_003, game: "Split Hold'em No Limit" });

interface ZipEntry {
  readonly name: string;
  readonly data: Uint8Array | string;
}

/** A zip of deflated members (PKWARE APPNOTE 4.3): local headers and data, directory, end record. */
export const zip = (...entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const raw = typeof data === 'string' ? Buffer.from(data) : data;
    const packed = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(raw.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end]);
};

/** Text that compresses to a thousandth: the beginning of a hand, then one repeated line of chat. */
export const bombText = (megabytes: number): Buffer =>
  Buffer.concat([
    Buffer.from(CLEAN.slice(0, 400)),
    Buffer.alloc(megabytes * 1024 ** 2, '\nAna said, "again"'),
  ]);
