import { Command } from 'commander';
import { deckCards, deckIds, formatCards, isDeckId } from '#cards';
import { UsageError } from '../../../apps/cli/options/errors.js';

interface DecksFlags {
  readonly json?: boolean;
}

/** `floorman decks [id]`: lists the decks, or prints the cards of one. Writes each line with `print`. */
export const decksCommand = (print: (line: string) => void): Command =>
  new Command('decks')
    .description('list the decks, or print the cards of one')
    .argument('[id]', 'a deck, such as standard')
    .option('--json', 'as JSON')
    .action((id: string | undefined, { json = false }: DecksFlags) => {
      if (id !== undefined && !isDeckId(id))
        throw new UsageError({ en: `there is no deck ${id}`, es: `no existe la baraja ${id}` });
      const decks = (id === undefined ? deckIds() : [id]).map((each) => ({
        id: each,
        cards: formatCards(deckCards(each)),
      }));
      if (json) print(JSON.stringify(decks));
      else for (const deck of decks) print(`${deck.id.padEnd(16)} ${deck.cards}`);
    });
