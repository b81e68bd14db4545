import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which the rest of a body is read after the last response of its connection. */
const LINGER_MS = 10_000;

/** The most connections that linger at once; for one more, the oldest closes. */
const MAX_LINGERING = 256;

/**
 * Closes connections on which a body is still arriving, in stages (RFC 9112, 9.6): the response ends, the rest of the body
 * is discarded, then the connection closes. A connection that closes at once is reset by the next part of the body, and
 * its client may see the reset instead of the response. When the service closes, no connection lingers.
 */
export class LingeringClose {
  private readonly lingering = new Set<Socket>();
  private isClosing = false;

  /** Must be made before other hooks: a request that follows on a lingering connection is discarded too. */
  constructor(server: FastifyInstance) {
    server.addHook('onRequest', ({ raw }, reply, done) => {
      if (!this.lingering.has(raw.socket)) {
        done();
        return;
      }
      reply.hijack();
      raw.socket.destroy();
    });
    server.addHook('preClose', (done) => {
      this.isClosing = true;
      for (const socket of this.lingering) socket.destroy();
      done();
    });
  }

  /** Lets the connection of a request linger after its response, which must be the last one. */
  after(request: IncomingMessage): void {
    const { socket } = request;
    const close = socket.destroySoon.bind(socket);
    // Node calls this at the end of the last response.
    socket.destroySoon = () => {
      if (this.isClosing || request.complete) close();
      else this.linger(request, socket, close);
    };
  }

  private linger(request: IncomingMessage, socket: Socket, close: () => void): void {
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    if (this.lingering.size >= MAX_LINGERING) this.closeOldest();
    this.lingering.add(socket);
    socket.once('close', () => {
      clearTimeout(timer);
      this.lingering.delete(socket);
    });
    socket.end();
    request.once('end', close).resume();
  }

  /** A set has its elements in the order in which they were added. */
  private closeOldest(): void {
    const [oldest] = this.lingering;
    this.lingering.delete(oldest);
    oldest.destroy();
  }
}
