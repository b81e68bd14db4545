/**
 * Milliseconds for a task, from when it has a thread. A chunk takes a tenth of a second, and a batch not much more: a task
 * that takes a thousand times as long never ends, and blocks a thread.
 */
export const TASK_TIMEOUT_MS = 2 * 60_000;
