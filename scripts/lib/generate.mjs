import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { capture } from './run.mjs';

const schema = join(root, 'prisma', 'schema.prisma');
const out = join(root, 'libs', 'storage', 'generated');
const mark = join(out, '.fingerprint');
const INPUTS = [schema, join(root, 'node_modules', 'prisma', 'package.json')];

/** Whether the database client was generated from this very schema. */
export function isGenerated() {
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint();
}

/** Generates the database client from prisma/schema.prisma. */
export async function generate() {
  const prisma = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  // Generating runs no engine, but looks for one, and would fetch it: any program will do.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  const { status, output } = await capture(process.execPath, [prisma, 'generate', '--schema', schema], {
    env,
  });
  if (status !== 0) throw new Error(`the database client could not be generated:\n${output.trim()}`);
  writeFileSync(mark, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
