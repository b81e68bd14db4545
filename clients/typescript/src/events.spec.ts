import { eventsOf, type ServerEvent } from './events.js';
import { streamOf } from './testing/service.js';

const STREAM =
  ': hello\n\nevent: progress\nid: 7\ndata: {"a":1}\n\n' +
  'event: progress\r\nid: 8\r\ndata: {"a":\r\ndata: 2}\r\n\r\n: still here\n\ndata:done\n\nevent: cut\ndata: off\n';

test('events have their type, their data and the last id; one that is cut off is none', async () => {
  const events: ServerEvent[] = [];
  for await (const event of eventsOf(streamOf(STREAM))) events.push(event);
  expect(events).toEqual([
    { type: 'progress', id: '7', data: '{"a":1}' },
    { type: 'progress', id: '8', data: '{"a":\n2}' },
    { type: 'message', id: '8', data: 'done' },
  ]);
});

test('an event without end is an error', async () => {
  const part = new TextEncoder().encode(`data: ${'x'.repeat(1_000_000)}\n`);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(part);
    },
  });
  await expect(eventsOf(endless).next()).rejects.toThrow('too long');
});
