import { auditFloor, BLINDS, called } from '../testing/floor.js';
import { writeAuditedRecord } from '../record/audited-record.js';
import { JsonWriter } from '../record/json-writer.js';
import type { AuditedRecord } from '../record/schema.js';

const dead = (seat: number): ReturnType<typeof called> =>
  called({ type: 'cards-into-other-hand', seat }, 'dead-hand');

const HEADS_UP = [...BLINDS, 'hole-cards', 'fold 2', 'fold 3', 'call 4 5', 'check 1', 'flop 2c7d9h'];

const messagesIn = (language: 'en' | 'es'): (string | undefined)[] => {
  const json = new JsonWriter();
  writeAuditedRecord(auditFloor([...HEADS_UP, dead(4), dead(1), 'collect 1 20']), language, json);
  const { findings } = JSON.parse(`{${Buffer.from(json.take()).toString()}`) as AuditedRecord;
  return findings.filter(({ code }) => code !== 'ruling').map(({ message }) => message);
};

describe('R-DEAD-3: a pot of which both last hands are dead', () => {
  it('belongs to no player', () => {
    expect(messagesIn('en')).toEqual([
      'Collected 20 with a hand that does not win; the pot belongs to no player.',
    ]);
    expect(messagesIn('es')).toEqual([
      'Cobró 20 con una mano que no gana; el bote corresponde a: ningún jugador.',
    ]);
  });
});
