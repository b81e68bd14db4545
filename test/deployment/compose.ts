import { load, YAML11_SCHEMA } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/service.js';

/** A service of the compose file, as far as it is looked at. */
export interface ComposeService {
  readonly image: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly stop_grace_period?: string;
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** compose.yaml; YAML 1.1 is the one that has merge keys. */
export const compose = load(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), {
  schema: YAML11_SCHEMA,
}) as Compose;

/** Those that are of our own image. */
export const ownServices = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

/** `${NAME}`, `${NAME:-default}` and `${NAME:?complaint}` filled in, as compose does. */
export const interpolated = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind?: string, rest?: string) => {
    const value = values[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(`${name}: ${rest ?? ''}`);
    return rest ?? '';
  });
