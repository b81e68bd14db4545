import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { serveDocs } from './docs/docs.js';
import { NestLogger } from './http/nest-logger.js';
import { ProblemFilter } from './http/problem.filter.js';
import { createAdapter, prepareServer } from './http/server.js';
import { ValidationPipe } from './http/validation.pipe.js';
import { observeRequests } from './metrics/observe-requests.js';
import { servePage } from './page/page.js';
import type { Services } from './services.js';

/** Everything but operations lives under this prefix. */
const PREFIX = 'v1';
const UNVERSIONED = ['health/live', 'health/ready', 'metrics'];

/** Builds the API, ready to listen (or to be asked for its OpenAPI document). The caller closes it. */
export async function createApp(
  services: Services,
  more: readonly Type[] = [],
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(services.config);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.over(services, more), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(adapter.getInstance().log),
  });
  await prepareServer(app, services.config);
  app.enableCsrfProtection();
  observeRequests(app);
  app.setGlobalPrefix(PREFIX, { exclude: UNVERSIONED });
  app.useGlobalPipes(new ValidationPipe());
  app.useGlobalFilters(new ProblemFilter());
  serveDocs(app);
  await servePage(app, services.config);
  await app.init();
  return app;
}
