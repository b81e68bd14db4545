import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../commands/service.js';
import type { KubernetesObject } from './chart.js';

/** The kinds that the API of Kubernetes defines itself, and the module of kubernetes-types with the type. */
const MODULES: Readonly<Record<string, string>> = {
  'v1 ConfigMap': 'core/v1',
  'v1 Secret': 'core/v1',
  'v1 Service': 'core/v1',
  'v1 ServiceAccount': 'core/v1',
  'apps/v1 Deployment': 'apps/v1',
  'batch/v1 Job': 'batch/v1',
  'policy/v1 PodDisruptionBudget': 'policy/v1',
  'autoscaling/v2 HorizontalPodAutoscaler': 'autoscaling/v2',
  'networking.k8s.io/v1 Ingress': 'networking/v1',
};

export const isKnownKind = ({ apiVersion, kind }: KubernetesObject): boolean =>
  `${apiVersion} ${kind}` in MODULES;

/**
 * Compares objects with the types of the API of Kubernetes, written as literals of TypeScript: its compiler reports fields that there
 * are not, fields that lack, and values of another type.
 *
 * @returns a line for each fault
 */
export const typeFaults = (objects: readonly KubernetesObject[]): string[] => {
  const file = join(ROOT, 'chart-objects.ts');
  const text = objects
    .map((each, index) => {
      const module = MODULES[`${each.apiVersion} ${each.kind}`];
      const type = `import('kubernetes-types/${module}').${each.kind}`;
      return `export const object${String(index)}: ${type} = ${JSON.stringify(each, null, 1)};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, onError, isNew) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile(name, version, onError, isNew);
  host.fileExists = (name) => name === file || ts.sys.fileExists(name);
  host.getDefaultLibLocation = () => dirname(ts.getDefaultLibFilePath(options));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0, file: source }) => {
    const { line } = source === undefined ? { line: 0 } : ts.getLineAndCharacterOfPosition(source, start);
    return `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${text.split('\n')[line]?.trim() ?? ''})`;
  });
};
