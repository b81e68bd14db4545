import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the clone. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Absolute path of the data folder that was asked for. */
export const dataFolder = resolve(root, process.env.FLOORMAN_DATA || '.floorman');
