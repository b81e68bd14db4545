import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditHand, type AuditedHand } from '#audit';
import { findFormat, formatMoney, LineCursor, type CanonicalHand, type WritableFormat } from '#histories';
import { findProfile } from '#rules';
import { faultsOf } from '../support/audit.js';
import { corpusFolder } from '../support/corpus.js';

const folder = join(corpusFolder, '_phh');
const present = existsSync(folder) ? describe : describe.skip;
if (!existsSync(folder)) console.warn(`skipped: there is no corpus at ${folder}`);

/** A hand of the corpus: its text, and the final stacks that the file states. */
interface Row {
  readonly name: string;
  readonly text: string;
}

const rows = (): Row[] =>
  readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!file.endsWith('.jsonl')) return [{ name: file, text }];
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line, index) => ({
        name: `${file} ${String(index)}`,
        text: (JSON.parse(line) as { phh: string }).phh,
      }));
  });

const read = (text: string): CanonicalHand => {
  const reading = findFormat('phh')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

const withoutLines = (hand: CanonicalHand): unknown =>
  JSON.parse(JSON.stringify(hand, (key, value: unknown) => (/^lines?$/.test(key) ? undefined : value)));

const audit = (hand: CanonicalHand): AuditedHand => auditHand(hand, findProfile('phh')!)!;

/** The final stacks, computed by the replay. */
const finishing = ({ hand, replay, settlement }: AuditedHand): string[] =>
  hand.players.map(({ seat, stack }) => {
    const player = replay.state.playerAt(seat);
    const won = settlement.awards.reduce(
      (sum, award) => sum + (award.player === player ? award.amount : 0),
      0,
    );
    const left = (stack ?? 0) - replay.state.paid[player] - replay.state.dead[player] + won;
    return formatMoney(left, hand.scale);
  });

const stated = (text: string): string[] =>
  (/^finishing_stacks = \[(.*)\]$/m.exec(text)?.[1] ?? '').split(',').map((amount) => amount.trim());

present('hands of the Poker Hand History notation', () => {
  it('end with the stated stacks', () => {
    const all = rows();
    console.info(`read ${String(all.length)} hands of the notation`);
    expect(all.length).toBeGreaterThan(0);
    const wrong = all.flatMap(({ name, text }) => {
      const computed = finishing(audit(read(text))).join(', ');
      const expected = stated(text).join(', ');
      return computed === expected ? [] : [`${name}: ${expected}, computed ${computed}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are unchanged after writing and reading', () => {
    for (const { name, text } of rows()) {
      const hand = read(text);
      const writing = (findFormat('phh') as WritableFormat).write(hand);
      if (!writing.ok) throw new Error(`${name}: ${writing.missing.join(', ')}`);
      expect(withoutLines(read(writing.text))).toEqual(withoutLines(hand));
    }
  });

  it('have no illegal and no mismatch finding', () => {
    const found = rows().flatMap(({ name, text }) =>
      faultsOf(audit(read(text))).map((finding) => `${name}: ${JSON.stringify(finding)}`),
    );
    expect(found).toEqual([]);
  });
});
