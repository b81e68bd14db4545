import { isTemporary, type RangeClass, type RangeClassPage } from '#client';
import { effect, signal } from '@preact/signals';
import type { Game } from '../../../games/game.js';
import { client, sender } from '../../../state/settings.js';
import { isAt } from '../../../router/place.js';

/** The classes of ranges; null until they are loaded. */
const classes = signal<RangeClassPage | null>(null);

/** Whether a range of the game can be a percentage; null if this is not known yet. Other cards have no order of four-card hands. */
export const hasPercentages = ({ id, holeCards, options = {} }: Game): boolean | null => {
  const { joker, wildRanks, deck } = options;
  const isOrdered =
    joker === undefined && (holeCards === 2 || (wildRanks === undefined && deck === undefined));
  return classes.value === null
    ? null
    : isOrdered && classes.value.orders.some(({ games }) => games.includes(id));
};

/** The classes for hands of a number of cards. */
export const classesFor = (size: number): readonly RangeClass[] =>
  classes.value?.items.filter(({ cards }) => cards !== null && cards.fewest <= size && size <= cards.most) ??
  [];

const RETRY_MS = 3000;

/** Loads the classes once. Retries while the service is busy or unreachable, or when the key changes. */
export const loadRangeClasses = (): void => {
  effect(() => {
    const hasSender = sender.value !== '';
    if (hasSender && isAt('/equity') && classes.peek() === null) void load();
  });
};

const load = async (): Promise<void> => {
  const reply = await client.get('/v1/ranges/classes');
  if (reply.ok) classes.value = reply.value;
  else if (isTemporary(reply.problem)) setTimeout(() => void load(), RETRY_MS);
};
