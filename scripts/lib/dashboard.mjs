import { join } from 'node:path';
import { root } from './paths.mjs';

export const DASHBOARD = join(root, 'deploy', 'monitoring', 'dashboard.json');

/** Every api reports the same totals of the database: one of them is enough. */
const ofStore = (metric, by) => (by === undefined ? `max(${metric})` : `max by (${by}) (${metric})`);
const rateOfStore = (metric, by) => `max by (${by}) (rate(${metric}[$__rate_interval]))`;
const quantileOfRequests = (quantile) =>
  `histogram_quantile(${quantile}, sum by (le) (rate(http_request_duration_seconds_bucket[$__rate_interval])))`;

/** The rows of the dashboard: their panels with title, unit of Grafana, and queries with their legends. */
const ROWS = [
  {
    title: 'Requests',
    panels: [
      {
        title: 'Requests by status',
        unit: 'reqps',
        queries: [
          ['sum by (status) (rate(http_request_duration_seconds_count[$__rate_interval]))', '{{status}}'],
        ],
      },
      {
        title: 'Duration of requests',
        unit: 's',
        queries: [0.5, 0.95, 0.99].map((quantile) => [
          quantileOfRequests(quantile),
          `${String(quantile * 100)}%`,
        ]),
      },
      {
        title: 'Slowest routes, 95%',
        unit: 's',
        queries: [
          [
            'topk(10, histogram_quantile(0.95, sum by (le, method, route) (rate(http_request_duration_seconds_bucket[$__rate_interval]))))',
            '{{method}} {{route}}',
          ],
        ],
      },
    ],
  },
  {
    title: 'Imports',
    panels: [
      {
        title: 'Imports by state',
        unit: 'short',
        queries: [[ofStore('floorman_imports', 'state'), '{{state}}']],
      },
      {
        title: 'Chunks that are not audited yet',
        unit: 'short',
        queries: [[ofStore('floorman_chunks_pending'), 'pending']],
      },
      {
        title: 'Hands of ended imports',
        unit: 'cps',
        queries: [[rateOfStore('floorman_import_hands_total', 'outcome'), '{{outcome}}']],
      },
      {
        title: 'Seconds a chunk',
        unit: 's',
        queries: [
          [
            `${rateOfStore('floorman_chunk_seconds_sum', 'stage')} / ${rateOfStore('floorman_chunk_seconds_count', 'stage')}`,
            '{{stage}}',
          ],
        ],
      },
      {
        title: 'Findings by code',
        unit: 'cps',
        queries: [[`topk(10, ${rateOfStore('floorman_import_findings_total', 'code')})`, '{{code}}']],
      },
      {
        title: 'Hands that are audited at once',
        unit: 'cps',
        queries: [['sum by (status) (rate(floorman_hands_total[$__rate_interval]))', '{{status}}']],
      },
      {
        title: 'Findings in them',
        unit: 'cps',
        queries: [['topk(10, sum by (code) (rate(floorman_findings_total[$__rate_interval])))', '{{code}}']],
      },
      {
        title: 'Tasks in the queue',
        unit: 'short',
        queries: [[ofStore('floorman_jobs', 'kind'), '{{kind}}']],
      },
    ],
  },
  {
    title: 'Equity',
    panels: [
      {
        title: 'Equity requests by answer',
        unit: 'reqps',
        queries: [
          ['sum by (method) (rate(floorman_equity_questions_total[$__rate_interval]))', '{{method}}'],
        ],
      },
      {
        title: 'Requests that wait, and busy threads',
        unit: 'short',
        queries: [
          ['sum(floorman_equity_waiting)', 'waiting'],
          ['sum(floorman_equity_busy_threads)', 'busy threads'],
        ],
      },
      {
        title: 'Equity jobs',
        unit: 'short',
        queries: [[ofStore('floorman_equity_jobs', 'state'), '{{state}}']],
      },
    ],
  },
  {
    title: 'Webhooks',
    panels: [
      {
        title: 'Pending deliveries',
        unit: 'short',
        queries: [[ofStore('floorman_webhook_deliveries_pending'), 'pending']],
      },
      {
        title: 'Due deliveries without an attempt',
        unit: 's',
        queries: [[ofStore('floorman_webhook_delay_seconds'), 'delay']],
      },
    ],
  },
  {
    title: 'Processes',
    panels: [
      {
        title: 'CPU of each api',
        unit: 'percentunit',
        queries: [['rate(process_cpu_seconds_total[$__rate_interval])', '{{instance}}']],
      },
      {
        title: 'Memory of each api',
        unit: 'bytes',
        queries: [['process_resident_memory_bytes', '{{instance}}']],
      },
      {
        title: 'Delay of the event loop, 99%',
        unit: 's',
        queries: [['nodejs_eventloop_lag_p99_seconds', '{{instance}}']],
      },
    ],
  },
];

/** Three panels fill the 24 columns of Grafana. */
const [WIDTH, HEIGHT] = [8, 8];
const A_ROW = 24 / WIDTH;

/** The dashboard in Grafana's JSON. It asks for the data source when it is imported. */
export function makeDashboard() {
  const panels = [];
  let y = 0;
  const add = (panel, gridPos) => panels.push({ id: panels.length + 1, ...panel, gridPos });
  for (const row of ROWS) {
    add({ type: 'row', title: row.title, collapsed: false, panels: [] }, { x: 0, y: y++, w: 24, h: 1 });
    row.panels.forEach((panel, index) =>
      add(graph(panel), {
        x: (index % A_ROW) * WIDTH,
        y: y + Math.floor(index / A_ROW) * HEIGHT,
        w: WIDTH,
        h: HEIGHT,
      }),
    );
    y += Math.ceil(row.panels.length / A_ROW) * HEIGHT;
  }
  return {
    __inputs: [{ name: 'DS_PROMETHEUS', label: 'Prometheus', type: 'datasource', pluginId: 'prometheus' }],
    uid: 'floorman',
    title: 'Floorman',
    tags: ['floorman'],
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    panels,
  };
}

const SOURCE = { type: 'prometheus', uid: '${DS_PROMETHEUS}' };

const graph = ({ title, unit, queries }) => ({
  type: 'timeseries',
  title,
  datasource: SOURCE,
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
  targets: queries.map(([expr, legendFormat], index) => ({
    refId: String.fromCharCode(65 + index),
    datasource: SOURCE,
    expr,
    legendFormat,
  })),
});

/** The text of the file. */
export const dashboardText = () => `${JSON.stringify(makeDashboard(), null, 2)}\n`;
