import { effect, signal } from '@preact/signals';
import { isTemporary } from '../../../api/problem.js';
import { client, sender } from '../../../state/settings.js';
import { isAt } from '../../../router/place.js';

/** A class of hands (`$ds`) or of cards (`$B`) that ranges can name. */
export interface RangeClass {
  readonly id: string;
  readonly group: 'suits' | 'pairs' | 'rundowns' | 'cards';
  readonly name: Readonly<Record<'en' | 'es', string>>;
  /** How many cards its hands may have; null for a class of cards. */
  readonly cards: { readonly fewest: number; readonly most: number } | null;
}

interface RangeClasses {
  readonly items: readonly RangeClass[];
  /** The games in which a range can be a percentage. */
  readonly orders: readonly { readonly games: readonly string[] }[];
}

/** The classes of ranges; null until they are loaded. */
const classes = signal<RangeClasses | null>(null);

/** Whether a range of the game can be a percentage; null if this is not known yet. */
export const hasPercentages = (game: string): boolean | null =>
  classes.value?.orders.some(({ games }) => games.includes(game)) ?? null;

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
  const reply = await client.send<RangeClasses>('GET', '/v1/ranges/classes');
  if (reply.ok) classes.value = reply.value;
  else if (isTemporary(reply.problem)) setTimeout(() => void load(), RETRY_MS);
};
