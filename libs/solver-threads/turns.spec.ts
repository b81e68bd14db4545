import { type Line, Turns } from './turns.js';

const NEVER = new AbortController().signal;

/** Work that ends on request; its start is recorded. */
class Desk {
  readonly begun: string[] = [];
  private readonly ends: (() => void)[] = [];

  constructor(readonly turns: Turns) {}

  come(name: string, line: Line, signal: AbortSignal = NEVER): Promise<void> {
    return this.turns.during(line, signal, () => {
      this.begun.push(name);
      return new Promise((resolve) => this.ends.push(resolve));
    });
  }

  async endOne(): Promise<void> {
    this.ends.shift()?.();
    // What comes of it is some promises away.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
}

describe('turns', () => {
  it('lets so many work at once, and counts those who wait', async () => {
    const desk = new Desk(new Turns(2));
    for (const name of ['a', 'b', 'c']) void desk.come(name, 'questions');
    await Promise.resolve();
    expect([desk.begun, desk.turns.busy, desk.turns.waiting]).toEqual([['a', 'b'], 2, 1]);
    await desk.endOne();
    expect([desk.begun, desk.turns.busy, desk.turns.waiting]).toEqual([['a', 'b', 'c'], 2, 0]);
    await desk.endOne();
    await desk.endOne();
    expect(desk.turns.busy).toBe(0);
  });

  it('takes the first of either line by turns, so that neither waits for the end of the other', async () => {
    const desk = new Desk(new Turns(1));
    void desk.come('first', 'groups');
    for (const name of ['g1', 'g2', 'g3']) void desk.come(name, 'groups');
    for (const name of ['q1', 'q2']) void desk.come(name, 'questions');
    for (let turn = 0; turn < 6; turn++) await desk.endOne();
    expect(desk.begun).toEqual(['first', 'q1', 'g1', 'q2', 'g2', 'g3']);
  });

  it('removes aborted work from its line at once', async () => {
    const desk = new Desk(new Turns(1));
    const gone = new AbortController();
    void desk.come('a', 'questions');
    const left = desk.come('b', 'questions', gone.signal);
    void desk.come('c', 'questions');
    gone.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(desk.turns.waiting).toBe(1);
    await desk.endOne();
    expect(desk.begun).toEqual(['a', 'c']);
    await expect(desk.come('d', 'questions', gone.signal)).rejects.toThrow('gone');
  });

  it('gives the place of work that failed to the next', async () => {
    const turns = new Turns(1);
    await expect(turns.during('questions', NEVER, () => Promise.reject(new Error('failed')))).rejects.toThrow(
      'failed',
    );
    expect(await turns.during('groups', NEVER, () => Promise.resolve('done'))).toBe('done');
  });
});
