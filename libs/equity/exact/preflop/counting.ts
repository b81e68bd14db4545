import { type Card, deckCards } from '#cards';
import { KernelClasses } from '../kernel-classes.js';
import { kernelOf } from '../../kernel/instance.js';
import { Tally } from '../../tally/tally.js';
import { Outcomes } from '../outcomes.js';
import { encode } from './codec.js';
import { cardsOf, forEachMatchup } from './numbering.js';

/** The number of boards that the first of two hands wins, and that both share, counted by the kernel. */
export const winsAndTies = (cards: readonly Card[]): readonly [wins: number, ties: number] => {
  const kernel = kernelOf('high');
  if (kernel === undefined) throw new Error('the kernel does not count high hands');
  const outcomes = new Outcomes(2);
  const free = deckCards('standard').filter((card) => !cards.includes(card));
  new KernelClasses(kernel).count([cards.slice(0, 2), cards.slice(2)], [], free, outcomes, 1);
  const tally = new Tally(2, 1);
  outcomes.addTo(tally);
  return [tally.wins[0], tally.ties[0]];
};

/** Computes the text of `counts.ts`. Takes half a minute. */
export const countAll = (): string => {
  const counts: number[] = [];
  forEachMatchup((first, second, alike) => {
    counts.push(...winsAndTies(cardsOf(first, second, alike)));
  });
  return encode(counts);
};
