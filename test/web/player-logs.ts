import { dealHands } from '#dealer';
import { findFormat } from '#histories';

interface WantedHands {
  readonly game: string;
  readonly hands: number;
  readonly seed: number;
}

/** Dealt hands as a log of PokerStars, of players with the same names in every game. */
export const dealtLog = ({ game, hands, seed }: WantedHands): string =>
  [...dealHands({ game, hands, seed, players: 6 })]
    .map((hand) => {
      const written = findFormat('pokerstars')?.write?.(hand, { lossy: true });
      if (written?.ok !== true) throw new Error('a dealt hand cannot be written');
      return `${written.text.replace('Hand #', `Hand #${String(seed)}`)}\n\n`;
    })
    .join('');

/** The same log in euros. */
export const inEuros = (log: string): string => log.replaceAll('$', '€').replaceAll(' USD', ' EUR');
