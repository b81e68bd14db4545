import { deckCards, deckIds, deckOfSize, deckSpec, isDeckId, type DeckId, type Rank } from '#cards';
import { isScaleId, type ScaleId } from '#ranking';
import { checkVariant, maxPlayersOf, type VariantIssue } from './check.js';
import { defineVariant } from './define.js';
import type { OpeningPair, Street, Variant, VariantSpec } from './variant.js';

/** Options that a table agrees on in addition to the game. */
export interface GameOptions {
  /** P-VAR-5CD: the lowest pair that may open. */
  readonly openers?: OpeningPair;
  /** P-WILD-1: a joker is added to the deck. */
  readonly joker?: 'bug' | 'wild';
  /** Ranks whose cards are all wild. */
  readonly wildRanks?: readonly string[];
  /** The number of cards of the deck, a joker included: 36, 52, 53 … */
  readonly deck?: number;
  /** P-RANK-1: in a short deck three of a kind beats a straight. */
  readonly trips?: 'over-straight';
  /** Two or three boards; each decides an equal part of the pot. */
  readonly boards?: 2 | 3;
  /** A bomb pot: every player antes, and the first street has no betting. */
  readonly bomb?: boolean;
  /** P-SHOW-8: high-low by declaration; each player says high, low or both before the hands are shown. */
  readonly declare?: boolean;
}

const FEWEST_PLAYERS = 2;

const RANKS = '23456789TJQKA';
const rankOfLetter = (letter: string): Rank => RANKS.indexOf(letter);

/**
 * A game with options, or the issues that make the options impossible. An option that has no effect in the game is an
 * issue. A smaller deck or a second board may reduce the number of players.
 */
export const withOptions = (game: Variant, options: GameOptions): Variant | readonly VariantIssue[] => {
  const { deck: size } = options;
  const base = size === undefined ? game.deck : deckOfSize(size);
  if (base === undefined) return [{ code: 'no-such-deck', pointer: '/deck', actual: size ?? 0 }];
  const deck = options.joker === undefined ? base : withJoker(base);
  if (deck === undefined) return [{ code: 'no-joker', pointer: '/wild/joker' }];
  const joker = options.joker ?? (deckSpec(deck).joker ? (game.wild?.joker ?? 'wild') : undefined);
  const chosen = options.wildRanks?.map(rankOfLetter);
  // Wild cards that the deal decides are added to the game's own.
  const ranks = game.wild?.follows === undefined ? (chosen ?? game.wild?.ranks) : withRanks(game, chosen);
  const shares = game.shares.map((share) => ({ ...share, scale: scaleFor(share.scale, deck, options) }));
  if (options.trips !== undefined && shares.every(({ scale }) => !scale.endsWith('-trips')))
    return [{ code: 'not-short', pointer: '/trips' }];
  const spec: VariantSpec = {
    ...specOf(game),
    ...(options.declare === true ? { declared: true } : {}),
    deck,
    ...(joker === undefined && ranks === undefined
      ? {}
      : {
          wild: {
            ...game.wild,
            ...(joker === undefined ? {} : { joker }),
            ...(ranks === undefined ? {} : { ranks }),
          },
        }),
    // Without a blind to call, all players may pass.
    ...(options.openers === undefined ? {} : { openers: options.openers, forced: 'antes' }),
    ...(options.boards === undefined ? {} : { boards: options.boards }),
    shares,
    ...(options.bomb === true ? { forced: 'antes', streets: withoutFirstRound(game.streets) } : {}),
  };
  const issues = checkVariant({ ...spec, maxPlayers: FEWEST_PLAYERS });
  return issues.length > 0 ? issues : defineVariant({ ...spec, maxPlayers: maxPlayersOf(spec) });
};

const withRanks = ({ wild }: Variant, chosen: readonly Rank[] = []): readonly Rank[] => [
  ...new Set([...(wild?.ranks ?? []), ...chosen]),
];

/** The decks that a game can be played with: its usual deck and those that the option `deck` allows. */
export const decksOf = (game: Variant): readonly DeckId[] =>
  deckIds().filter((id) => {
    const { length } = deckCards(id);
    return id === game.deck || (deckOfSize(length) === id && 'id' in withOptions(game, { deck: length }));
  });

/** The variant without its derived properties. */
const specOf = ({
  wildCards: _,
  holeCards: _held,
  maxHoleCards: _most,
  boardCards: _board,
  isLowball: _low,
  downcards: _down,
  upcards: _up,
  isSpecial: _special,
  isQualified: _qualified,
  parts: _parts,
  ...spec
}: Variant): VariantSpec => spec;

const withJoker = (deck: DeckId): DeckId | undefined => {
  const added = deckSpec(deck).joker ? deck : `${deck}-joker`;
  return isDeckId(added) ? added : undefined;
};

/** The option that sets each part of a variant, by the start of the pointer. */
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
  ['/declared', 'declare'],
];

/** The option that causes an issue, as a JSON pointer into the options; empty if there is no single one. */
export const optionAt = (pointer: string): string => {
  const place = PLACES.find(([start]) => pointer.startsWith(start));
  return place === undefined ? '' : `/${place[1]}`;
};

/** The scale for the deck and the options. Stripped decks rank high hands differently (P-RANK-1). */
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

/** The streets of a bomb pot: the first one has no betting. */
const withoutFirstRound = ([first, ...later]: readonly Street[]): readonly Street[] => {
  const { mustBeOpened: _, ...street } = first;
  return [{ ...street, opener: 'nobody' }, ...later];
};

/** A cache by game and options, because the hands of a log repeat the same options. */
const cachedByOptions = <T>(
  make: (game: Variant, options: GameOptions) => T,
): ((game: Variant, options: GameOptions) => T) => {
  const cache = new Map<string, T>();
  return (game, options) => {
    const key = `${game.id} ${JSON.stringify(options)}`;
    const found = cache.get(key);
    if (found !== undefined) return found;
    const made = make(game, options);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(key, made);
    return made;
  };
};
const MAX_CACHED = 500;

const madeWith = cachedByOptions((game, options): Variant | null => {
  const made = withOptions(game, options);
  return 'id' in made ? made : null;
});

/** The variant of a game with the options of a log, or null if they are impossible. Cached. */
export const variantWith = (game: Variant, options: GameOptions | undefined): Variant | null =>
  options === undefined ? game : madeWith(game, options);

/**
 * The options that change a game; those that only repeat its defaults are left out, such as a deck of 36 cards in short-deck.
 * Impossible options stay. Cached.
 */
export const changingOptions = cachedByOptions((game, options): GameOptions => {
  const wanted = madeWith(game, options);
  if (wanted === null) return options;
  // Whatever the order of the options: a joker implies the number of cards, but not the other way round.
  const names = new Set(['deck', ...Object.keys(options).sort()]);
  return [...names].reduce<GameOptions>((kept, name) => {
    const fewer = Object.fromEntries(Object.entries(kept).filter(([other]) => other !== name));
    return isSameGame(withOptions(game, fewer), wanted) ? fewer : kept;
  }, options);
});

const isSameGame = (one: Variant | readonly VariantIssue[], other: Variant): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
