import { readFileSync } from 'node:fs';
import { auditHand } from '#audit';
import {
  BlockCutter,
  DEFAULT_BLOCK_LIMITS,
  detectFormat,
  findFormat,
  findFormatChange,
  findHands,
  LineCursor,
  StreamDecoder,
} from '#histories';
import { profileOfFormat } from '#rules';
import { corpusLogs, ownLogs } from '../scripts/lib/site-logs.mjs';
import { consume } from './timing.mjs';

/** The reader that the others are compared with. */
const REFERENCE = 'pokerstars';
/** The speed of a reader with audit, compared with the reference: at least this. */
const BAR = 0.8;
/** Hands of each format that are measured, and hands of the reference to choose from. */
const HANDS = 400;
const REFERENCE_HANDS = 10_000;
const HEAD = 65_536;
/** The JavaScript engine compiles code that runs often, on another thread: a reader of few hands is slow before. */
const WARM_UP_MS = 1_000;
const ROUNDS = 11;
/** What is measured: reading alone, and with the audit, compared with hands of as many events and of as many bytes. */
const PARTS = { read: 'read', audited: 'read and audit', auditedText: 'read and audit, by bytes' };
/** A measurement repeats the hands for about this long. */
const SLICE_MS = 60;

/**
 * Readers of all formats, alone and with the audit, on one core. Each is measured in turns with the reader of the PokerStars
 * layout on hands of like length: for every hand, one with the same number of events, and one with as many bytes. Time is
 * that of the processor, and the ratio is the median of the rounds: other load on the machine affects both the same.
 */
export async function run({ formats = null } = {}) {
  const hands = handsByFormat();
  const reference = hands.get(REFERENCE) ?? [];
  const rows = [...hands]
    .filter(([format]) => formats === null || formats.includes(format))
    .map(([format, all]) => measureFormat(format, all, reference));
  rows.sort((a, b) => a.audited.ratio - b.audited.ratio);
  return rows.flatMap(({ format, count, bytes, events, sameBytes, ...parts }) =>
    Object.entries(parts).map(([part, { rate, ratio, low, high }]) => ({
      work: `${format}: ${PARTS[part]}`,
      who: 'floorman',
      rate,
      unit: 'hands/s',
      note: [
        `${low.toFixed(2)} to ${high.toFixed(2)}`,
        ...(part === 'read' || ratio >= BAR ? [] : [`below ${BAR}`]),
        `${short(rate * events)} events/s, ${(rate * bytes) / 1e6 < 100 ? ((rate * bytes) / 1e6).toFixed(1) : 0} MB/s`,
        `${count} hands of ${events.toFixed(1)} events, ${Math.round(bytes)} bytes; ${REFERENCE}: ${Math.round(sameBytes)}`,
      ].join(', '),
      ratio,
      of: REFERENCE,
    })),
  );
}

const short = (rate) => (rate >= 1e6 ? `${(rate / 1e6).toFixed(2)} M` : `${Math.round(rate / 1e3)} k`);

/** By format: hands that are read and audited, spread over all logs. */
function handsByFormat() {
  const byFormat = new Map();
  const logs = corpusLogs();
  const texts = logs.length > 0 ? logs.map((path) => decode(readFileSync(path))) : ownLogs();
  for (const text of texts) {
    for (const hand of handsOf(text)) {
      const list = byFormat.get(hand.format.id);
      if (list === undefined) byFormat.set(hand.format.id, [hand]);
      else list.push(hand);
    }
  }
  return new Map(
    [...byFormat].map(([id, list]) => [id, spread(list, id === REFERENCE ? REFERENCE_HANDS : HANDS)]),
  );
}

function decode(bytes) {
  const decoder = new StreamDecoder();
  return decoder.decode(bytes) + decoder.finish();
}

