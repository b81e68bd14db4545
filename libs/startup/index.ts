export { checkHost } from './open-host.js';
export { checkDatabase, checkSchema, prepareStores } from './prepare.js';
export { finalizationRules } from './finalization-rules.js';
