export { prepareQueueStore, type QueueStore } from './backend.js';
export { JOB_NAMES, JOBS, type JobMap, type JobName } from './jobs.js';
export { JobQueues } from './queues.js';
export { JobHandlers, JobWorkers, type WorkerOptions } from './workers.js';