function* handsOf(text) {
  const layout = detectFormat(text.slice(0, HEAD));
  if (layout === undefined) return;
  const cutter = new BlockCutter(layout, DEFAULT_BLOCK_LIMITS, null, findFormatChange);
  cutter.push(text);
  cutter.finish();
  for (let block = cutter.shift(); block !== undefined; block = cutter.shift()) {
    const format = findFormat(block.format);
    const spans = findHands(block, format.boundary);
    for (let index = 0; index < spans.count; index++) {
      const [start, end, line] = [spans.start(index), spans.end(index), spans.firstLine(index)];
      // A text of its own: hands of many files would keep their files in memory.
      const hand = {
        format,
        text: Buffer.from(block.text.slice(start, end)).toString(),
        line,
        session: spans.session(index),
      };
      const canonical = readOnce(hand);
      if (canonical === null || canonical.cancelled) continue;
      if (auditHand(canonical, profileOfFormat(format.id)) === null) continue;
      yield { ...hand, events: canonical.events.length, bytes: Buffer.byteLength(hand.text) };
    }
  }
}

const cursor = new LineCursor();

function readOnce({ format, text, line, session }) {
  const result = format.read(text, 0, text.length, line, cursor, session);
  return result.ok ? result.hand : null;
}

/** At most `count` elements at even distances. */
function spread(list, count) {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]);
}

/** For each hand, a hand of the reference that is as long; hands of one length take turns. */
function matching(hands, reference, lengthOf) {
  const byLength = new Map();
  for (const hand of reference) {
    const list = byLength.get(lengthOf(hand));
    if (list === undefined) byLength.set(lengthOf(hand), [hand]);
    else list.push(hand);
  }
  const lengths = [...byLength.keys()];
  const next = new Map();
  return hands.map((hand) => {
    const length = lengthOf(hand);
    const nearest = lengths.reduce((best, one) =>
      Math.abs(one - length) < Math.abs(best - length) ? one : best,
    );
    const list = byLength.get(nearest);
    // Hands of different logs: a large step.
    const at = (next.get(nearest) ?? 0) + Math.max(1, Math.floor(list.length / 7));
    next.set(nearest, at);
    return list[at % list.length];
  });
}

/** Texts whose lengths differ by less are as long. */
const BYTES = 100;

function measureFormat(format, all, reference) {
  const hands = spread(all, HANDS);
  const isReference = format === REFERENCE;
  const others = isReference ? hands : matching(hands, reference, ({ events }) => events);
  const asLong = isReference ? hands : matching(hands, reference, ({ bytes }) => Math.round(bytes / BYTES));
  const audit = (hand) => {
    const { findings } = auditHand(readOnce(hand), profileOfFormat(hand.format.id));
    return findings.length;
  };
  return {
    format,
    count: hands.length,
    bytes: mean(hands, 'bytes'),
    events: mean(hands, 'events'),
    sameBytes: mean(others, 'bytes'),
    read: compare(hands, others, (hand) => readOnce(hand).events.length),
    audited: compare(hands, others, audit),
    auditedText: compare(hands, asLong, audit),
  };
}

const mean = (hands, key) => hands.reduce((sum, hand) => sum + hand[key], 0) / hands.length;

/** Rates of a task with two lists of hands, in turns. */
function compare(hands, others, task) {
  const each = (list) => () => {
    for (const hand of list) consume(task(hand));
  };
  const [own, other] = [each(hands), each(others)];
  const times = [repetitions(own), repetitions(other)];
  const ratios = [];
  let rate = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const first = rateOf(own, hands.length, times[0]);
    const second = rateOf(other, others.length, times[1]);
    rate = Math.max(rate, first);
    ratios.push(first / second);
  }
  ratios.sort((a, b) => a - b);
  return { rate, ratio: ratios[Math.floor(ROUNDS / 2)], low: ratios[0], high: ratios.at(-1) };
}

/** How often a task is to be repeated for a measurement. Runs it until it is warm. */
function repetitions(task) {
  let times = 1;
  for (let spent = 0; spent < WARM_UP_MS;) {
    const rate = rateOf(task, 1, times);
    spent += (1000 * times) / rate;
    times = Math.max(1, Math.round((SLICE_MS / 1000) * rate));
  }
  return times;
}

/** Units per second of processor time. */
function rateOf(task, units, times) {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) task();
  const { user, system } = process.cpuUsage(start);
  return (units * times * 1e6) / Math.max(1, user + system);
}
