export { inSpan, isTraced } from './span.js';
export { startTracing, type StopTracing, wantsTracing } from './start.js';
