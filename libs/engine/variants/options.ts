import { deckCards, deckIds, deckOfSize, deckSpec, isDeckId, type DeckId, type Rank } from '#cards';
import { isScaleId, type ScaleId } from '#ranking';
import { checkVariant, maxPlayersOf, type VariantIssue } from './check.js';
import { defineVariant } from './define.js';
import type { Street, Variant, VariantSpec } from './variant.js';

/** What a table agrees on beside the game. */
export interface GameOptions {
  /** P-VAR-5CD: a pair of jacks or better to open. */
  readonly openers?: 'jacks';
  /** P-WILD-1: a joker is added to the deck. */
  readonly joker?: 'bug' | 'wild';
  /** Ranks all of whose cards are wild. */
  readonly wildRanks?: readonly string[];
  /** Cards in the deck, a joker counted: 36, 52, 53 … */
  readonly deck?: number;
  /** P-RANK-1: in a short deck three of a kind beats a straight. */
  readonly trips?: 'over-straight';
  /** Two boards side by side, half of the pot for each. */
  readonly boards?: 2;
  /** A bomb pot: everybody antes, and the first street has no betting. */
  readonly bomb?: boolean;
}

const FEWEST_PLAYERS = 2;

const RANKS = '23456789TJQKA';
const rankOfLetter = (letter: string): Rank => RANKS.indexOf(letter);

/**
 * A game with its options, or what is impossible about them together; options that mean nothing in the game are
 * impossible too. A smaller deck, or a second board, may seat fewer.
 */
export const withOptions = (game: Variant, options: GameOptions): Variant | readonly VariantIssue[] => {
  const { deck: size } = options;
  const base = size === undefined ? game.deck : deckOfSize(size);
  if (base === undefined) return [{ code: 'no-such-deck', pointer: '/deck', actual: size ?? 0 }];
  const deck = options.joker === undefined ? base : withJoker(base);
  if (deck === undefined) return [{ code: 'no-joker', pointer: '/wild/joker' }];
  const joker = options.joker ?? (deckSpec(deck).joker ? (game.wild?.joker ?? 'wild') : undefined);
  const ranks = options.wildRanks?.map(rankOfLetter) ?? game.wild?.ranks;
  const shares = game.shares.map((share) => ({ ...share, scale: scaleFor(share.scale, deck, options) }));
  if (options.trips !== undefined && shares.every(({ scale }) => !scale.endsWith('-trips')))
    return [{ code: 'not-short', pointer: '/trips' }];
  const spec: VariantSpec = {
    ...specOf(game),
    deck,
    ...(joker === undefined && ranks === undefined
      ? {}
      : { wild: { ...(joker === undefined ? {} : { joker }), ...(ranks === undefined ? {} : { ranks }) } }),
    ...(options.openers === undefined ? {} : { openers: options.openers }),
    ...(options.boards === undefined ? {} : { boards: options.boards }),
    shares,
    ...(options.bomb === true ? { forced: 'antes', streets: withoutFirstRound(game.streets) } : {}),
  };
  const issues = checkVariant({ ...spec, maxPlayers: FEWEST_PLAYERS });
  return issues.length > 0 ? issues : defineVariant({ ...spec, maxPlayers: maxPlayersOf(spec) });
};

/** The decks that a game can be played with: its own, and those that the option `deck` may name by their cards. */
export const decksOf = (game: Variant): readonly DeckId[] =>
  deckIds().filter((id) => {
    const { length } = deckCards(id);
    return id === game.deck || (deckOfSize(length) === id && 'id' in withOptions(game, { deck: length }));
  });

/** The data that others follow from. */
const specOf = ({
  wildCards: _,
  holeCards: _held,
  maxHoleCards: _most,
  boardCards: _board,
  isLowball: _low,
  ...spec
}: Variant): VariantSpec => spec;

const withJoker = (deck: DeckId): DeckId | undefined => {
  const added = deckSpec(deck).joker ? deck : `${deck}-joker`;
  return isDeckId(added) ? added : undefined;
};

/** By which option each part of a game is as it is: what begins like a row is that row's. */
const PLACES: readonly (readonly [string, keyof GameOptions])[] = [
  ['/wild/ranks', 'wildRanks'],
  ['/wild', 'joker'],
  ['/deck', 'deck'],
  ['/shares', 'deck'],
  ['/exposed', 'deck'],
  ['/streets', 'bomb'],
  ['/openers', 'openers'],
  ['/trips', 'trips'],
  ['/boards', 'boards'],
];

/** The option that a issue of a game is about, as a JSON pointer into the options; all of them, where it is about no single one. */
export const optionAt = (pointer: string): string => {
  const place = PLACES.find(([start]) => pointer.startsWith(start));
  return place === undefined ? '' : `/${place[1]}`;
};

/** High hands of a stripped deck have an order of their own (P-RANK-1). */
const scaleFor = (scale: ScaleId, deck: DeckId, { deck: size, trips }: GameOptions): ScaleId => {
  if (scale !== 'high' && !scale.startsWith('short')) return scale;
  const short = size === undefined ? scale : shortScale(deck);
  const wanted = trips === 'over-straight' && !short.endsWith('-trips') ? `${short}-trips` : short;
  return isScaleId(wanted) ? wanted : scale;
};

const shortScale = (deck: DeckId): string => {
  const cards = deck.replace('-joker', '');
  return cards === 'short-36' ? 'short' : cards.startsWith('short') ? cards : 'high';
};

/** Nobody opens the first street, and nobody must. */
const withoutFirstRound = ([first, ...later]: readonly Street[]): readonly Street[] => {
  const { mustBeOpened: _, ...street } = first;
  return [{ ...street, opener: 'nobody' }, ...later];
};

/** Tables repeat the same options hand after hand. */
const known = new Map<string, Variant | null>();
const MOST_KNOWN = 500;

/** The same for logs: null for options that make no sense. The answer is kept for the next hand of the table. */
export const variantWith = (game: Variant, options: GameOptions | undefined): Variant | null => {
  if (options === undefined) return game;
  const key = `${game.id} ${JSON.stringify(options)}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = withOptions(game, options);
  const variant = 'id' in made ? made : null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, variant);
  return variant;
};
