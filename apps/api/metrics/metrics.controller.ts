import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { RequiresScope } from '../access/access.decorators.js';
import { Problems } from '../openapi/response.decorators.js';
import { MetricsService } from './metrics.service.js';
import { StorageMetricsService } from './storage-metrics.service.js';

@ApiTags('operations')
@RequiresScope('admin')
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: MetricsService,
    private readonly stored: StorageMetricsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'Metrics in the Prometheus text format',
    description:
      'From this process: requests, hands audited at once, and process metrics. From the database, for all workers and workspaces ' +
      'and up to 5 seconds old: jobs, imports, chunks, the hands and findings of imports, equity jobs, and deliveries of webhooks.',
  })
  @ApiOkResponse({ description: 'The metrics', content: { 'text/plain': { schema: { type: 'string' } } } })
  @Problems('unavailable')
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async read(): Promise<string> {
    await this.stored.refresh();
    return this.metrics.registry.metrics();
  }
}
