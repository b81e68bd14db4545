import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditedByChunk, auditedAsWhole, serializedChunks, inMemory, positionErrors } from '../support/chunks.js';
import { corpusFiles, corpusFolder, corpusIsPresent, pokerStarsFiles } from '../support/corpus.js';

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

const read = ({ file }: { readonly file: string }): Buffer => readFileSync(join(corpusFolder, file));

/** The number of chunks of a log, after checking that they give the outcomes of the whole log. */
const compared = async (log: Buffer, length: number): Promise<number> => {
  const chunks = await serializedChunks(inMemory(log), length);
  expect(auditedByChunk(chunks)).toEqual(await auditedAsWhole(inMemory(log)));
  expect(chunks.flatMap(positionErrors)).toEqual([]);
  if (chunks[0].layout !== null)
    expect(Buffer.concat(chunks.map(({ bytes }) => bytes)).equals(log)).toBe(true);
  return chunks.length;
};

present('real logs cut into chunks', () => {
  it('have the outcomes and positions of the whole file, for each file of all sites', async () => {
    let several = 0;
    for (const log of corpusFiles().map(read)) if ((await compared(log, 2 * 1024)) > 1) several += 1;
    console.info(`cut ${several} files of the corpus into several chunks`);
    expect(several).toBeGreaterThan(0);
  });

  it('have the outcomes and positions of one file with all PokerStars logs, in all encodings', async () => {
    const log = Buffer.concat(pokerStarsFiles().map(read));
    for (const length of [2 * 1024, 64 * 1024, 1024 * 1024])
      expect(await compared(log, length)).toBeGreaterThan(log.length / length / 2);
  });
});
