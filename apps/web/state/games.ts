import { computed, effect, signal } from '@preact/signals';
import { isForNow, type Problem } from '../api/problem.js';
import type { Game } from '../question/game.js';
import { FEWEST_SEATS, MOST_SEATS } from '../question/question.js';
import { question } from './asked.js';
import { client, sender } from './settings.js';

/** The games of the service; null until they are here. */
export const games = signal<readonly Game[] | null>(null);
export const gamesProblem = signal<Problem | null>(null);

/** The game that is asked about; null where it is not known, or not yet. */
export const game = computed(() => games.value?.find(({ id }) => id === question.value.game) ?? null);

/** How many players a game can have. */
export const seatsIn = ({ maxPlayers }: Game): number =>
  Math.max(FEWEST_SEATS, Math.min(MOST_SEATS, maxPlayers));

export const mostSeats = computed(() => (game.value === null ? MOST_SEATS : seatsIn(game.value)));

const RETRY_MS = 3000;

/** Fetches the games, and does so again while there is no service, or none that takes the key. */
export const loadGames = (): void => {
  effect(() => {
    const isAnybody = sender.value !== '';
    if (isAnybody && games.peek() === null) void load();
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
  if (isForNow(reply.problem)) setTimeout(() => void load(), RETRY_MS);
};
