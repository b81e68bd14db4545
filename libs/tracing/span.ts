import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** Runs work in a span, which becomes the parent of the spans inside it. An error is noted in the span and thrown again. */
export const inSpan = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  // Asked for each time: a tracer from before the start of tracing has no effect for ever.
  trace.getTracer('floorman').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });

/** Whether the work that runs now is traced. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true;
