// `npm run fuzz [-- --seconds N] [--seed N]`: audits dealt logs that are damaged at random. Nothing may throw, every hand
// must be in the counts, and every record must match its schema.
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/lib/prepare.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
});
await prepare();
const { auditBlock, auditSource, makeRecord, recordSchema, AuditCounts } = await import('#audit');
const { dealHands } = await import('#dealer');
const { Random } = await import('#random');
const { defaultSwitches } = await import('#engine');
const { findFormat } = await import('#histories');
/** Logs are damaged in the layouts of these formats in turn. */
const layouts = ['pokerstars', 'phhs'].map((id) => findFormat(id));

const profile = { id: 'pokerstars', switches: defaultSwitches };
const options = { language: 'es', profileFor: () => profile };
const games = [
  { game: 'holdem', limit: 'no-limit', wild: true },
  { game: 'holdem', limit: 'fixed-limit', tournament: true },
  { game: 'omaha', limit: 'pot-limit', wild: true },
];

/** Each damages a text in one place. */
const damages = [
  (text, random) => cut(text, random, () => ''),
  (text, random) => cut(text, random, (part) => part + part),
  (text, random) => cut(text, random, (part) => [...part].reverse().join('')),
  (text, random) => cut(text, random, () => '9'.repeat(random.between(1, 40))),
  (text, random) => cut(text, random, () => '()[]:$#\r\n\0\uFEFF ,.-'.charAt(random.between(0, 16))),
  (text, random) => onLines(text, random, (lines, at) => lines.splice(at, 1)),
  (text, random) => onLines(text, random, (lines, at) => lines.splice(at, 0, lines[at])),
  (text, random) => onLines(text, random, (lines, at) => lines.splice(at, 2, lines[at + 1] ?? '', lines[at])),
  (text, random) => text.slice(0, random.between(0, text.length)),
];

function cut(text, random, replace) {
  const start = random.between(0, Math.max(0, text.length - 1));
  const end = Math.min(text.length, start + random.between(1, 12));
  return text.slice(0, start) + replace(text.slice(start, end)) + text.slice(end);
}

function onLines(text, random, change) {
  const lines = text.split('\n');
  change(lines, random.between(0, lines.length - 1));
  return lines.join('\n');
}

const started = performance.now();
let seed = Number(values.seed);
let runs = 0;
const totals = new AuditCounts();
while (performance.now() - started < Number(values.seconds) * 1000) {
  const random = new Random(seed);
  let text = [...dealHands({ ...games[seed % games.length], hands: 4, seed })]
    .map((hand, at) => layouts[seed % 2].write(hand, { lossy: true, ordinal: at + 1 }).text)
    .join('\n\n');
  for (let times = random.between(1, 6); times > 0; times--)
    text = damages[random.between(0, damages.length - 1)](text, random);
  try {
    await check(text);
  } catch (error) {
    console.error(`seed ${seed}:`, error);
    process.exit(1);
  }
  seed++;
  runs++;
}
const { findings, ...counts } = totals.summary(Number(values.seconds));
console.log(`${runs} damaged logs, seeds ${values.seed} to ${seed - 1}`, counts, findings);

async function check(text) {
  const bytes = async function* () {
    yield new TextEncoder().encode(text);
  };
  const audit = (block, format) => auditBlock(block, format, options);
  let index = 0;
  for await (const { outcomes, member } of auditSource({ kind: 'stream', bytes: bytes() }, audit, {
    language: 'en',
    ahead: 1,
  })) {
    for (const outcome of outcomes) {
      const record = makeRecord(
        { file: 'fuzz', member, index: index++ },
        outcome,
        totals.note(outcome),
        'es',
      );
      recordSchema.parse(record);
      if (record.lines[0] > record.lines[1]) throw new Error(`lines ${record.lines.join(' to ')}`);
      for (const { line } of record.findings)
        if (line < record.lines[0] || line > record.lines[1])
          throw new Error(`a finding on line ${line}, outside the hand`);
    }
  }
}
