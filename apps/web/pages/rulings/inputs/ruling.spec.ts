import { findVariant } from '#engine';
import { incidentKinds } from '#rules';
import fc from 'fast-check';
import type { Incidents, Ruling } from '../api.js';
import { INCIDENT_NAMES } from './incident-names.js';
import {
  defaultRulingInputs,
  formatRulingLink,
  isOfGame,
  isSameRuling,
  otherHouse,
  outcomeName,
  parseRulingLink,
  rulingRequest,
  searchIncidents,
  withFact,
  withGame,
  withoutFact,
  type RulingInputs,
} from './ruling.js';

const field = (name: string, type: Incidents['situation'][number]['type']) => ({
  name,
  type,
  question: { en: name, es: name },
  required: false,
  choices: name === 'stage' ? [{ value: 'betting', name: { en: 'b', es: 'b' } }] : [],
  min: null,
  max: null,
});

const INCIDENTS: Incidents = {
  items: [
    {
      type: 'card-exposed',
      moment: 'deal',
      title: { en: 'A card was exposed', es: 'Se expuso una carta' },
      fields: [
        field('ordinal', 'whole-number'),
        field('announced', 'yes-no'),
        field('amount', 'amount'),
        field('parts', 'numbers'),
        field('cards', 'cards-by-seat'),
        field('house.most', 'whole-number'),
        field('house.penalty', 'text'),
      ],
    },
    {
      type: 'button-wrong',
      moment: 'deal',
      title: { en: 'The button is wrong', es: 'El botón está mal' },
      fields: [],
    },
  ],
  situation: [field('stage', 'choice')],
  names: { rulings: {}, hands: {} },
};

const inputs = (facts: Readonly<Record<string, string>>): RulingInputs => ({
  ...defaultRulingInputs(),
  type: 'card-exposed',
  facts: Object.entries(facts).map(([pointer, value]) => ({ pointer, value })),
});

describe('the request of the inputs', () => {
  it('has the facts as values of their types', () => {
    const known = inputs({
      '/situation/stage': 'betting',
      '/incident/ordinal': '3',
      '/incident/announced': 'no',
      '/incident/amount': '2,50',
      '/incident/parts': '4, 48',
      '/incident/cards': '1 Jh, 4: Ks',
      '/incident/house/most': '2',
      '/incident/house/penalty': 'one hand',
    });
    expect(rulingRequest(known, 'intro', INCIDENTS)).toEqual({
      profile: 'intro',
      game: { variant: 'holdem', limit: 'no-limit' },
      situation: { stage: 'betting' },
      incident: {
        type: 'card-exposed',
        ordinal: 3,
        announced: false,
        amount: '2.50',
        parts: [4, 48],
        cards: [
          { seat: 1, card: 'Jh' },
          { seat: 4, card: 'Ks' },
        ],
        house: { most: 2, penalty: 'one hand' },
      },
    });
  });

  it.each([
    ['/incident/ordinal', 'first'],
    ['/incident/amount', '1,000'],
    ['/incident/cards', 'Jh'],
    ['/situation/stage', 'lunch'],
  ])('is none with a fact that cannot be read: %s %s', (pointer, value) => {
    expect(rulingRequest(inputs({ [pointer]: value }), 'intro', INCIDENTS)).toBeNull();
  });

  it('leaves out facts that the incident does not have, and needs an incident', () => {
    const known = inputs({ '/incident/colour': 'red' });
    expect(rulingRequest(known, 'intro', INCIDENTS)?.incident).toEqual({ type: 'card-exposed' });
    expect(rulingRequest(defaultRulingInputs(), 'intro', INCIDENTS)).toBeNull();
  });
});

describe('facts', () => {
  it('keep their order when one changes', () => {
    const known = inputs({ '/incident/ordinal': '3', '/situation/stage': 'betting' });
    const changed = withFact(known, { pointer: '/incident/ordinal', value: '4' });
    expect(changed.facts.map(({ value }) => value)).toEqual(['4', 'betting']);
    expect(withoutFact(changed, '/incident/ordinal').facts.map(({ value }) => value)).toEqual(['betting']);
  });
});

