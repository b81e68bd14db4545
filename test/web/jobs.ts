import type { ServerResponse } from 'node:http';
import { sendJson, type Script } from './proxy.js';

/** The figures of a player in a job. */
const figures = (equity: number, standardError: number) => ({
  hand: '',
  equity,
  win: equity,
  tie: 0,
  wins: '0',
  ties: '0',
  shares: '0',
  standardError,
  interval: [equity - 2 * standardError, equity + 2 * standardError],
});

export const answerWith = (equity: number, standardError = 0) => ({
  game: 'holdem',
  method: standardError === 0 ? 'exact' : 'monte-carlo',
  total: '1000000',
  seed: standardError === 0 ? null : 42,
  seconds: 12.5,
  cached: false,
  players: [figures(equity, standardError), figures(1 - equity, standardError)],
});

/** An equity job that the test controls. */
export class LongJob {
  cancelled = false;
  private events: ServerResponse | null = null;
  private waiting: string[] = [];
  private job = {
    id: 'job-1',
    state: 'queued',
    progress: { done: 0, total: 10 },
    estimate: null as unknown,
    answer: null as unknown,
    error: null as unknown,
  };

  readonly script: Script = ({ method, path }, response) => {
    if (method === 'POST' && path === '/v1/equity') sendJson(response, 202, this.job);
    else if (method === 'DELETE' && path === '/v1/equity/job-1') {
      this.cancelled = true;
      sendJson(response, 200, this.job);
      this.send('cancelled', {});
    } else if (path === '/v1/equity/job-1') sendJson(response, 200, this.job);
    else if (path === '/v1/equity/job-1/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      this.events = response;
      response.write(`: hello\n\n${this.waiting.splice(0).join('')}`);
    } else return false;
    return true;
  };

  run(done: number, equity: number, error: number): void {
    this.send('running', { progress: { done, total: 10 }, estimate: answerWith(equity, error) });
  }

  finish(equity: number): void {
    this.send('done', { progress: { done: 10, total: 10 }, answer: answerWith(equity, 0.0005) });
  }

  fail(error: string): void {
    this.send('failed', { error });
  }

  /** Breaks the stream, as a proxy may do. */
  hangUp(): void {
    this.events?.destroy();
    this.events = null;
  }

  private send(state: string, change: object): void {
    this.job = { ...this.job, ...change, state };
    const type = state === 'running' ? 'progress' : state;
    const event = `event: ${type}\ndata: ${JSON.stringify(this.job)}\n\n`;
    if (this.events === null) this.waiting.push(event);
    else this.events.write(event);
  }
}
