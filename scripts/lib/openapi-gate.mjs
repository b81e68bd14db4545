// The files of the gate for breaking changes of the API.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateErrors, openApiBreaks } from './openapi-breaks.mjs';
import { root } from './paths.mjs';

const DOCUMENT = join(root, 'docs', 'openapi.json');
/** The document of the last release. */
const BASELINE = join(root, 'docs', 'openapi-baseline.json');
/** Breaks since the last release that are wanted, each with its reason. */
const ALLOWED = join(root, 'docs', 'openapi-allowed-breaks.json');

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What is wrong with the document of this checkout; empty if nothing is. */
export const checkOpenApi = () => gateErrors(openApiBreaks(read(BASELINE), read(DOCUMENT)), read(ALLOWED));

/** Makes the document the baseline: for a release. */
export const releaseOpenApi = () => {
  copyFileSync(DOCUMENT, BASELINE);
  writeFileSync(ALLOWED, '[]\n');
};
