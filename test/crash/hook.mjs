// The failpoint hook of the crash tests (FLOORMAN_FAILPOINT_HOOK). FLOORMAN_FAILPOINT_PLAN names a file with the planned kill:
// the failpoint, how often this process must reach it, and the process to kill. The file is renamed before the kill, so
// that a plan kills once.
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const plan = process.env.FLOORMAN_FAILPOINT_PLAN;
const counts = new Map();

export default function hook(point) {
  const planned = readPlan();
  if (planned === undefined || planned.point !== point) return;
  const key = `${planned.id} ${point}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  if (count !== planned.nth || !claim()) return;
  const victim = planned.victim === 'postgres' ? postmaster(planned.dataFolder) : process.pid;
  process.kill(victim, 'SIGKILL');
}

function readPlan() {
  try {
    return JSON.parse(readFileSync(plan, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Claims the plan; true for only one of several processes. */
function claim() {
  try {
    renameSync(plan, `${plan}.fired`);
    return true;
  } catch {
    return false;
  }
}

function postmaster(dataFolder) {
  return Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
}
