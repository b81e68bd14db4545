import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Metrics } from './metrics.js';

/** Measures every request, also those that no controller sees. */
export function observeRequests(app: NestFastifyApplication): void {
  const { requests } = app.get(Metrics, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      // The pattern, never the path: paths would make a time series each.
      const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched');
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
}
