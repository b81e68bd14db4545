import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { readConfig, VARIABLES } from '#runtime';
import { ROOT } from '../commands/service.js';
import { CHART, missingTool, renderAll, type KubernetesObject, type Rendered } from './chart/chart.js';
import { isKnownKind, typeFaults } from './chart/kubernetes-types.js';
import type { Container, Pod, Service, ServiceMonitor, Settings, Workload } from './chart/objects.js';

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

/** What the chart sets itself, from other values. */
const OWN = ['FLOORMAN_DATA', 'FLOORMAN_SHUTDOWN_GRACE', 'FLOORMAN_SPOOL_LIMIT', 'FLOORMAN_CONCURRENCY'];

const SECRETS = { DATABASE_URL: 'postgresql://floorman:x@database/floorman', REDIS_URL: 'redis://queue' };

/** With every object and every optional part. */
const EVERYTHING = {
  image: { repository: 'registry.example/floorman', tag: 'main', pullSecrets: [{ name: 'registry' }] },
  config: {
    FLOORMAN_BODY_LIMIT: 33_554_432,
    FLOORMAN_WEBHOOK_HTTP: true,
    FLOORMAN_CHUNK_STORE: 's3://poker-logs/floorman',
    OTEL_TRACES_SAMPLER_ARG: 0.25,
    AWS_REGION: 'eu-west-1',
  },
  secret: { existing: 'database' },
  shutdownSeconds: 45,
  api: {
    autoscaling: { enabled: true, maxReplicas: 20 },
    podAnnotations: { note: 'x' },
    nodeSelector: { disk: 'ssd' },
    tolerations: [{ key: 'poker', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
  },
  worker: {
    autoscaling: { by: 'queue', queue: { prometheus: 'http://prometheus:9090' } },
    podAnnotations: { note: 'x' },
    nodeSelector: { disk: 'ssd' },
    tolerations: [{ key: 'poker', operator: 'Exists' }],
    affinity: { nodeAffinity: {} },
  },
  service: { annotations: { note: 'x' } },
  ingress: {
    enabled: true,
    className: 'nginx',
    annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '16g' },
    hosts: ['floorman.example', 'poker.example'],
    tls: [{ secretName: 'floorman-tls', hosts: ['floorman.example'] }],
  },
  serviceMonitor: { enabled: true, labels: { release: 'monitoring' }, keySecret: { name: 'key' } },
  serviceAccount: { annotations: { 'eks.amazonaws.com/role-arn': 'arn:aws:iam::1:role/floorman' } },
};

const withSecret = (values: object): object => ({ secret: { values: SECRETS }, ...values });

/** Values that are refused, and a part of the reason. */
const REFUSED: Readonly<Record<string, { readonly values: object; readonly message: string }>> = {
  'no database': { values: {}, message: 'secret.existing, or secret.values.DATABASE_URL' },
  'a misspelt setting': {
    values: withSecret({ config: { FLOORMAN_KEEP_DAY: 1 } }),
    message: 'FLOORMAN_KEEP_DAY is not allowed',
  },
  'a setting of the chart': {
    values: withSecret({ config: { FLOORMAN_DATA: '/x' } }),
    message: 'FLOORMAN_DATA is not allowed',
  },
  'a misspelt value': { values: withSecret({ worker: { replica: 3 } }), message: 'replica is not allowed' },
  'a wrong value': {
    values: withSecret({ worker: { autoscaling: { by: 'memory' } } }),
    message: 'worker.autoscaling.by',
  },
  'scaling without Prometheus': {
    values: withSecret({ worker: { autoscaling: { by: 'queue' } } }),
    message: 'the address of Prometheus',
  },
  'an ingress without a name': {
    values: withSecret({ ingress: { enabled: true } }),
    message: 'at least one name',
  },
  'a monitor without a key': {
    values: withSecret({ serviceMonitor: { enabled: true } }),
    message: 'a key of the scope admin',
  },
};

const schema = JSON.parse(read(CHART, 'values.schema.json')) as {
  readonly properties: { readonly config: { readonly properties: object } };
};

describe('the chart', () => {
  test('has the version of Floorman, and every setting of the README that it does not set itself', () => {
    const { appVersion } = load(read(CHART, 'Chart.yaml')) as { readonly appVersion: string };
    expect(appVersion).toBe((JSON.parse(read(ROOT, 'package.json')) as { version: string }).version);
    const settings = VARIABLES.filter((name) => name.startsWith('FLOORMAN_') && !OWN.includes(name));
    expect(Object.keys(schema.properties.config.properties).toSorted()).toEqual(settings.toSorted());
  });

  const missing = missingTool();
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }

  const cases = {
    small: { values: { secret: { values: SECRETS } } },
    everything: { values: EVERYTHING, release: 'house' },
    update: { values: { secret: { values: SECRETS } }, isInstall: false },
    cpu: { values: { secret: { existing: 'x' }, worker: { autoscaling: { by: 'cpu' } } } },
    bare: {
      values: {
        secret: { existing: 'x' },
        migration: { enabled: false },
        serviceAccount: { create: false },
        api: { maxUnavailable: 0 },
        worker: { maxUnavailable: 0 },
      },
    },
  };
  const renderings = Object.entries(cases);
  let rendered: Map<string, Rendered>;
  beforeAll(() => {
    const asked = [...renderings, ...Object.entries(REFUSED)];
    const results = renderAll(asked.map(([, each]) => each));
    rendered = new Map(asked.map(([name], index) => [name, results[index]]));
  });

  const objectsOf = (name: string): readonly KubernetesObject[] => {
    const { error, objects } = rendered.get(name)!;
    if (error !== undefined) throw new Error(error);
    return objects;
  };
  const find = (name: string, kind: string, ending = ''): KubernetesObject =>
    objectsOf(name).find((each) => each.kind === kind && each.metadata.name.endsWith(ending))!;
  const deployment = (name: string, role: string): Workload =>
    find(name, 'Deployment', `-${role}`) as Workload;
  const workloads = (name: string): Workload[] =>
    objectsOf(name).filter(({ kind }) => kind === 'Deployment' || kind === 'Job') as Workload[];
  const everyWorkload = (): { readonly name: string; readonly workload: Workload; readonly pod: Pod }[] =>
    renderings.flatMap(([name]) =>
      workloads(name).map((workload) => ({ name, workload, pod: workload.spec.template.spec })),
    );

  test('has the objects that the values ask for', () => {
    const kinds = (name: string): string[] =>
      objectsOf(name)
        .map(({ kind, metadata }) => `${kind} ${metadata.name}`)
        .toSorted();
    expect(kinds('bare')).toEqual([
      'ConfigMap floorman',
      'Deployment floorman-api',
      'Deployment floorman-worker',
      'Service floorman',
    ]);
    expect(kinds('everything')).toEqual([
      'ConfigMap house-floorman',
      'ConfigMap house-floorman-migrate',
      'Deployment house-floorman-api',
      'Deployment house-floorman-worker',
      'HorizontalPodAutoscaler house-floorman-api',
      'Ingress house-floorman',
      'Job house-floorman-migrate',
      'PodDisruptionBudget house-floorman-api',
      'PodDisruptionBudget house-floorman-worker',
      'ScaledObject house-floorman-worker',
      'Service house-floorman',
      'ServiceAccount house-floorman',
      'ServiceMonitor house-floorman',
    ]);
    expect(kinds('cpu')).toContain('HorizontalPodAutoscaler floorman-worker');
  });

  test('has objects as the API of Kubernetes defines them', () => {
    const objects = renderings.flatMap(([name]) => objectsOf(name));
    const known = objects.filter(isKnownKind);
    const others = new Set(objects.filter((each) => !isKnownKind(each)).map(({ kind }) => kind));
    expect([...others].toSorted()).toEqual(['ScaledObject', 'ServiceMonitor']);
    expect(typeFaults(known)).toEqual([]);
    const wrong = structuredClone(deployment('small', 'api')) as unknown as {
      spec: { replicas: unknown; template: { spec: { containers: Record<string, unknown>[] } } };
    };
    wrong.spec.replicas = '2';
    wrong.spec.template.spec.containers[0].readynessProbe = {};
    expect(typeFaults([wrong as unknown as KubernetesObject]).join()).toMatch(/'string'.*readynessProbe/);
  });

  test('runs programs of the image, without root, a writable disk or access to Kubernetes', () => {
    for (const { pod } of everyWorkload()) {
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      for (const { command, securityContext, resources, image } of pod.containers) {
        expect(image).toMatch(/^(floorman:\d+\.\d+\.\d+|registry\.example\/floorman:main)$/);
        expect(command[0]).toBe('node');
        expect(existsSync(join(ROOT, command[1] ?? ''))).toBe(true);
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(resources)).toEqual(['limits', 'requests']);
      }
    }
  });

  /** The environment of a container, from the objects that it names; a secret that exists has {@link SECRETS}. */
  const environmentOf = (name: string, { envFrom, env = [] }: Container): Record<string, string> => {
    const parts = envFrom.map(({ configMapRef, secretRef }) => {
      if (configMapRef !== undefined) return (find(name, 'ConfigMap', configMapRef.name) as Settings).data;
      const own = find(name, 'Secret', secretRef!.name) as Settings | undefined;
      return own?.stringData ?? SECRETS;
    });
    const own = Object.fromEntries(env.map((each) => [each.name, each.value]));
    return Object.assign({}, ...parts, own) as Record<string, string>;
  };

  test('gives each role an environment that its configuration accepts', () => {
    for (const { name, workload, pod } of everyWorkload())
      for (const container of pod.containers) {
        const environment = environmentOf(name, container);
        const foreign = Object.keys(environment).filter(
          (each) => !VARIABLES.includes(each) && !/^(OTEL|AWS)_/.test(each),
        );
        expect(foreign).toEqual([]);
        const config = readConfig(environment, '/app');
        expect(config).toMatchObject({ databaseUrl: SECRETS.DATABASE_URL, redisUrl: SECRETS.REDIS_URL });
        if (name === 'everything') {
          expect(config).toMatchObject({ bodyLimit: 33_554_432, webhookHttp: true, shutdownGrace: 45_000 });
          expect(environment.OTEL_TRACES_SAMPLER_ARG).toBe('0.25');
        }
        if (workload.kind === 'Job') continue;
        // What it writes goes to a folder of its own.
        const mount = container.volumeMounts?.find(({ mountPath }) => mountPath === config.dataFolder);
        const size = pod.volumes?.find((volume) => volume.name === mount?.name)?.emptyDir.sizeLimit;
        if (workload.metadata.name.endsWith('api'))
          expect(parseInt(size ?? '', 10) * 1024 ** 3).toBeGreaterThan(config.spoolLimit);
        expect(size).toMatch(/^\d+Gi$/);
      }
  });

  test('migrates before other objects are changed, with settings that are there by then', () => {
    for (const name of ['small', 'update', 'everything']) {
      const job = find(name, 'Job') as Workload;
      const weight = ({ metadata }: KubernetesObject): number =>
        Number(metadata.annotations?.['helm.sh/hook-weight']);
      const needed = job.spec.template.spec.containers[0].envFrom.map(
        ({ configMapRef, secretRef }) => (configMapRef ?? secretRef)!.name,
      );
      const isHook = ({ metadata }: KubernetesObject): boolean =>
        metadata.annotations?.['helm.sh/hook'] === 'pre-install,pre-upgrade,pre-rollback';
      expect(isHook(job)).toBe(true);
      expect(job.spec.template.spec.serviceAccountName).toBeUndefined();
      for (const each of needed.filter((each) => each !== 'database')) {
        const settings = objectsOf(name).filter(
          ({ kind, metadata }) => metadata.name === each && (kind === 'ConfigMap' || kind === 'Secret'),
        );
        expect(settings.length).toBeGreaterThan(0);
        for (const object of settings)
          expect([isHook(object), weight(object) < weight(job)]).toEqual([true, true]);
      }
    }
  });

  test('gives every role more time to stop than its own grace period', () => {
    for (const { name, workload, pod } of everyWorkload()) {
      if (workload.kind === 'Job') continue;
      const [container] = pod.containers;
      const { shutdownGrace } = readConfig(environmentOf(name, container), '/app');
      const before = Number(container.lifecycle?.preStop.exec.command[1] ?? 0);
      expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(before * 1000 + 2 * shutdownGrace);
    }
  });

  test('probes routes of the api, on its port', () => {
    const { paths } = JSON.parse(read(ROOT, 'docs', 'openapi.json')) as { paths: object };
    const container = deployment('small', 'api').spec.template.spec.containers[0];
    const { startupProbe, livenessProbe, readinessProbe, ports = [] } = container;
    for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
      expect(Object.keys(paths)).toContain(probe.httpGet.path);
      expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
    expect(livenessProbe.httpGet.path).toBe('/health/live');
    expect(readinessProbe.httpGet.path).toBe('/health/ready');
    const config = readConfig(environmentOf('small', container), '/app');
    expect([config.port, config.host]).toEqual([ports[0].containerPort, '0.0.0.0']);
  });

  test('selects the pods of one role of one release', () => {
    for (const name of ['small', 'everything']) {
      const pods = workloads(name).map(({ spec }) => spec.template.metadata.labels);
      const selected = (selector: object): (string | undefined)[] =>
        pods
          .filter((labels) => Object.entries(selector).every(([key, value]) => labels[key] === value))
          .map((labels) => labels['app.kubernetes.io/component']);
      const service = find(name, 'Service') as Service;
      expect(selected(service.spec.selector)).toEqual(['api']);
      for (const role of ['api', 'worker']) {
        const { selector } = deployment(name, role).spec;
        expect(selected(selector.matchLabels)).toEqual([role]);
        expect(selector.matchLabels).toHaveProperty(['app.kubernetes.io/instance']);
        const budget = find(name, 'PodDisruptionBudget', `-${role}`) as Workload;
        expect(selected(budget.spec.selector.matchLabels)).toEqual([role]);
      }
    }
  });

  test('leaves the number of pods to what scales them', () => {
    const replicas = (name: string, role: string): number | undefined => deployment(name, role).spec.replicas;
    expect([replicas('small', 'api'), replicas('small', 'worker')]).toEqual([2, 2]);
    expect([replicas('everything', 'api'), replicas('everything', 'worker')]).toEqual([undefined, undefined]);
    expect(replicas('cpu', 'worker')).toBeUndefined();
    expect((find('everything', 'ScaledObject') as Workload).spec).toMatchObject({
      scaleTargetRef: { name: 'house-floorman-worker' },
      minReplicaCount: 1,
      maxReplicaCount: 16,
      advanced: {
        horizontalPodAutoscalerConfig: { behavior: { scaleDown: { stabilizationWindowSeconds: 300 } } },
      },
      triggers: [
        {
          type: 'prometheus',
          metadata: { serverAddress: 'http://prometheus:9090', threshold: '20', ignoreNullValues: 'false' },
        },
      ],
    });
  });

  test('is scraped at its metrics, with a key, under the name that the alarms select', () => {
    const monitor = find('everything', 'ServiceMonitor') as ServiceMonitor;
    const service = find('everything', 'Service') as Service;
    expect(service.metadata.labels).toMatchObject(monitor.spec.selector.matchLabels);
    expect(service.metadata.labels[monitor.spec.jobLabel]).toBe('floorman');
    expect(monitor.spec).toMatchObject({
      endpoints: [
        {
          path: '/metrics',
          port: service.spec.ports[0].name,
          authorization: { credentials: { name: 'key', key: 'key' } },
        },
      ],
    });
  });

  test('says how to create the first key after an installation only', () => {
    expect(rendered.get('small')!.notes).toContain('exec deployment/floorman-worker');
    expect(rendered.get('small')!.notes).toContain('keys create --name first');
    expect(rendered.get('update')!.notes).not.toContain('keys create');
    expect(rendered.get('everything')!.notes).toContain('https://floorman.example/');
  });

  test.each(Object.entries(REFUSED))('refuses %s', (name, { message }) => {
    expect(rendered.get(name)!.error).toContain(message);
  });
});
