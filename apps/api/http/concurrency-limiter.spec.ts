import { ProblemError } from './problem.js';
import { Room } from './concurrency-limiter.js';

const FULL = { en: 'full', es: 'lleno' };

describe('a room', () => {
  test('takes as many as it is large, and more when one has left', () => {
    const room = new Room(2, FULL);
    const leave = room.enter();
    room.enter();
    expect(() => room.enter()).toThrow(ProblemError);
    leave();
    room.enter();
    expect(() => room.enter()).toThrow(ProblemError);
  });

  test('nobody who is in takes the last place: it is for others', () => {
    const room = new Room(3, FULL);
    const leave = room.enter({ whose: 'a' });
    room.enter({ whose: 'a' });
    expect(() => room.enter({ whose: 'a' })).toThrow(ProblemError);
    room.enter({ whose: 'b' });
    expect(() => room.enter({ whose: 'c' })).toThrow(ProblemError);
    leave();
    expect(() => room.enter({ whose: 'b' })).toThrow(ProblemError);
    room.enter({ whose: 'c' });
    expect(new Room(1, FULL).enter({ whose: 'a' })).toBeInstanceOf(Function);
  });

  test('who needs several places gets all of them or none', () => {
    const room = new Room(5, FULL);
    const leave = room.enter({ places: 3 });
    expect(() => room.enter({ places: 3 })).toThrow(ProblemError);
    room.enter({ places: 2 });
    leave();
    room.enter({ places: 3 });
    expect(() => room.enter()).toThrow(ProblemError);
  });

  test('who leaves twice frees one place', () => {
    const room = new Room(1, FULL);
    const leave = room.enter();
    leave();
    leave();
    room.enter();
    expect(() => room.enter()).toThrow(ProblemError);
  });

  test('work that fails leaves as well', async () => {
    const room = new Room(1, FULL);
    const fails = room.during(() => Promise.reject(new Error('no')));
    expect(() => room.enter()).toThrow(ProblemError);
    await expect(fails).rejects.toThrow('no');
    await expect(room.during(() => Promise.resolve(7))).resolves.toBe(7);
  });

  test('who finds no room is told when to come back', () => {
    const room = new Room(1, FULL);
    room.enter();
    try {
      room.enter();
    } catch (error) {
      expect(error).toMatchObject({ code: 'unavailable', options: { headers: { 'retry-after': '2' } } });
    }
    expect.assertions(1);
  });
});
