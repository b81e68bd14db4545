import { handSchema } from '#histories';
import { makeHand } from '../testing/canonical-hand.js';
import { answerRulingRequest } from './answer.js';

const request = (incident: object, situation: object = { stage: 'initial-deal' }): unknown => ({
  profile: 'roberts',
  game: { variant: 'holdem', limit: 'no-limit' },
  situation,
  incident,
});

/** The problem of an answer, and its errors: `problem pointer code`. */
const problemOf = (json: unknown): string[] => {
  const answer = answerRulingRequest(json, 'en');
  if (answer.ok) return ['answered'];
  return [answer.problem, ...answer.errors.map(({ pointer, code }) => `${pointer} ${code}`)];
};

describe('answerRulingRequest', () => {
  it('answers a complete request', () => {
    const answer = answerRulingRequest(request({ type: 'deck-short' }), 'es');
    expect(answer).toMatchObject({ ok: true, ruling: { ruling: 'play-on', rules: ['R-IRR-10'] } });
  });

  it('reports the missing facts of the situation as unprocessable', () => {
    const early = { stage: 'betting', street: 'preflop' };
    expect(problemOf(request({ type: 'card-exposed', by: 'dealer', ordinal: 4 }, early))).toEqual([
      'unprocessable',
      '/situation/acted missing-fact',
    ]);
  });

  it.each([
    ['en', 'Who exposed the card?'],
    ['es', '¿Quién expuso la carta?'],
  ] as const)('asks for a missing fact (%s)', (language, question) => {
    const answer = answerRulingRequest(request({ type: 'card-exposed' }), language);
    expect(answer).toMatchObject({ errors: [{ message: expect.stringContaining(question) }] });
  });

  it('reports a missing field that every ruling on the incident needs in the same way', () => {
    expect(problemOf(request({ type: 'card-exposed' }))).toEqual([
      'unprocessable',
      '/incident/by missing-fact',
    ]);
  });

  it('reports a seat that the hand does not have as unprocessable', () => {
    const hand = handSchema.encode(
      makeHand([1, 2, 3], {
        game: { variant: 'holdem', limit: 'no-limit', rotation: null },
        stakes: { smallBlind: 1, bigBlind: 2, smallBet: null, bigBet: null, cap: null },
        buttonSeat: 3,
        events: [],
      }),
    );
    expect(problemOf({ profile: 'roberts', hand, incident: { type: 'tap', seat: 9 } })).toEqual([
      'unprocessable',
      '/incident/seat unknown-seat',
    ]);
  });

  it.each<[unknown, string[]]>([
    [null, [' wrong-value']],
    [{ profile: 'roberts' }, ['/incident missing']],
    [request({ type: 'flood' }), ['/incident/type unknown-incident']],
    [request({ type: 'card-exposed', by: 'thief' }), ['/incident/by wrong-value']],
    [
      request({ type: 'card-exposed', colour: 'red' }),
      ['/incident/by missing-fact', '/incident/colour unknown-property'],
    ],
    [request({ type: 'deck-short' }, { stage: 'lunch' }), ['/situation/stage wrong-value']],
  ])('reports %j as invalid', (json, errors) => {
    expect(problemOf(json)).toEqual(['invalid-request', ...errors]);
  });
});
