export { logGamma } from './log-gamma.js';
export { qValues } from './q-values.js';
