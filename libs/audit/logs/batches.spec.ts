import { findFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { editShowdown, SHORTEST } from '../testing/logs.js';
import { wholeBlock } from '../testing/whole-block.js';
import { auditBlock, type AuditOptions, type HandOutcome } from './block.js';
import { StepAnalysis } from './step-analysis.js';

const format = findFormat('pokerstars')!;

/** Hands of every outcome: without findings, with a finding, cancelled and rejected. */
const KINDS: readonly string[] = [
  SHORTEST.join('\n'),
  editShowdown(['Total pot $0.50', 'Total pot $0.60']),
  [...SHORTEST.slice(0, 7), 'Hand cancelled', '*** SUMMARY ***'].join('\n'),
  SHORTEST.filter((line) => !line.startsWith('Seat')).join('\n'),
  editShowdown(),
];

/** More hands than a few batches have. */
const HANDS = Array.from({ length: 150 }, (_, index) =>
  KINDS[(index * 7) % KINDS.length].replace('Hand #7', `Hand #${String(index + 1)}`),
);

/** An analysis of its own for each audit, as it keeps what it notes of a hand. */
const audit = (text: string, firstLine: number): HandOutcome[] => {
  const options: AuditOptions = {
    language: 'en',
    translation: 'es',
    tables: true,
    texts: true,
    analysis: new StepAnalysis(),
    profileFor: (hand) => profileOfFormat(hand.format),
  };
  return auditBlock(wholeBlock(text, format.id, firstLine), format, options);
};

test('every hand of a block has the outcome that it has alone, in the order of the log', () => {
  const together = audit(HANDS.map((hand) => `${hand}\n\n\n`).join(''), 1);
  let line = 1;
  const alone = HANDS.flatMap((hand) => {
    const outcomes = audit(`${hand}\n\n\n`, line);
    line += hand.split('\n').length + 2;
    return outcomes;
  });
  expect(together).toEqual(alone);
  expect(together).toHaveLength(HANDS.length);
  expect(new Set(together.map(({ status }) => status)).size).toBe(3);
  expect(together.some(({ codes }) => codes.length > 0)).toBe(true);
});
