import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which the rest of a body is read after the last response of its connection. */
const LINGER_MS = 10_000;

/**
 * Closes connections on which a body is still arriving, in stages (RFC 9112, 9.6): the response ends, the rest of the body
 * is discarded, then the connection closes. A connection that closes at once is reset by the next part of the body, and
 * its client may see the reset instead of the response.
 */
export class LingeringClose {
  private readonly lingering = new Set<Socket>();

  /** Lets the connection of a request linger after its response, which must be the last one. */
  after(request: IncomingMessage): void {
    const { socket } = request;
    const close = socket.destroySoon.bind(socket);
    // Node calls this at the end of the last response.
    socket.destroySoon = () => {
      if (request.complete) close();
      else this.linger(request, socket, close);
    };
  }

  /** Closes all lingering connections. */
  close(): void {
    for (const socket of this.lingering) socket.destroy();
  }

  private linger(request: IncomingMessage, socket: Socket, close: () => void): void {
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    this.lingering.add(socket);
    socket.once('close', () => {
      clearTimeout(timer);
      this.lingering.delete(socket);
    });
    socket.end();
    request.once('end', close).resume();
  }
}
