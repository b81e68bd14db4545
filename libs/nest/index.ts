export { ConfigModule } from './config.module.js';
export { ConfigService } from './config.service.js';
export { DatabaseService } from './database.service.js';
export { finalizationRules } from './finalization-rules.js';
export { FinalizationService } from './finalization.service.js';
export { QueueModule } from './queue.module.js';
export { StorageModule } from './storage.module.js';
