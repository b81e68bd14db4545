import type { Field, Incidents, Ruling, Words } from '../api.js';
import type { Game } from '../../../games/game.js';
import { INCIDENT_NAMES } from './incident-names.js';
import { readAnswer } from './typed-answer.js';

/** A fact that was entered: the JSON pointer into the request, and the text of the value. */
export interface Fact {
  readonly pointer: string;
  readonly value: string;
}

/** What the page knows about an incident. */
export interface RulingInputs {
  readonly house: string;
  readonly game: string;
  readonly limit: string;
  /** The type of the incident; null until one is chosen. */
  readonly type: string | null;
  /** In the order in which they were entered. */
  readonly facts: readonly Fact[];
}

export const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit'] as const;

export const defaultRulingInputs = (): RulingInputs => ({
  house: 'roberts',
  game: 'holdem',
  limit: 'no-limit',
  type: null,
  facts: [],
});

/** The house whose answer is shown beside that of another one. */
export const otherHouse = (house: string): string => (house === 'intro' ? 'roberts' : 'intro');

/** The inputs with a fact; the last one if it is new. */
export const withFact = (inputs: RulingInputs, { pointer, value }: Fact): RulingInputs => {
  const isKnown = inputs.facts.some((fact) => fact.pointer === pointer);
  const facts = isKnown
    ? inputs.facts.map((fact) => (fact.pointer === pointer ? { pointer, value } : fact))
    : [...inputs.facts, { pointer, value }];
  return { ...inputs, facts };
};

export const withoutFact = (inputs: RulingInputs, pointer: string): RulingInputs => ({
  ...inputs,
  facts: inputs.facts.filter((fact) => fact.pointer !== pointer),
});

/** The inputs with another game. A street is a fact of the game that it was entered for. */
export const withGame = (
  inputs: RulingInputs,
  { id, streets }: Pick<Game, 'id' | 'streets'>,
): RulingInputs => ({
  ...inputs,
  game: id,
  facts: inputs.facts.filter(
    ({ pointer, value }) => !pointer.endsWith('/street') || streets.some((street) => street.id === value),
  ),
});

/** Whether players exchange cards in a game. */
const isDrawGame = ({ streets }: Pick<Game, 'streets'>): boolean =>
  streets.some(({ exchange }) => exchange?.replaced === true);

/** Whether a game is stud: cards of players on later streets, and no board or draw. */
const isStud = (game: Pick<Game, 'streets' | 'boardCards'>): boolean =>
  game.boardCards === 0 &&
  !isDrawGame(game) &&
  game.streets.some(({ deals }, street) => street > 0 && deals.some(({ to }) => to === 'hole'));

/** The facts that only some games have. */
const FACTS_OF_GAMES: ReadonlyMap<string, (game: Pick<Game, 'streets' | 'boardCards'>) => boolean> = new Map([
  ['beforeDraw', isDrawGame],
  ['draw', isDrawGame],
  ['isStudLastCard', isStud],
]);

/** Whether a field, or a value of a field, is possible in a game. Everything is until the game is known. */
export const isOfGame = (name: string, game: Pick<Game, 'streets' | 'boardCards'> | null): boolean =>
  game === null || (FACTS_OF_GAMES.get(name)?.(game) ?? true);

/** The parts of a ruling that are compared with that of another house. */
type Compared = Pick<Ruling, 'ruling' | 'hand' | 'discretion' | 'explanation'>;

/** Whether two houses rule alike: the verdict, the choices of the management and what is read aloud. */
export const isSameRuling = (one: Compared, other: Compared): boolean => spoken(one) === spoken(other);

const spoken = ({ ruling, hand, discretion, explanation }: Compared): string =>
  JSON.stringify([ruling, hand, discretion?.outcomes ?? [], explanation]);

/** The field of a pointer such as `/incident/by` or `/incident/house/most`; null if there is none. */
export const fieldAt = (pointer: string, type: string, incidents: Incidents): Field | null => {
  const [, part, ...path] = pointer.split('/');
  const name = path.join('.');
  const fields =
    part === 'incident'
      ? incidents.items.find((incident) => incident.type === type)?.fields
      : part === 'situation'
        ? incidents.situation
        : [];
  return fields?.find((field) => field.name === name) ?? null;
};

