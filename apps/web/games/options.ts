import type { GameOptions } from '#client';
import { cardsOf, deckOf, OTHER_DECKS, SUITS, WITH_JOKER } from '../cards/deck.js';
import type { Game } from './game.js';

/** A game with the options of a table. Options that the pages do not know change nothing; the service checks them all. */
export const gameWith = (game: Game, options: GameOptions): Game => {
  if (Object.keys(options).length === 0) return game;
  const { boards = game.boards } = options;
  return {
    ...game,
    options,
    deck: deckWith(game.deck, options),
    ...(boards === undefined ? {} : { boards }),
  };
};

const deckWith = (id: string, { deck: size, joker }: GameOptions): string => {
  const deck = size === undefined ? id : (deckOfSize(size) ?? id);
  return joker === undefined || deck.endsWith(WITH_JOKER) ? deck : deck + WITH_JOKER;
};

/** The deck with a number of cards, a joker included; decks with fewer suits do not count. */
const deckOfSize = (size: number): string | undefined =>
  ['standard', ...OTHER_DECKS]
    .flatMap((id) => [id, id + WITH_JOKER])
    .find((id) => {
      const deck = deckOf(id);
      return deck.suits === SUITS && cardsOf(deck).length === size;
    });

/** The values of an option in texts such as addresses; undefined for a text that is none. */
interface Notation<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

const oneOf = <const Value extends string | number | boolean>(
  ...values: readonly Value[]
): Notation<Value> => ({
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

const WILD_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** The notation of each option, in the order of addresses. */
const NOTATIONS: { readonly [Name in keyof GameOptions]-?: Notation<NonNullable<GameOptions[Name]>> } = {
  openers: oneOf('jacks', 'queens', 'kings', 'aces'),
  joker: oneOf('bug', 'wild'),
  wildRanks: {
    read: (text) =>
      /^[2-9TJQKA]{1,13}$/.test(text) ? WILD_RANKS.filter((rank) => text.includes(rank)) : undefined,
    write: (ranks) => ranks.join(''),
  },
  deck: { read: (text) => (/^[2-5]\d$/.test(text) ? Number(text) : undefined), write: String },
  trips: oneOf('over-straight'),
  boards: oneOf(2, 3),
  declare: oneOf(true, false),
  bomb: oneOf(true, false),
};

type OptionName = keyof GameOptions;
export const OPTION_NAMES = Object.keys(NOTATIONS) as readonly OptionName[];

/** Options as names and texts: `wildRanks` and `2T`. */
export const formatOptions = (options: GameOptions): readonly (readonly [OptionName, string])[] =>
  OPTION_NAMES.flatMap((name) => {
    const { write } = NOTATIONS[name] as Notation<unknown>;
    return options[name] === undefined ? [] : [[name, write(options[name])] as const];
  });

/** An option as `formatOptions` writes it; null if the text is none. */
export const parseOption = (name: string, text: string): GameOptions | null => {
  const known = OPTION_NAMES.find((each) => each === name);
  const value = known === undefined ? undefined : NOTATIONS[known].read(text);
  return known === undefined || value === undefined ? null : { [known]: value };
};
