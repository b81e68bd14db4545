import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openS3ChunkStore } from '#storage';

const KEYS = ['x/a/', 'x/a/0', 'x/a/00', 'x/a/12', 'x/a/12.bak', 'x/a/-1', 'x/a/1e3'];
const LIST = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>false</IsTruncated>${KEYS.map(
  (key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`,
).join('')}</ListBucketResult>`;

test('the list of the objects of an import has those of chunks only, without markers of folders', async () => {
  const before = { ...process.env };
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(LIST);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    AWS_ACCESS_KEY_ID: 'any',
    AWS_SECRET_ACCESS_KEY: 'any',
  });
  try {
    const store = await openS3ChunkStore('s3://bucket/x');
    const lists: (readonly number[])[] = [];
    for await (const ordinals of store.list('a')) lists.push(ordinals);
    expect(lists).toEqual([[0, 12]]);
  } finally {
    process.env = before;
    server.closeAllConnections();
    server.close();
  }
});
