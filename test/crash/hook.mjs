// The hook that the crash tests give to the processes of a service (FLOORMAN_FAILPOINT_HOOK). FLOORMAN_FAILPOINT_PLAN names a file
// that says at which moment, counted in this process, who is to be killed; it is taken away before, so that one
// plan kills once.
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const plan = process.env.FLOORMAN_FAILPOINT_PLAN;
const passed = new Map();

export default function hook(point) {
  const wanted = readPlan();
  if (wanted === undefined || wanted.point !== point) return;
  const key = `${wanted.id} ${point}`;
  const count = (passed.get(key) ?? 0) + 1;
  passed.set(key, count);
  if (count !== wanted.nth || !claim()) return;
  const victim = wanted.victim === 'postgres' ? postmaster(wanted.dataFolder) : process.pid;
  process.kill(victim, 'SIGKILL');
}

function readPlan() {
  try {
    return JSON.parse(readFileSync(plan, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of several processes at the same moment one carries the plan out. */
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
