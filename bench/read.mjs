import { createRequire } from 'node:module';
import { auditHand, JsonWriter, writeAuditedRecord } from '#audit';
import { defaultSwitches } from '#engine';
import { findFormat, findHands, LineCursor } from '#histories';
import { dealtTexts } from './dealt.mjs';
import { bestRate, consume } from './timing.mjs';

const require = createRequire(import.meta.url);
const HANDS = 5_000;
const PEER_HANDS = 1_000;

/** Reading, replay with audit, and both with the record, in one process and without files. */
export async function run() {
  const texts = [...dealtTexts(HANDS)];
  const text = texts.join('');
  const format = findFormat('pokerstars');
  const profile = { id: 'pokerstars', switches: defaultSwitches };
  const block = { text, firstLine: 1, lastInFile: true, startsAtHand: true, oversize: null };
  const spans = findHands(block, format.boundary);
  const cursor = new LineCursor();
  const json = new JsonWriter();
  const read = (index) =>
    format.read(text, spans.start(index), spans.end(index), spans.firstLine(index), cursor).hand;
  const each = (task) => () => {
    for (let index = 0; index < HANDS; index++) consume(task(index));
  };
  const hands = Array.from({ length: HANDS }, (_, index) => read(index));
  const { parseHand } = require('hhp');
  const rows = [
    {
      work: 'read',
      who: 'floorman',
      rate: bestRate(
        HANDS,
        each((index) => read(index).events.length),
      ),
      unit: 'hands/s',
    },
    {
      work: 'read',
      who: 'hhp',
      rate: bestRate(
        PEER_HANDS,
        () => texts.slice(0, PEER_HANDS).forEach((one) => consume(parseHand(one).seats.length)),
        {
          rounds: 3,
        },
      ),
      unit: 'hands/s',
    },
    {
      work: 'replay and audit',
      who: 'floorman',
      rate: bestRate(
        HANDS,
        each((index) => auditHand(hands[index], profile).findings.length),
      ),
      unit: 'hands/s',
    },
    {
      work: 'read, replay, audit, record',
      who: 'floorman',
      rate: bestRate(
        HANDS,
        each((index) => {
          writeAuditedRecord(auditHand(read(index), profile), 'en', json);
          return json.take().length;
        }),
      ),
      unit: 'hands/s',
      note: `${(text.length / HANDS / 1000).toFixed(2)} kB per hand`,
    },
  ];
  return rows;
}
