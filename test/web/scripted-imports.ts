/** The id of the import of a script. */
export const ID = '11111111-1111-4111-8111-111111111111';

/** An import as the service describes it. */
export const importIn = (state: string, hands: number) => ({
  id: ID,
  name: 'big.txt',
  state,
  complete: state === 'done',
  bytes: 1_000_000,
  chunks: { total: 4, done: state === 'done' ? 4 : 1 },
  counts: { hands, audited: hands, rejected: 0, duplicates: 0, cancelled: 0 },
  skipped: { 'not-a-log': 0 },
  findings: { 'total-pot': 3000 },
  error: null,
  revision: 1,
  createdAt: '2026-01-01T00:00:00Z',
  receivedAt: null,
  finishedAt: null,
});

/** A report with a number of hands that have a fault, and no findings. */
export const reportWith = (faulty: number) => ({
  verdict: { faulty, illegal: 0 },
  findings: { bySeverity: [], byCode: [], byRule: [], first: [] },
  rejections: [],
});
