import { Lanes, WaitExceeded } from './lanes.js';

type Lane = 'requests' | 'bulk';
const makeLanes = (places: number): Lanes<Lane> => new Lanes(places, ['requests', 'bulk']);

const NEVER = new AbortController().signal;

/** Work that ends on request; its start is recorded. */
class Desk {
  readonly begun: string[] = [];
  private readonly ends: (() => void)[] = [];

  constructor(readonly lanes: Lanes<Lane>) {}

  come(name: string, lane: Lane, signal: AbortSignal = NEVER): Promise<void> {
    return this.lanes.during(lane, signal, () => {
      this.begun.push(name);
      return new Promise((resolve) => this.ends.push(resolve));
    });
  }

  async endOne(): Promise<void> {
    this.ends.shift()?.();
    // The next task starts some microtasks later.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
}

describe('the lanes', () => {
  it('run a limited number of tasks at once, and count the waiting ones', async () => {
    const desk = new Desk(makeLanes(2));
    for (const name of ['a', 'b', 'c']) void desk.come(name, 'requests');
    await Promise.resolve();
    expect([desk.begun, desk.lanes.busy, desk.lanes.waiting]).toEqual([['a', 'b'], 2, 1]);
    await desk.endOne();
    expect([desk.begun, desk.lanes.busy, desk.lanes.waiting]).toEqual([['a', 'b', 'c'], 2, 0]);
    await desk.endOne();
    await desk.endOne();
    expect(desk.lanes.busy).toBe(0);
  });

  it('take turns, so that neither has to wait until the other is empty', async () => {
    const desk = new Desk(makeLanes(1));
    void desk.come('first', 'bulk');
    for (const name of ['g1', 'g2', 'g3']) void desk.come(name, 'bulk');
    for (const name of ['q1', 'q2']) void desk.come(name, 'requests');
    for (let turn = 0; turn < 6; turn++) await desk.endOne();
    expect(desk.begun).toEqual(['first', 'q1', 'g1', 'q2', 'g2', 'g3']);
  });

  it('remove aborted work at once', async () => {
    const desk = new Desk(makeLanes(1));
    const gone = new AbortController();
    void desk.come('a', 'requests');
    const left = desk.come('b', 'requests', gone.signal);
    void desk.come('c', 'requests');
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(desk.lanes.waiting).toBe(1);
    await desk.endOne();
    expect(desk.begun).toEqual(['a', 'c']);
    await expect(desk.come('d', 'requests', gone.signal)).rejects.toThrow('gone');
  });

  it('remove work whose turn does not come in time, and nothing else', async () => {
    const desk = new Desk(new Lanes<Lane>(1, ['requests', 'bulk'], 50));
    const first = desk.come('a', 'requests');
    await expect(desk.come('b', 'requests')).rejects.toThrow(WaitExceeded);
    expect(desk.lanes.waiting).toBe(0);
    const next = desk.come('c', 'requests');
    await desk.endOne();
    // The time of work that has begun has no limit.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await desk.endOne();
    await Promise.all([first, next]);
    expect(desk.begun).toEqual(['a', 'c']);
  });

  it('give the place of failed work to the next', async () => {
    const lanes = makeLanes(1);
    await expect(lanes.during('requests', NEVER, () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(await lanes.during('bulk', NEVER, () => Promise.resolve('done'))).toBe('done');
  });
});
