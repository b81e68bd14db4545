import { computed, effect, signal } from '@preact/signals';
import { isTemporary, type Problem } from '../api/problem.js';
import type { Game } from '../inputs/game.js';
import { MIN_SEATS, MAX_SEATS } from '../inputs/inputs.js';
import { inputs } from './inputs.js';
import { client, sender } from './settings.js';

/** The games of the service; null until they are loaded. */
export const games = signal<readonly Game[] | null>(null);
export const gamesProblem = signal<Problem | null>(null);

/** The selected game; null if it is unknown or not loaded yet. */
export const game = computed(() => games.value?.find(({ id }) => id === inputs.value.game) ?? null);

/** The maximum number of seats of a game. */
export const maxSeatsOf = ({ maxPlayers }: Game): number =>
  Math.max(MIN_SEATS, Math.min(MAX_SEATS, maxPlayers));

export const maxSeats = computed(() => (game.value === null ? MAX_SEATS : maxSeatsOf(game.value)));

const RETRY_MS = 3000;

/** Loads the games, and retries while the service is unreachable or when the key changes. */
export const loadGames = (): void => {
  effect(() => {
    const hasSender = sender.value !== '';
    if (hasSender && games.peek() === null) void load();
  });
};

const load = async (): Promise<void> => {
  const reply = await client.send<{ items: Game[] }>('GET', '/v1/variants');
  if (reply.ok) {
    games.value = reply.value.items;
    gamesProblem.value = null;
    return;
  }
  gamesProblem.value = reply.problem;
  if (isTemporary(reply.problem)) setTimeout(() => void load(), RETRY_MS);
};