describe('links', () => {
  it('lead back to the inputs', () => {
    const fact = fc.record({
      pointer: fc.constantFrom('/incident/ordinal', '/incident/house/most', '/situation/stage'),
      value: fc.string({ unit: 'grapheme', maxLength: 50 }),
    });
    const facts = fc.uniqueArray(fact, { selector: ({ pointer }) => pointer });
    fc.assert(
      fc.property(facts, (known) => {
        const whole: RulingInputs = { ...defaultRulingInputs(), type: 'card-exposed', facts: known };
        expect(parseRulingLink(formatRulingLink(whole))).toEqual(whole);
      }),
    );
  });

  it.each(['', 'v=2&incident=card-exposed', 'x'.repeat(20_000)])('%.20j is not one', (link) => {
    expect(parseRulingLink(link)).toBeNull();
  });

  it('leave out what is not a fact, and repeated facts', () => {
    const link = 'v=1&house=<b>&incident=a&incident.by=dealer&incident.by=player&x.by=1&incident.a.b.c=2';
    expect(parseRulingLink(link)).toEqual({
      ...defaultRulingInputs(),
      type: 'a',
      facts: [{ pointer: '/incident/by', value: 'dealer' }],
    });
  });
});

describe('searchIncidents', () => {
  const typesOf = (search: string): string[] => searchIncidents(search, INCIDENTS).map(({ type }) => type);

  it('finds words in both languages, regardless of case and accents', () => {
    expect(typesOf('')).toHaveLength(2);
    expect(typesOf('BOTON')).toEqual(['button-wrong']);
    expect(typesOf('card exposed')).toEqual(['card-exposed']);
    expect(typesOf('button exposed')).toEqual([]);
  });

  it('finds an incident by its usual names, all of which are names of incidents', () => {
    const items = incidentKinds.map(({ type, title }) => ({
      type,
      title,
      moment: 'deal' as const,
      fields: [],
    }));
    const known = { ...INCIDENTS, items };
    const find = (search: string): string[] => searchIncidents(search, known).map(({ type }) => type);
    expect(find('string bet')).toEqual(['string-raise']);
    expect(find('oversized chip')).toEqual(['single-chip']);
    expect(find('Colusión')).toEqual(['collusion']);
    expect(find('misdeal')).toEqual(expect.arrayContaining(['card-exposed', 'misdeals-in-a-row']));
    const types = new Set(items.map(({ type }) => type));
    expect(Object.keys(INCIDENT_NAMES).filter((type) => !types.has(type))).toEqual([]);
  });
});

test('the other house is the introduction, or for it the general rules', () => {
  expect(['roberts', 'wsop', 'intro'].map(otherHouse)).toEqual(['intro', 'intro', 'roberts']);
});

describe('what a headline says about the hand', () => {
  const name = (text: string) => ({ en: text, es: text });
  const names = {
    rulings: {},
    hands: { misdeal: name('again'), 'deal-passes.misdeal': name('the next'), void: name('back') },
  };
  it.each<[Ruling['ruling'], Ruling['hand'], string | undefined]>([
    ['misdeal', 'misdeal', 'again'],
    ['deal-passes', 'misdeal', 'the next'],
    ['void', 'void', 'back'],
    ['play-on', 'goes-on', undefined],
    ['discretion', 'void', undefined],
    ['warned', 'over', undefined],
  ])('%s, %s: %s', (ruling, hand, text) => {
    expect(outcomeName(names, { ruling, hand })?.en).toBe(text);
  });
});

describe('another game', () => {
  const games = Object.fromEntries(
    ['holdem', 'stud', 'lowball-27-single'].map((id) => [id, findVariant(id)!]),
  );

  it('keeps a street only if it has it', () => {
    const known = inputs({ '/situation/street': 'river', '/situation/stage': 'betting' });
    expect(withGame(known, games.holdem).facts).toEqual(known.facts);
    const changed = withGame(known, games['lowball-27-single']);
    expect([changed.game, changed.facts.map(({ value }) => value)]).toEqual([
      'lowball-27-single',
      ['betting'],
    ]);
  });

  it.each([
    ['draw', ['lowball-27-single']],
    ['beforeDraw', ['lowball-27-single']],
    ['isStudLastCard', ['stud']],
    ['betting', ['holdem', 'stud', 'lowball-27-single']],
  ])('has %s only in %j', (name, expected) => {
    expect(Object.keys(games).filter((id) => isOfGame(name, games[id]))).toEqual(expected);
    expect(isOfGame(name, null)).toBe(true);
  });
});

test('houses rule alike if verdict, choices and explanation are the same, whatever their rules', () => {
  const one = {
    ruling: 'call',
    hand: 'goes-on',
    discretion: null,
    rules: ['R-BET-15'],
    explanation: 'It is.',
  } as const;
  const another = { ...one, rules: ['P-BET-6'] };
  expect(isSameRuling(one, another)).toBe(true);
  expect(isSameRuling(one, { ...one, explanation: 'It is so.' })).toBe(false);
  expect(isSameRuling(one, { ...one, hand: 'void' })).toBe(false);
});
