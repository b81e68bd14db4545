import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

/** Installs the dependencies of package-lock.json. */
export async function install() {
  console.error('floorman: installing the locked dependencies (about a minute)');
  // The compiler is a developer dependency, which NODE_ENV=production would leave out.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const status =
    npm?.endsWith('.js') === true
      ? await run(process.execPath, [npm, ...args], { stdout: 2 })
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { stdout: 2 });
  if (status !== 0) throw new Error(`npm ci failed (exit ${status})`);
}

/**
 * Whether the locked dependencies are installed. npm writes node_modules/.package-lock.json at the end of an installation:
 * it is missing after an interrupted one. Its packages are compared with the lock file; optional packages may be absent, as
 * some are for other platforms.
 */
export function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  let installed;
  try {
    installed = packagesOf(record);
  } catch {
    return false;
  }
  const locked = packagesOf(join(root, 'package-lock.json'));
  for (const [path, entry] of Object.entries(locked)) {
    if (path === '') continue;
    const found = installed[path];
    // Packages for other platforms may be locked without a checksum.
    const same =
      found?.version === entry.version &&
      (entry.integrity === undefined || found?.integrity === entry.integrity);
    const absent =
      found === undefined && (entry.optional === true || entry.devOptional === true || entry.peer === true);
    if (!same && !absent) return false;
  }
  return true;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
