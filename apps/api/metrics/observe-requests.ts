import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MetricsService } from './metrics.service.js';

/** Measures every request, also those without a controller. */
export function observeRequests(app: NestFastifyApplication): void {
  const { requests } = app.get(MetricsService, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      // The pattern instead of the path: each path would be a time series.
      const route = request.is404 ? 'unmatched' : (request.routeOptions.url ?? 'unmatched');
      requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
}
