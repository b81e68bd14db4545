import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#runtime';
import { AppModule } from './app.module.js';
import { NestLogger } from './http/nest-logger.js';
import { ProblemFilter } from './http/problem.filter.js';
import { createAdapter, prepareServer } from './http/server.js';
import { traceRequests } from './http/trace-requests.js';
import { ValidationPipe } from './http/validation.pipe.js';
import { observeRequests } from './metrics/observe-requests.js';
import { serveDocs } from './openapi/openapi.js';
import { servePage } from './page/serve-page.js';

/** All routes but those for operations have this prefix. */
const PREFIX = 'v1';
const UNVERSIONED = ['health/live', 'health/ready', 'metrics'];

/** Creates the API, ready to listen. The caller closes it. */
export async function createApp(
  config: Config,
  onQueueError: (error: Error) => void,
): Promise<NestFastifyApplication> {
  const adapter = createAdapter(config);
  const module = AppModule.forRoot(config, onQueueError);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, appOptions(adapter));
  await configureApp(app, config);
  return app;
}

export const appOptions = (adapter: FastifyAdapter) => ({
  bodyParser: false,
  abortOnError: false,
  logger: new NestLogger(adapter.getInstance().log),
});

/** Adds what lies around the modules (hooks, pipes, filters, documentation, web page) and initialises the application. */
export async function configureApp(app: NestFastifyApplication, config: Config): Promise<void> {
  await prepareServer(app, config);
  app.enableCsrfProtection({ trustedOrigins: [...config.corsOrigins] });
  observeRequests(app);
  traceRequests(app);
  app.setGlobalPrefix(PREFIX, { exclude: UNVERSIONED });
  app.useGlobalPipes(new ValidationPipe());
  app.useGlobalFilters(new ProblemFilter());
  serveDocs(app);
  await servePage(app, config);
  await app.init();
}
