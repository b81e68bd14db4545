import { z } from 'zod';
import { handSchema } from './hand.js';
import { makeHand } from './testing/logs.js';
import { everyRow } from './testing/tables.js';

const json = (): Record<string, unknown> => {
  const hand = makeHand({ body: ['Dealt to Dee [Ah Kd]', 'Ben: checks'] });
  return { ...z.encode(handSchema, hand) };
};

/** The paths of the issues of a value. */
const issues = (value: unknown): string[] => {
  const result = z.safeDecode(handSchema, value as z.input<typeof handSchema>);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('/'));
};

describe('handSchema', () => {
  it('writes cards as text and reads them again', () => {
    const value = json();
    expect(value.events).toMatchObject([{ type: 'deal', cards: 'Ah Kd' }, { type: 'check' }]);
    expect(z.decode(handSchema, value as z.input<typeof handSchema>).events[0]).toMatchObject({
      cards: [50, 45],
    });
  });

  everyRow([
    [
      'cards that are none',
      { events: [{ type: 'deal', seat: 1, cards: 'Ah Kz', line: 1 }] },
      'events/0/cards',
    ],
    ['an event of no kind', { events: [{ type: 'dance', seat: 1, line: 1 }] }, 'events/0/type'],
    [
      'a negative amount',
      { events: [{ type: 'uncalled', seat: 1, amount: -1, line: 1 }] },
      'events/0/amount',
    ],
    ['half a chip', { events: [{ type: 'uncalled', seat: 1, amount: 0.5, line: 1 }] }, 'events/0/amount'],
    ['a line before the first', { events: [{ type: 'check', seat: 1, line: 0 }] }, 'events/0/line'],
    ['a seat that no table has', { heroSeat: 256 }, 'heroSeat'],
    ['too many decimals', { scale: 9 }, 'scale'],
    [
      'a limit of no kind',
      { game: { variant: 'holdem', limit: 'some-limit', rotation: null } },
      'game/limit',
    ],
    ['a site of endless name', { site: 'x'.repeat(256) }, 'site'],
    ['an endless id', { id: '7'.repeat(2001) }, 'id'],
    ['no players at all', { players: undefined }, 'players'],
  ])('rejects an invalid value with its path', (_, change, path) => {
    expect(issues(json())).toEqual([]);
    expect(issues({ ...json(), ...change })).toEqual([path]);
  });
});
