import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fastify from 'fastify';
import { LingeringClose } from './lingering-close.js';

/** A connection whose last response has been written, while the body of its request is still arriving. */
const lingeringSocket = (lingeringClose: LingeringClose): Socket => {
  const socket = new Socket();
  lingeringClose.after(new IncomingMessage(socket));
  socket.destroySoon();
  return socket;
};

test('at most 256 connections linger: for one more, the oldest closes', async () => {
  const server = fastify();
  const lingeringClose = new LingeringClose(server);
  const sockets = Array.from({ length: 256 }, () => lingeringSocket(lingeringClose));
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  sockets.push(lingeringSocket(lingeringClose), lingeringSocket(lingeringClose));
  expect(sockets.map(({ destroyed }) => destroyed).indexOf(false)).toBe(2);
  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(2);
  await server.close();
  expect(sockets.every(({ destroyed }) => destroyed)).toBe(true);
});
