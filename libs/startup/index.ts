export { checkHost } from './open-host.js';
export { checkDatabase, checkSchema, prepareStores } from './prepare.js';
export { sealingRules } from './sealing-rules.js';
