import { failingRows } from '#testing';
import { errorsIn, rulingOn, shortly, type FloorTest } from '../testing/floor.js';

/** Rows of the table: what the test proves, the request, and the ruling, the hand and the rules. */
type Row = readonly [name: string, request: FloorTest, expected: string];

const profiles = ['intro', 'roberts'] as const;

const rows: readonly Row[] = [
  ...['advice', 'collusion'].flatMap((type) =>
    ['player', 'bystander'].flatMap((by): Row[] => [
      [`P-IRR-7 ${type} by a ${by}`, { incident: { type, by } }, 'warned goes-on P-IRR-7'],
      [
        `P-IRR-7 ${type} by a ${by} in a formal game`,
        { incident: { type, by }, situation: { formal: true } },
        'discretion goes-on P-IRR-7',
      ],
      [
        `P-IRR-7 ${type} by a ${by} in a tournament`,
        { incident: { type, by }, situation: { tournament: true } },
        'discretion goes-on P-IRR-7',
      ],
    ]),
  ),
  [
    'P-IRR-8 what no rule covers',
    { incident: { type: 'other', text: 'the lights went out' } },
    'discretion goes-on P-IRR-8',
  ],
];

describe('rulings on conduct', () => {
  it('follow the table', () => {
    const both = profiles.flatMap((profile) =>
      rows.map(([name, request, expected]): Row => [
        `${profile}: ${name}`,
        { profile, ...request },
        expected,
      ]),
    );
    const failures = failingRows(both, ([, request, expected]) => {
      expect(shortly(request)).toBe(expected);
    });
    expect(failures).toEqual([]);
  });

  it('P-IRR-7: in a formal game the rule leans to expulsion', () => {
    const { discretion } = rulingOn({
      incident: { type: 'advice', by: 'player' },
      situation: { formal: true },
    });
    expect(discretion?.outcomes.map(({ ruling }) => ruling)).toEqual(['expelled', 'warned']);
  });

  it('P-IRR-8: the rule leans to a fair settlement, and the explanation says what happened', () => {
    const { discretion, explanation } = rulingOn({
      incident: { type: 'other', text: 'the lights went out.' },
    });
    expect(discretion?.outcomes.map(({ ruling }) => ruling)).toEqual(['fair-settlement', 'play-on']);
    expect(explanation).toBe(
      'This happened, and no rule covers it: the lights went out. It is settled as fairly as possible, with the least disruption of the game. The management decides.',
    );
  });

  it.each(['deck!', 'deck?', 'deck.', 'deck…', 'deck. '])('P-IRR-8: ends the sentence %j once', (text) => {
    const { explanation } = rulingOn({ incident: { type: 'other', text: `A dog ate the ${text}` } });
    expect(explanation).toMatch(/: A dog ate the deck[.!?…] It is settled /);
  });

  it('depend on no fact but the form of the game', () => {
    for (const type of ['advice', 'collusion', 'other']) expect(errorsIn({ incident: { type } })).toEqual([]);
  });
});
