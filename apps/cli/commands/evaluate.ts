import { Command } from 'commander';
import { parseCards } from '#cards';
import { evaluateHands } from '#engine';
import { languageOf, UsageError } from '../usage.js';

interface EvaluateFlags {
  readonly game: string;
  readonly board: string;
  readonly json?: boolean;
  readonly lang: string;
}

export const evaluateCommand = (): Command =>
  new Command('evaluate')
    .description('say what hands are worth, and which is best')
    .argument('<cards...>', 'one hand an argument, such as AhKh')
    .requiredOption('--game <id>', 'the game, such as holdem')
    .option('--board <cards>', 'the board', '')
    .option('--json', 'as JSON')
    .option('--lang <lang>', 'en or es', 'en')
    .action((hands: string[], flags: EvaluateFlags) => {
      languageOf(flags.lang);
      const result = evaluateHands(flags.game, handsOf(hands), cardsOf(flags.board));
      if (!result.ok) {
        const { code, message } = result.error;
        throw new UsageError(code === 'unknown-game' ? `${message}; see floorman variants` : message);
      }
      if (flags.json === true) {
        process.stdout.write(`${JSON.stringify(result.evaluation, null, 2)}\n`);
        return;
      }
      const language = languageOf(flags.lang);
      for (const hand of result.evaluation.hands)
        process.stdout.write(
          `${String(hand.rank)}. ${hand.cards.padEnd(14)} ${hand.description[language]}${hand.best ? ' *' : ''}\n`,
        );
    });

/** A hand an argument; single cards one by one are one hand. */
const handsOf = (texts: readonly string[]): number[][] => {
  const hands = texts.map(cardsOf);
  return hands.length > 1 && hands.every((cards) => cards.length === 1) ? [hands.flat()] : hands;
};

const cardsOf = (text: string): number[] => {
  const parsed = parseCards(text);
  if (parsed.ok) return parsed.cards;
  const { expected, at } = parsed.error;
  throw new UsageError(`${text}: a ${expected} was expected at character ${String(at + 1)}`);
};
