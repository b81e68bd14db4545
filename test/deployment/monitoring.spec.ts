import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../commands/service.js';
import { IDLE, KEYLESS, startApi } from '../api/api.js';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard = (): { readonly panels: readonly Panel[] } =>
  JSON.parse(read('deploy/monitoring/dashboard.json')) as { readonly panels: readonly Panel[] };

/** The names of the metrics in a query; a histogram has three kinds of series. */
const metricsIn = (query: string): string[] =>
  [...query.matchAll(/\b(?:floorman|http|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/^(http_.*)_(?:bucket|sum|count)$/, '$1'),
  );

describe('monitoring', () => {
  let served: ReadonlySet<string>;
  beforeAll(async () => {
    const api = await startApi({ store: KEYLESS, queues: IDLE });
    const text = await (await fetch(`${api.url}/metrics`)).text();
    await api.close();
    served = new Set([...text.matchAll(/^# HELP (\S+)/gm)].map(([, name = '']) => name));
  });

  test('the dashboard asks for metrics that there are, and for all of Floorman', () => {
    const asked = dashboard().panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => metricsIn(expr)),
    );
    expect(asked.filter((name) => !served.has(name))).toEqual([]);
    const own = [...served].filter((name) => name.startsWith('floorman_'));
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });

  test('the alarms ask for metrics that there are, and docs/monitoring.md describes each', () => {
    const alarms = read('deploy/monitoring/alarms.yaml');
    const asked = metricsIn(alarms.replace(/^ *(#|annotations:).*$/gm, ''));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !served.has(name))).toEqual([]);
    const names = [...alarms.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const described = [...read('docs/monitoring.md').matchAll(/^\| `(Floorman\w+)`/gm)].map(
      ([, name]) => name,
    );
    expect(described).toEqual(names);
  });

  test('the dashboard is that of its table of panels', async () => {
    const { dashboardText } = (await import(join(ROOT, 'scripts', 'lib', 'dashboard.mjs'))) as {
      dashboardText: () => string;
    };
    expect(read('deploy/monitoring/dashboard.json')).toBe(dashboardText());
  });
});
