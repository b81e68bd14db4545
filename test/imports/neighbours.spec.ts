import { zip } from '../api/logs.js';
import { dealtHands } from './logs.js';
import { runningService } from './running.js';

const EVERY_STATUS = 'audited,cancelled,rejected,duplicate';

describe('neighbours of a stored hand', () => {
  // A log of a few hands is cut into several chunks.
  const service = runningService({ FLOORMAN_CHUNK_LENGTH: '8192' });

  /** Goes from hand to hand to the end of the log; `by` says in which direction. */
  const walk = async (start: string, by: 'previous' | 'next'): Promise<string[]> => {
    const ids: string[] = [];
    for (let id: string | null = start; id !== null;) {
      ids.push(id);
      ({ [by]: id } = await service.client.json<Record<typeof by, string | null>>(`/v1/hands/${id}`));
    }
    return ids;
  };

  test('are those of its file, over the boundaries of chunks and deleted hands, and no hand of another file', async () => {
    const files = [dealtHands(30, 71), dealtHands(20, 72)];
    // The hands of the second file are duplicates, which have neighbours too.
    await service.client.import(files[1].join(''), { name: 'earlier' });
    const archive = zip(...files.map((hands, nth) => ({ name: `${nth}.txt`, data: hands.join('') })));
    const { id, chunks } = await service.client.import(archive, { name: 'both.zip' });
    expect(chunks.total).toBeGreaterThan(4);
    const listed = await service.client.lines(`/v1/hands?import=${id}&format=ndjson&status=${EVERY_STATUS}`);
    const idsOf = (member: string): string[] =>
      listed.flatMap((hand) => (hand.member === member ? [hand.id as string] : []));
    for (const [nth, hands] of files.entries()) {
      const ids = idsOf(`${nth}.txt`);
      expect(ids).toHaveLength(hands.length);
      expect(await walk(ids[0], 'next')).toEqual(ids);
      expect(await walk(ids[ids.length - 1], 'previous')).toEqual(ids.toReversed());
    }
    const [first, deleted, third] = idsOf('0.txt');
    await service.client.request(`/v1/hands/${deleted}`, { method: 'DELETE' });
    expect(await service.client.json(`/v1/hands/${first}`)).toMatchObject({ previous: null, next: third });
    expect(await service.client.json(`/v1/hands/${third}`)).toMatchObject({ previous: first });
  });
});
