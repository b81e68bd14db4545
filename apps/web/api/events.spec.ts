import fc from 'fast-check';
import { EventReader } from './events.js';

const STREAM =
  ': hello\n\nevent: progress\nid: 7\ndata: {"a":1}\n\n' +
  'event: progress\r\nid: 8\r\ndata: {"a":\r\ndata: 2}\r\n\r\n: still here\n\ndata:done\n\nevent: cut\ndata: off\n';
const EVENTS = [
  { type: 'progress', id: '7', data: '{"a":1}' },
  { type: 'progress', id: '8', data: '{"a":\n2}' },
  { type: 'message', id: '8', data: 'done' },
];

test('events do not depend on how the stream is split', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(STREAM.length)), (cuts) => {
      const reader = new EventReader();
      const places = [0, ...cuts.sort((a, b) => a - b), STREAM.length];
      const events = places.flatMap((place, index) => reader.push(STREAM.slice(place, places[index + 1])));
      expect(events).toEqual(EVENTS);
    }),
  );
});

test('a line without end is an error', () => {
  const reader = new EventReader();
  expect(() => {
    for (let part = 0; part < 200; part++) reader.push('x'.repeat(10_000));
  }).toThrow('too long');
});
