import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { ROOT } from '../../commands/service.js';

export const CHART = join(ROOT, 'deploy', 'helm', 'floorman');

/** Where Debian puts the sources of packages of Go. */
const GOPATH = '/usr/share/gocode';
const CACHE = join(ROOT, '.cache', 'go');

/** The environment of Go: packages of Debian only, nothing from elsewhere. */
const environment = {
  PATH: process.env.PATH,
  HOME: CACHE,
  GO111MODULE: 'off',
  GOPATH,
  GOCACHE: join(CACHE, 'build'),
};

/** Why the chart cannot be rendered here; undefined if it can. */
export const missingTool = (): string | undefined => {
  if (spawnSync('go', ['version']).error !== undefined) return 'go is not installed';
  const packages = ['github.com/Masterminds/sprig', 'github.com/xeipuuv/gojsonschema', 'sigs.k8s.io/yaml'];
  const { status } = spawnSync('go', ['list', ...packages], { env: environment });
  return status === 0 ? undefined : 'packages of Go are not installed';
};

export interface Rendering {
  readonly values: object;
  readonly release?: string;
  readonly isInstall?: boolean;
}

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
}

export interface Rendered {
  readonly objects: readonly KubernetesObject[];
  readonly notes: string;
  readonly error: string | undefined;
}

/** Renders the chart with each of the values. The program of Go is built for the first one, and then cached. */
export const renderAll = (asked: readonly Rendering[]): Rendered[] => {
  mkdirSync(CACHE, { recursive: true });
  const program = join(CACHE, 'render');
  const source = join(import.meta.dirname, 'render.go');
  execFileSync('go', ['build', '-o', program, source], { env: environment, stdio: 'pipe' });
  const requests = asked.map(({ values, release = 'floorman', isInstall = true }) => ({
    values,
    release,
    isInstall,
  }));
  const output = execFileSync(program, [CHART], { input: JSON.stringify(requests), encoding: 'utf8' });
  const results = JSON.parse(output) as { files?: Record<string, string>; error?: string }[];
  return results.map(({ files = {}, error }) => {
    const { 'NOTES.txt': notes = '', ...manifests } = files;
    const objects = Object.values(manifests).flatMap((text) => loadAll(text) as (KubernetesObject | null)[]);
    return { objects: objects.filter((each) => each !== null), notes, error };
  });
};
