import { diag, DiagLogLevel } from '@opentelemetry/api';

/** Sends the spans that are left, and ends tracing. */
export type StopTracing = () => Promise<void>;

/** An empty variable of OpenTelemetry counts as missing. */
const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether the standard variables of OpenTelemetry name a receiver of traces, and do not switch them off. */
export const wantsTracing = (environment: NodeJS.ProcessEnv): boolean =>
  [environment.OTEL_EXPORTER_OTLP_ENDPOINT, environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some(isSet) &&
  environment.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  environment.OTEL_TRACES_EXPORTER !== 'none';

/** The message of an error that the packages log: they log the error as JSON, with its stack. */
const messageIn = (text: string): string => {
  try {
    const { message } = JSON.parse(text) as { readonly message?: unknown };
    return typeof message === 'string' && message !== '' ? message : text;
  } catch {
    return text;
  }
};

/**
 * Starts to send traces by OTLP over HTTP (protobuf) if the standard variables name a receiver. The packages read the others
 * themselves: headers, timeouts, the sampler, the size of batches. They are loaded only here, so that a process without traces does
 * not need the time. https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 *
 * @param service `service.name` of the process, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES have one
 * @param onError receives an error for each batch of spans that cannot be sent
 */
export const startTracing = async (
  service: string,
  environment: NodeJS.ProcessEnv,
  onError: (error: Error) => void,
): Promise<StopTracing> => {
  if (!wantsTracing(environment)) return () => Promise.resolve();
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  const { detectResources, defaultResource, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  // Without a logger the packages drop errors, and the spans with them.
  const ignore = (): void => undefined;
  const error = (text: string): void => {
    onError(new Error(messageIn(text)));
  };
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  // A receiver that is away must not keep the process from ending.
  return () => provider.shutdown().catch(() => undefined);
};
