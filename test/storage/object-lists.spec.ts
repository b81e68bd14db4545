import { openS3ChunkStore } from '#storage';
import { startObjectServer } from './object-server.js';

const KEYS = ['x/a/', 'x/a/0', 'x/a/00', 'x/a/12', 'x/a/12.bak', 'x/a/-1', 'x/a/1e3'];
const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>false</IsTruncated>${KEYS.map(
  (key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`,
).join('')}</ListBucketResult>`;

test('the list of the objects of an import has those of chunks only, without markers of folders', async () => {
  const stop = await startObjectServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(LIST);
  });
  try {
    const store = await openS3ChunkStore('s3://bucket/x');
    const lists: (readonly number[])[] = [];
    for await (const ordinals of store.list('a')) lists.push(ordinals);
    expect(lists).toEqual([[0, 12]]);
  } finally {
    stop();
  }
});
