import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { Needs } from '../access/access.js';
import { Problems } from '../docs/answers.js';
import { Metrics } from './metrics.js';
import { StoreMetrics } from './store-metrics.js';

@ApiTags('operations')
@Needs('admin')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly stored: StoreMetrics,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Measurements in the Prometheus text format',
    description:
      'Of this process: requests, hands audited at once, and the process itself. Of all workers and workspaces together, ' +
      'from the database and some seconds old at most: jobs, imports, chunks, and what came of the hands of imports.',
  })
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  @Problems('unavailable')
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async read(): Promise<string> {
    await this.stored.refresh();
    return this.metrics.registry.metrics();
  }
}
