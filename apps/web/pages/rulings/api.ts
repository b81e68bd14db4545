import type { Client, Reply } from '../../api/client.js';

export type Words = Readonly<Record<'en' | 'es', string>>;

/** A field of an incident or a situation. */
export interface Field {
  readonly name: string;
  readonly type:
    'yes-no' | 'choice' | 'whole-number' | 'amount' | 'text' | 'numbers' | 'cards-by-seat' | 'other';
  readonly question: Words;
  readonly required: boolean;
  readonly choices: readonly { readonly value: string; readonly name: Words }[];
  /** The bounds of a whole number. */
  readonly min: number | null;
  readonly max: number | null;
}

export const MOMENTS = ['deal', 'hand', 'betting', 'showdown'] as const;

/** An incident and its fields. */
export interface Incident {
  readonly type: string;
  readonly moment: (typeof MOMENTS)[number];
  readonly title: Words;
  readonly fields: readonly Field[];
}

/** The response of `GET /v1/rulings/incidents`. */
export interface Incidents {
  readonly items: readonly Incident[];
  readonly situation: readonly Field[];
  readonly names: {
    readonly rulings: Readonly<Record<string, Words>>;
    readonly hands: Readonly<Record<string, Words>>;
  };
}

export interface House {
  readonly id: string;
  readonly name: Words;
}

export interface Rule {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
}

/** The parts of a ruling that the page shows. */
export interface Ruling {
  readonly ruling: string;
  readonly hand: string;
  readonly discretion: {
    readonly outcomes: readonly {
      readonly ruling: string;
      readonly hand: string;
      readonly why: string;
    }[];
  } | null;
  readonly rules: readonly string[];
  readonly explanation: string;
}

/** What the page loads once. */
export interface RulingCatalogue extends Incidents {
  readonly houses: readonly House[];
  readonly rules: ReadonlyMap<string, Rule>;
}

/** Loads the incidents, the houses and the rules. */
export const loadCatalogue = async (client: Client): Promise<Reply<RulingCatalogue>> => {
  const [incidents, houses, rules] = await Promise.all([
    client.send<Incidents>('GET', '/v1/rulings/incidents'),
    client.send<{ items: House[] }>('GET', '/v1/profiles'),
    client.send<{ items: Rule[] }>('GET', '/v1/rules'),
  ]);
  if (!incidents.ok) return incidents;
  if (!houses.ok) return houses;
  if (!rules.ok) return rules;
  const byId = new Map(rules.value.items.map((rule) => [rule.id, rule]));
  return { ...incidents, value: { ...incidents.value, houses: houses.value.items, rules: byId } };
};

/** Asks for a ruling. */
export const requestRuling = (client: Client, body: unknown, signal: AbortSignal): Promise<Reply<Ruling>> =>
  client.send<Ruling>('POST', '/v1/rulings', { body, signal });
