// `npm run build`: installs the dependencies if they are missing, and builds dist/ if it is stale.
import { prepare } from './lib/prepare.mjs';

try {
  await prepare();
} catch (error) {
  console.error(`floorman: ${error.message}`);
  process.exitCode = 1;
}
