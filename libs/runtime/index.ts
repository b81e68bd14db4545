export { ignoreClosedOutput } from './closed-output.js';
export { isLoopback, VARIABLES, ConfigError, readConfig, type Config, type LogLevel } from './config.js';
export { deferred, type Deferred } from './deferred.js';
export { WaitExceeded } from './lanes.js';
export { EXIT, StartError, Role, type Shutdown, type ReadyMessage } from './role.js';
export { SharedWork } from './shared-work.js';
export { StopSignal } from './stop-signal.js';
export { LimitExceeded, startThreadPool, ThreadPool, type ThreadPoolOptions } from './thread-pool.js';
