import { writeDocument } from './json-document.js';

const written = async (
  document: Parameters<typeof writeDocument>[1],
): Promise<{ readonly texts: readonly string[]; readonly settled: number }> => {
  const texts: string[] = [];
  let settled = 0;
  const output = {
    write: (text: string) => void texts.push(text),
    settle: () => {
      settled++;
      return Promise.resolve();
    },
  };
  await writeDocument(output, document);
  return { texts, settled };
};

describe('a JSON document with a long list', () => {
  test('is written item by item, and never as one text', async () => {
    const items = Array.from({ length: 500 }, (_, number) => ({ number, text: 'x'.repeat(1_000) }));
    const { texts, settled } = await written({ name: 'items', items, after: { count: 500 } });
    expect(JSON.parse(texts.join(''))).toEqual({ items, count: 500 });
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(1_100);
    expect(settled).toBe(500);
  });

  test('has its other fields around the list, in their order', async () => {
    const { texts } = await written({
      before: { a: 1, b: [2] },
      name: 'list',
      items: [],
      after: { z: null },
    });
    expect(texts.join('')).toBe('{"a":1,"b":[2],"list":[],"z":null}\n');
    const alone = await written({ name: 'list', items: [{}], after: {} });
    expect(alone.texts.join('')).toBe('{"list":[{}]}\n');
  });
});
