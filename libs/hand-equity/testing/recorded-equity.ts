import { auditHand, JsonWriter, makeRecord, writeAuditedRecord } from '#audit';
import { defaultSwitches } from '#engine';
import type { SeededOptions } from '#equity';
import type { CanonicalHand } from '#histories';
import { equityOfHand, type HandEquity } from '../hand-equity.js';

export const profile = { id: 'test', switches: defaultSwitches };

/** The equity with the cards of the record, as the command line and the service compute it. */
export const equity = (hand: CanonicalHand, options?: SeededOptions, maxCost?: number): HandEquity => {
  const json = new JsonWriter();
  writeAuditedRecord(auditHand(hand, profile)!, 'en', json);
  const place = { file: 'x', member: null, index: 0 };
  const record = makeRecord(place, { lines: hand.lines, record: json.take() }, 'new', 'en');
  const players = 'players' in record ? record.players : [];
  return equityOfHand(
    hand,
    profile,
    (seat) => players.find((one) => one.seat === seat)?.cards ?? null,
    options,
    maxCost,
  )!;
};
