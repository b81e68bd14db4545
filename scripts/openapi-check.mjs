// `npm run openapi:check`: lists the breaking changes of docs/openapi.json since the last release that are not allowed.
//   npm run openapi:check               exits with 1 if there are any
//   npm run openapi:check -- --release  makes the document the one of the last release (CONTRIBUTING.md)
import { checkOpenApi, releaseOpenApi } from './lib/openapi-gate.mjs';

if (process.argv.includes('--release')) releaseOpenApi();
const errors = checkOpenApi();
for (const error of errors) console.log(error);
console.log(`${String(errors.length)} errors (docs/decisions/042-openapi-gate.md)`);
process.exitCode = errors.length === 0 ? 0 : 1;
