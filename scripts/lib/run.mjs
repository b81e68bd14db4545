import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the clone with the output of this process. Signals are passed on to the program; this process ends
 * after it, so that it can clean up.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdout?: 1 | 2 }} [options] `stdout: 2` sends its output to standard
 *   error, for programs that only prepare the command
 * @returns {Promise<number>} the exit status; a signal counts as 1
 */
export function run(program, args, { env = process.env, stdout = 1 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', stdout, 2] });
    const passOn = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, passOn);
    const settle = (finish) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      finish();
    };
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code) => settle(() => resolve(code ?? 1)));
  });
}

/**
 * Runs a program in the clone and returns its output.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function capture(program, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
  });
}
