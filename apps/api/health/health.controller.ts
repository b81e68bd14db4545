import { JobQueues } from '#jobs';
import { DatabaseService } from '#nest';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Returns, Problems } from '../openapi/response.decorators.js';
import { ProblemError } from '../http/problem.js';
import { RequiresScope } from '../access/access.decorators.js';
import { MESSAGES } from '../messages.js';

const Liveness = z.object({ status: z.literal('ok') }).meta({ id: 'Liveness' });
const Readiness = z
  .object({
    status: z.literal('ok'),
    checks: z.object({ database: z.literal('ok'), queue: z.literal('ok') }),
  })
  .meta({ id: 'Readiness' });

@ApiTags('operations')
@RequiresScope('none')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: DatabaseService,
    private readonly queues: JobQueues,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Whether the process is alive' })
  @Returns(200, Liveness, 'The process is alive')
  live(): z.infer<typeof Liveness> {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'Whether the service is ready: its database and its queue answer' })
  @Returns(200, Readiness, 'The service is ready')
  @Problems('unavailable')
  async ready(): Promise<z.infer<typeof Readiness>> {
    try {
      await this.database.ping();
    } catch {
      throw new ProblemError('unavailable', { detail: MESSAGES.databaseAway });
    }
    try {
      await this.queues.ping();
    } catch {
      throw new ProblemError('unavailable', { detail: MESSAGES.queueAway });
    }
    return { status: 'ok', checks: { database: 'ok', queue: 'ok' } };
  }
}
