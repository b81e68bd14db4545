import { load, YAML11_SCHEMA } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/service.js';

/** The properties of a service of compose.yaml that the tests use. */
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

/** compose.yaml; only YAML 1.1 has merge keys. */
export const compose = load(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'), {
  schema: YAML11_SCHEMA,
}) as Compose;

/** The services that run the image of this project. */
export const ownServices = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);

/** `${NAME}`, `${NAME:-default}` and `${NAME:?error}` replaced, as compose does. */
export const interpolated = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_whole, name: string, kind?: string, rest?: string) => {
    const value = values[name] ?? '';
    if (value !== '') return value;
    if (kind === '?') throw new Error(`${name}: ${rest ?? ''}`);
    return rest ?? '';
  });
