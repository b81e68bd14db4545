import { Injectable } from '@nestjs/common';
import { TaskRunner, type JobMap, type JobProcessor } from '#jobs';
import { EquityBatchTask } from './equity-batch.task.js';

/** Computes a batch of an equity job. */
@Injectable()
export class EquityBatchProcessor implements JobProcessor<'equity-batch'> {
  constructor(
    private readonly runner: TaskRunner,
    private readonly task: EquityBatchTask,
  ) {}

  async process(ref: JobMap['equity-batch']): Promise<void> {
    await this.runner.run(this.task, ref);
  }
}