/** The request of the inputs for a house; null without an incident, or with a fact that cannot be read. */
export const rulingRequest = (
  inputs: RulingInputs,
  house: string,
  incidents: Incidents,
): Readonly<Record<string, unknown>> | null => {
  const { type, game, limit, facts } = inputs;
  if (type === null) return null;
  const parts: Record<'incident' | 'situation', Record<string, unknown>> = {
    incident: { type },
    situation: {},
  };
  for (const { pointer, value } of facts) {
    const field = fieldAt(pointer, type, incidents);
    if (field === null) continue;
    const answer = readAnswer(value, field);
    if (!answer.ok) return null;
    const part = parts[pointer.startsWith('/situation/') ? 'situation' : 'incident'];
    const [name, inner] = field.name.split('.');
    part[name] = inner === undefined ? answer.value : { ...(part[name] as object), [inner]: answer.value };
  }
  return { profile: house, game: { variant: game, limit }, ...parts };
};

/** What a headline says about the hand; null if it goes on, or if each outcome at discretion says it. */
export const outcomeName = (
  { hands }: Incidents['names'],
  { ruling, hand }: Pick<Ruling, 'ruling' | 'hand'>,
): Words | null => {
  if (hand === 'goes-on' || ruling === 'discretion') return null;
  return hands[`${ruling}.${hand}`] ?? hands[hand] ?? null;
};

/** The version of the notation. Links of a version never change their meaning. */
const VERSION = '1';
const MAX_LENGTH = 10_000;
/** Unpaired surrogates, which addresses cannot contain. */
const UNPAIRED_SURROGATES = /\p{Surrogate}/gu;
const NAME = /^[A-Za-z0-9-]{1,64}$/;
const FACT = /^(?:incident|situation)(?:\.[A-Za-z]{1,40}){1,2}$/;

/** Formats inputs as a readable link: `v=1&house=roberts&game=holdem&limit=no-limit&incident=card-exposed&incident.by=dealer`. */
export const formatRulingLink = ({ house, game, limit, type, facts }: RulingInputs): string => {
  const pairs: (readonly [string, string])[] = [
    ['v', VERSION],
    ['house', house],
    ['game', game],
    ['limit', limit],
  ];
  if (type !== null) pairs.push(['incident', type]);
  for (const { pointer, value } of facts) pairs.push([pointer.slice(1).replaceAll('/', '.'), value]);
  return pairs
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(UNPAIRED_SURROGATES, '\ufffd'))}`)
    .join('&');
};

/** Parses a link; null if it is not one of ours. */
export const parseRulingLink = (text: string): RulingInputs | null => {
  if (text.length > MAX_LENGTH) return null;
  const pairs = new URLSearchParams(text);
  if (pairs.get('v') !== VERSION) return null;
  const defaults = defaultRulingInputs();
  const named = (name: string, otherwise: string): string => {
    const value = pairs.get(name) ?? otherwise;
    return NAME.test(value) ? value : otherwise;
  };
  const type = pairs.get('incident');
  const facts = [...pairs]
    .filter(([name]) => FACT.test(name))
    .map(([name, value]) => ({ pointer: `/${name.replaceAll('.', '/')}`, value }));
  return {
    house: named('house', defaults.house),
    game: named('game', defaults.game),
    limit: named('limit', defaults.limit),
    type: type !== null && NAME.test(type) ? type : null,
    facts: facts.filter(({ pointer }, at) => facts.findIndex((fact) => fact.pointer === pointer) === at),
  };
};

/** Lower case without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The incidents with all words of a search in their title, type or usual names, in either language. */
export const searchIncidents = (search: string, { items }: Incidents): Incidents['items'] => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return items.filter(({ type, title }) => {
    const text = folded(`${type.replaceAll('-', ' ')} ${title.en} ${title.es} ${INCIDENT_NAMES[type] ?? ''}`);
    return words.every((word) => text.includes(word));
  });
};
