import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Store } from '#storage';
import { ROOT } from '../commands/service.js';
import { IDLE, KEYLESS, startApi } from '../api/api.js';
import { ILLEGAL } from '../api/logs.js';
import { faultsOf, metricsIn, readSamples, type Samples, valuesIn } from './prometheus-query.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard = (): { readonly panels: readonly Panel[] } =>
  JSON.parse(read('deploy/monitoring/dashboard.json')) as { readonly panels: readonly Panel[] };

const ALARMS = join('deploy', 'monitoring', 'alarms.yaml');

interface Alarm {
  readonly alert: string;
  readonly expr: string;
}

const alarms = (): readonly Alarm[] =>
  (load(read(ALARMS)) as { readonly groups: readonly { readonly rules: readonly Alarm[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );

interface Operation {
  readonly parameters?: readonly { readonly name?: string }[];
}

const { paths } = JSON.parse(read('docs/openapi.json')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** The routes as metrics name them, with their operations. */
const ROUTES = Object.entries(paths).map(
  ([path, operations]) => [path.replaceAll(/\{(\w+)\}/g, ':$1'), operations] as const,
);

/** Labels whose values depend on the requests so far. */
const OPEN_VALUES = {
  route: ROUTES.map(([route]) => route),
  method: [...new Set(Object.values(paths).flatMap(Object.keys))].map((method) => method.toUpperCase()),
  status: Array.from({ length: 500 }, (_, index) => String(100 + index)),
};

/** The metric of a series: a histogram has three kinds of series. */
const metricOf = (series: string): string => series.replace(/^(http_.*)_(?:bucket|sum|count)$/, '$1');

describe('monitoring', () => {
  let served: ReadonlySet<string>;
  let samples: Samples;
  beforeAll(async () => {
    const empty = await KEYLESS.totals.read();
    const totals = { read: () => Promise.resolve({ ...empty, findings: { 'short-raise': 1 } }) };
    const api = await startApi({ store: { ...KEYLESS, totals } as unknown as Store, queues: IDLE });
    // With a sample of each metric.
    await (await fetch(`${api.url}/v1/hands`, { method: 'POST', body: ILLEGAL })).text();
    const text = await (await fetch(`${api.url}/metrics`)).text();
    await api.close();
    served = new Set([...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name));
    samples = readSamples(text);
  });

  test('the dashboard asks for metrics and labels that there are, and for all metrics of Floorman', () => {
    const queries = dashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.flatMap((query) => faultsOf(query, samples, OPEN_VALUES))).toEqual([]);
    const asked = queries.flatMap(metricsIn).map(metricOf);
    const own = [...served].filter((name) => name.startsWith('floorman_'));
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });

  test('the alarms ask for metrics, labels and values that there are', () => {
    const queries = alarms().map(({ expr }) => expr);
    expect(queries.flatMap(metricsIn).length).toBeGreaterThan(10);
    expect(queries.flatMap((query) => faultsOf(query, samples, OPEN_VALUES))).toEqual([]);
  });

  test('the chart scales workers by metrics and labels that there are', () => {
    const { worker } = load(read('deploy/helm/floorman/values.yaml')) as {
      readonly worker: { readonly autoscaling: { readonly queue: { readonly query: string } } };
    };
    const { query } = worker.autoscaling.queue;
    expect(metricsIn(query)).toEqual(['floorman_chunks_pending', 'floorman_jobs']);
    expect(faultsOf(query, samples, OPEN_VALUES)).toEqual([]);
  });

  test.each([
    ['floorman_import{state="failed"}', 'no metric floorman_import'],
    ['floorman_imports{state="faild"}', 'no state faild'],
    ['floorman_chunk_seconds_count{stage=~"audit|stores"}', 'no stage stores'],
    ['floorman_jobs{kind="audit"}', 'no kind audit'],
    ['http_request_duration_seconds_count{job="floorman", status="5OO"}', 'no status 5OO'],
    [
      'http_request_duration_seconds_count{code="500"}',
      'no label code of http_request_duration_seconds_count',
    ],
    ['http_request_duration_seconds_bucket{route=~"/v1/(hands|player)"}', 'no route /v1/player'],
    ['sum by (outcome) (rate(floorman_hands_total[5m]))', 'no label outcome'],
  ])('the check finds the fault of %s', (query, fault) => {
    expect(faultsOf(query, samples, OPEN_VALUES)).toContain(fault);
  });

  test('the alarm for slow lists measures lists only', () => {
    const slow = alarms().find(({ alert }) => alert === 'FloormanSlow')!.expr;
    const lists = ROUTES.filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'cursor'));
    const measured = valuesIn(slow, 'route');
    expect(measured).toEqual(['/v1/hands', '/v1/players', '/v1/imports']);
    expect(lists.map(([route]) => route)).toEqual(expect.arrayContaining(measured));
  });

  test('docs/monitoring.md describes each alarm', () => {
    const described = [...read('docs/monitoring.md').matchAll(/^\| `(Floorman\w+)`/gm)].map(
      ([, name]) => name,
    );
    expect(described).toEqual(alarms().map(({ alert }) => alert));
  });

  if (spawnSync('promtool', ['--version']).error !== undefined) {
    test.skip('skipped: promtool is not installed', () => undefined);
  } else {
    test('Prometheus accepts the alarms, and they are raised for the series of test/deployment/alarms.yaml', () => {
      const promtool = (...args: string[]): string =>
        execFileSync('promtool', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
      expect(promtool('check', 'rules', ALARMS)).toContain(`SUCCESS: ${String(alarms().length)} rules found`);
      expect(promtool('test', 'rules', join('test', 'deployment', 'alarms.yaml'))).toContain('SUCCESS');
    });
  }

  test('the dashboard is that of its table of panels', async () => {
    const { dashboardText } = (await import(join(ROOT, 'scripts', 'lib', 'dashboard.mjs'))) as {
      dashboardText: () => string;
    };
    expect(read('deploy/monitoring/dashboard.json')).toBe(dashboardText());
  });
});
