export { checkHost } from './check-host.js';
export { checkDatabase, checkSchema, prepareStores } from './stores.js';
