import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './service.js';

/** Builds, then waits until each process that esbuild has started has ended. */
const PROGRAM = `
  import childProcess from 'node:child_process';
  import { once } from 'node:events';
  const { spawn } = childProcess;
  const children = [];
  childProcess.spawn = (...args) => {
    const child = spawn(...args);
    children.push(once(child, 'exit'));
    return child;
  };
  const { withEsbuild } = await import(${JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'lib', 'esbuild.mjs')).href)});
  const { outputFiles } = await withEsbuild((build) => build({ stdin: { contents: 'a = 1' }, write: false }));
  // esbuild does not let its process keep this one alive.
  const timer = setTimeout(() => process.exit(1), 10_000);
  await Promise.all(children);
  clearTimeout(timer);
  console.log(outputFiles[0].text.trim(), children.length);
`;

test('the process of esbuild ends with the build', () => {
  const options = { cwd: ROOT, encoding: 'utf8', timeout: 30_000 } as const;
  expect(execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], options)).toBe('a = 1; 1\n');
});
