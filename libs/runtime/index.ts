export { isLoopback, VARIABLES, ConfigError, readConfig, type Config, type LogLevel } from './config.js';
export { deferred, type Deferred } from './deferred.js';
export { EXIT, StartError, Role, type Shutdown, type ReadyMessage } from './role.js';
export { StopSignal } from './stop-signal.js';
export { LimitExceeded, startThreadPool, ThreadPool, type ThreadPoolOptions } from './thread-pool.js';
