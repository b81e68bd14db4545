export { prepareQueueStore, type QueueStore } from './backend.js';
export { TaskRunner, type DurableTask, type TaskErrorKind } from './durable-task.js';
export { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';
export { JobQueues } from './queues.js';
export { Sweeper, type Chore, type PendingTasks } from './sweeper.js';
export { JobWorkers, type JobProcessor, type JobProcessors, type WorkerOptions } from './workers.js';
