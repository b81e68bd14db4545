import { isTemporary, type Problem } from '#client';
import { effect, signal } from '@preact/signals';
import { client, sender } from '../state/settings.js';
import type { Game } from './game.js';

/** The games of the service; null until they are loaded. */
export const games = signal<readonly Game[] | null>(null);
export const gamesProblem = signal<Problem | null>(null);

const RETRY_MS = 3000;
let isStarted = false;

/** Loads the games, once for all pages. Retries while the service is unreachable or when the key changes. */
export const loadGames = (): void => {
  if (isStarted) return;
  isStarted = true;
  effect(() => {
    const hasSender = sender.value !== '';
    if (hasSender && games.peek() === null) void load();
  });
};

const load = async (): Promise<void> => {
  const reply = await client.get('/v1/variants');
  if (reply.ok) {
    games.value = reply.value.items;
    gamesProblem.value = null;
    return;
  }
  gamesProblem.value = reply.problem;
  if (isTemporary(reply.problem)) setTimeout(() => void load(), RETRY_MS);
};
