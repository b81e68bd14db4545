import type { KubernetesObject } from './chart.js';

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

export interface Container {
  readonly image: string;
  readonly command: readonly string[];
  readonly envFrom: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly securityContext: object;
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
}

export interface Pod {
  readonly securityContext: object;
  readonly automountServiceAccountToken: boolean;
  readonly serviceAccountName?: string;
  readonly terminationGracePeriodSeconds: number;
  readonly containers: readonly Container[];
  readonly volumes?: readonly { readonly name: string; readonly emptyDir: { readonly sizeLimit: string } }[];
}

/** The fields of Deployment and PodDisruptionBudget, and of Job without the selector. */
export interface Workload extends KubernetesObject {
  readonly spec: {
    readonly replicas?: number;
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template: { readonly metadata: KubernetesObject['metadata']; readonly spec: Pod };
  };
}

export interface Service extends KubernetesObject {
  readonly spec: {
    readonly selector: Readonly<Record<string, string>>;
    readonly ports: readonly { readonly name: string }[];
  };
}

export interface ServiceMonitor extends KubernetesObject {
  readonly spec: { readonly selector: { readonly matchLabels: object }; readonly jobLabel: string };
}

export interface Settings extends KubernetesObject {
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
}
