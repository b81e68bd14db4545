// `npm run fuzz [-- --seconds N] [--seed N] [--format ID]`: audits logs that are damaged at random: dealt ones, and in turn
// those of every format, from the corpus if it is there, otherwise from the specs of the readers. Nothing may throw, every
// hand must be in the counts, every record must match its schema, and twice the text must take about twice the time.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepare } from '../../scripts/lib/prepare.mjs';
import { corpusLogs, ownLogs } from '../../scripts/lib/site-logs.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string' },
  },
});
await prepare();
const { auditBlock, auditSource, makeRecord, recordSchema, AuditCounts } = await import('#audit');
const { dealHands } = await import('#dealer');
const { Random } = await import('#random');
const { defaultSwitches } = await import('#engine');
const { BlockCutter, DEFAULT_BLOCK_LIMITS, detectFormat, findFormat, findHands, formats, StreamDecoder } =
  await import('#histories');
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

const HEAD = 65_536;
/** Hands of each format that are damaged, at even distances in its logs. */
const HANDS = 200;
/** Logs of this many hands and of twice as many are timed, if the shorter one takes this long. */
const TIMED_HANDS = 100;
const LEAST_MS = 30;
/** A linear reader takes twice as long; other load on the machine disturbs the measurement. */
const MAX_FACTOR = 5;

/** The hands of all logs by format, each with its session header. */
function handsByFormat() {
  const byFormat = new Map(formats.map(({ id }) => [id, []]));
  const logs = corpusLogs().map((path) => readFileSync(path));
  for (const log of [...logs, ...ownLogs().map((text) => new TextEncoder().encode(text))]) {
    const decoder = new StreamDecoder();
    const text = decoder.decode(log) + decoder.finish();
    const format = detectFormat(text.slice(0, HEAD));
    if (format === undefined) continue;
    const cutter = new BlockCutter(format, DEFAULT_BLOCK_LIMITS);
    cutter.push(text);
    cutter.finish();
    for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
      const spans = findHands(block, format.boundary);
      for (let index = 0; index < spans.count; index++) {
        const header = spans.session(index)?.text ?? '';
        byFormat.get(format.id).push(header + block.text.slice(spans.start(index), spans.end(index)));
      }
    }
  }
  for (const [id, list] of byFormat)
    if (list.length > HANDS)
      byFormat.set(
        id,
        Array.from({ length: HANDS }, (_, at) => list[Math.floor((at * list.length) / HANDS)]),
      );
  return [...byFormat].filter(([id, list]) => list.length > 0 && (values.format ?? id) === id);
}

const byFormat = handsByFormat();

const dealt = (seed) =>
  [...dealHands({ ...games[seed % games.length], hands: 4, seed })]
    .map((hand, at) => layouts[seed % 2].write(hand, { lossy: true, ordinal: at + 1 }).text)
    .join('\n\n');

/** A log of a few hands: every fourth one is dealt. */
const logOf = (seed, random) => {
  if (values.format === undefined && seed % 4 === 0) return dealt(seed);
  const [, hands] = byFormat[seed % byFormat.length];
  return Array.from({ length: random.between(1, 4) }, () => hands[random.between(0, hands.length - 1)]).join(
    '\n\n',
  );
};

const damage = (text, random) => {
  for (let times = random.between(1, 6); times > 0; times--)
    text = damages[random.between(0, damages.length - 1)](text, random);
  return text;
};

const started = performance.now();
let seed = Number(values.seed);
let runs = 0;
const totals = new AuditCounts();
while (performance.now() - started < Number(values.seconds) * 1000) {
  const random = new Random(seed);
  const text = damage(logOf(seed, random), random);
  try {
    await check(text, totals);
    if (runs % 50 === 0) await checkTime(text);
  } catch (error) {
    console.error(`seed ${seed}:`, error);
    process.exit(1);
  }
  seed++;
  runs++;
}
const { findings, ...counts } = totals.summary(Number(values.seconds));
console.log(
  `${runs} damaged logs of ${byFormat.length} formats, seeds ${values.seed} to ${seed - 1}`,
  counts,
  findings,
);
const { hands, audited, rejected, duplicates, cancelled } = counts;
if (hands !== audited + rejected + duplicates + cancelled)
  throw new Error(`${hands} hands are not all in the counts`);

/** Twice the text takes about twice the time; a slow measurement is repeated. */
async function checkTime(text) {
  for (let tries = 1; ; tries++) {
    const once = await timeOf(`${text}\n\n`.repeat(TIMED_HANDS));
    const twice = await timeOf(`${text}\n\n`.repeat(2 * TIMED_HANDS));
    if (once < LEAST_MS || twice < MAX_FACTOR * once) return;
    if (tries === 3) throw new Error(`${Math.round(once)} ms, for twice the text ${Math.round(twice)} ms`);
  }
}

async function timeOf(text) {
  const start = performance.now();
  await check(text, new AuditCounts());
  return performance.now() - start;
}

async function check(text, counts) {
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
        counts.note(outcome),
        'es',
      );
      recordSchema.parse(record);
      if (record.lines[0] > record.lines[1]) throw new Error(`lines ${record.lines.join(' to ')}`);
      // A session header stands before its hands.
      const first = findFormat(record.format)?.boundary.findSession === undefined ? record.lines[0] : 1;
      for (const { line } of record.findings)
        if (line < first || line > record.lines[1])
          throw new Error(`a finding on line ${line}, outside the hand`);
    }
  }
}
