import type { Output } from './standard-output.js';

/**
 * Writes a JSON document with a long list, item by item, between its other fields: the text of the whole may be too long for one
 * string, which has at most 512 MiB. The caller flushes.
 */
export const writeDocument = async (
  output: Pick<Output, 'write' | 'settle'>,
  {
    before = {},
    name,
    items,
    after,
  }: {
    readonly before?: object;
    readonly name: string;
    readonly items: Iterable<object>;
    readonly after: object;
  },
): Promise<void> => {
  const [head, tail] = [before, after].map((fields) => JSON.stringify(fields).slice(1, -1));
  output.write(`{${head}${head === '' ? '' : ','}${JSON.stringify(name)}:[`);
  let separator = '';
  for (const item of items) {
    output.write(separator + JSON.stringify(item));
    separator = ',';
    await output.settle();
  }
  output.write(`]${tail === '' ? '' : ','}${tail}}\n`);
};
