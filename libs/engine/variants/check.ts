import { deckCards, deckSpec, type DeckId } from '#cards';
import { COMPOSITIONS, isHandOf, MAX_EXPOSED_CARDS, SCALES, type Scale } from '#ranking';
import { boardCardsOf, boardCardsUpTo, holeCardsOf, upCardsOf } from './deals.js';
import type { Street, VariantSpec } from './variant.js';

/** Why the data of a game are invalid. */
export type VariantIssueCode =
  | 'cards-run-out'
  | 'nobody-opens'
  | 'no-exposed-cards'
  | 'too-many-exposed'
  | 'exposed-thrown'
  | 'bring-in-apart'
  | 'never-opened'
  | 'openers-unused'
  | 'out-of-place'
  | 'too-few-cards'
  | 'sizes-differ'
  | 'too-many-thrown'
  | 'uneven-hands'
  | 'must-pay'
  | 'not-passed-on'
  | 'nothing-dealt'
  | 'face-up-board'
  | 'street-twice'
  | 'no-boards'
  | 'nothing-to-reshuffle'
  | 'no-such-rank'
  | 'deck-and-scale'
  | 'exposed-scale'
  | 'not-short'
  | 'no-such-deck'
  | 'no-joker'
  | 'joker-undecided'
  | 'not-high-low'
  | 'no-such-minimum'
  | 'no-places'
  | 'halves';

/** An issue, with a JSON pointer (RFC 6901) into the data. `expected` and `actual` are counts, if the issue has any. */
export interface VariantIssue {
  readonly code: VariantIssueCode;
  readonly pointer: string;
  readonly expected?: number;
  readonly actual?: number;
}

/** The cards in play after the last street. */
interface Growth {
  /** Hole cards of each player. */
  readonly held: number;
  /** Cards of one board. */
  readonly board: number;
}

/**
 * The issues in the data of a game. An empty list means that the game can be played with all seats taken. The deck must
 * not run out if `stub` is `never`. At least one street needs an opener, and exposed cards if they decide who opens. Each
 * share of the pot needs the cards of its scale and composition.
 */
export const checkVariant = (spec: VariantSpec): readonly VariantIssue[] => {
  const issues: VariantIssue[] = [];
  const report = (code: VariantIssueCode, pointer: string, counts: Partial<VariantIssue> = {}): void => {
    issues.push({ code, pointer, ...counts });
  };
  const growth = checkStreets(spec, report);
  checkOpening(spec, report);
  checkShares(spec, growth, report);
  checkDeck(spec, report);
  if (spec.declared === true && !isHighLow(spec)) report('not-high-low', '/declared');
  checkPlaces(spec, report);
  if (spec.boards !== undefined && spec.boards > 1 && growth.board === 0) report('no-boards', '/boards');
  return issues;
};

/** Whether a high hand and a low hand share the pot. */
const isHighLow = ({ shares }: VariantSpec): boolean =>
  shares.length === 2 && shares[0].half === 'high' && shares[1].half === 'low';

type Report = (code: VariantIssueCode, pointer: string, counts?: Partial<VariantIssue>) => void;

const checkStreets = ({ streets, exposed }: VariantSpec, report: Report): Growth => {
  let held = 0;
  let board = 0;
  let up = 0;
  const firstBetting = streets.findIndex(({ opener }) => opener !== 'nobody');
  if (streets.every(({ opener }) => opener === 'nobody')) report('nobody-opens', '/streets');
  streets.forEach((street, index) => {
    const at = `/streets/${String(index)}`;
    if (streets.findIndex(({ id }) => id === street.id) < index) report('street-twice', `${at}/id`);
    if (street.exchange !== undefined) {
      const { fewest, most, replaced, price, passed } = street.exchange;
      if (index === 0) report('out-of-place', `${at}/exchange`);
      if (most > held || fewest > most)
        report('too-many-thrown', `${at}/exchange`, { expected: held, actual: most });
      // Upcards cannot be discarded: they decide who opens.
      else if (up > 0 && most > held - up)
        report('exposed-thrown', `${at}/exchange`, { expected: held - up, actual: most });
      if (passed !== undefined && (!replaced || fewest !== most || price !== undefined))
        report('not-passed-on', `${at}/exchange/passed`);
      // A player without chips must be able to go on.
      if (price !== undefined && fewest > 0) report('must-pay', `${at}/exchange/price`);
      if (!replaced && fewest !== most) report('uneven-hands', `${at}/exchange`);
      if (!replaced) held -= fewest;
    }
    street.deals.forEach((deal, place) => {
      if (deal.to === 'board' && deal.up === true) report('face-up-board', `${at}/deals/${String(place)}/up`);
      if (deal.up === true) up += deal.count;
    });
    held += holeCardsOf(street);
    board += boardCardsOf(street);
    if (index === 0 && held + board === 0) report('nothing-dealt', at);
    // After a street with betting the pot holds bets, so the hand cannot end unopened.
    if (street.mustBeOpened === true && index !== firstBetting) report('never-opened', `${at}/mustBeOpened`);
    checkOpener(street, index, exposed === undefined ? 0 : up, at, report);
  });
  return { held, board };
};

/** `seen`: the number of exposed cards of each player that can be compared. */
const checkOpener = ({ opener }: Street, index: number, seen: number, at: string, report: Report): void => {
  const early = opener === 'bring-in' || opener === 'after-blinds';
  if (early ? index > 0 : opener === 'last-opener' && index === 0) report('out-of-place', `${at}/opener`);
  if (opener !== 'bring-in' && opener !== 'best-exposed') return;
  if (seen === 0) report('no-exposed-cards', `${at}/opener`);
  if (seen > MAX_EXPOSED_CARDS)
    report('too-many-exposed', `${at}/opener`, { expected: MAX_EXPOSED_CARDS, actual: seen });
};

/** A bring-in needs the forced bet and the opener. Openers need a street that must be opened, and a high hand that wins. */
const checkOpening = ({ forced, streets, shares, openers }: VariantSpec, report: Report): void => {
  const broughtIn = streets.findIndex(({ opener }) => opener === 'bring-in');
  if (forced === 'bring-in' && broughtIn < 0) report('bring-in-apart', '/forced');
  if (forced !== 'bring-in' && broughtIn >= 0)
    report('bring-in-apart', `/streets/${String(broughtIn)}/opener`);
  if (openers === undefined) return;
  const first = shares.at(0);
  const high = first !== undefined && SCALES[first.scale].wins === 'highest';
  if (!high || streets.every(({ mustBeOpened }) => mustBeOpened !== true))
    report('openers-unused', '/openers');
};

/** Whether the scale has all ranks of the deck. A high scale has no hands with ranks below its lowest. */
const coversDeck = ({ wins, lowest }: Scale, deck: DeckId): boolean =>
  wins === 'lowest' || lowest <= deckSpec(deck).lowest;

const checkShares = (
  { shares, deck, exposed }: VariantSpec,
  { held, board }: Growth,
  report: Report,
): void => {
  const halves = new Set(shares.map(({ half }) => half));
  if (halves.size < shares.length || (shares.length > 1 && halves.has(null))) report('halves', '/shares');
  const { lowest, highest } = deckSpec(deck);
  shares.forEach(({ scale, composition, atLeast }, index) => {
    const at = `/shares/${String(index)}`;
    const { cards, fromHole, lines } = COMPOSITIONS[composition];
    const order = SCALES[scale];
    if (order.cards !== cards)
      return report('sizes-differ', `${at}/composition`, { expected: order.cards, actual: cards });
    if (!coversDeck(order, deck)) return report('deck-and-scale', `${at}/scale`);
    if (atLeast !== undefined && !isHandOf(scale, atLeast)) report('no-such-minimum', `${at}/atLeast`);
    const places = lines === undefined ? 0 : Math.max(...lines.flat()) + 1;
    if (board < places) return report('too-few-cards', at, { expected: places, actual: board });
    if (held < fromHole[0]) return report('too-few-cards', at, { expected: fromHole[0], actual: held });
    const fromBoard = Math.max(0, cards - Math.min(held, fromHole[1]));
    if (board < fromBoard) return report('too-few-cards', at, { expected: fromBoard, actual: board });
    if (order.differ === 'ranks') {
      const ranks =
        Math.min(highest, order.highest) - lowest + 1 + (highest === 12 && order.lowest === 12 ? 1 : 0);
      if (ranks < cards)
        report('too-few-cards', `${at}/scale`, { expected: cards, actual: Math.max(0, ranks) });
    }
  });
  if (exposed === undefined) return;
  const { cards, differ } = SCALES[exposed];
  if (cards !== 5 || differ !== 'nothing') report('exposed-scale', '/exposed');
  else if (!coversDeck(SCALES[exposed], deck)) report('deck-and-scale', '/exposed');
};

/** Where the place of a card in the deal decides, the game needs upcards and no discards, which would change the places. */
const checkPlaces = ({ shares, wild, streets }: VariantSpec, report: Report): void => {
  const isPlaced =
    streets.some((street) => upCardsOf(street) > 0) &&
    streets.every(({ exchange }) => exchange === undefined);
  shares.forEach(({ from }, index) => {
    if (from !== undefined && !isPlaced) report('no-places', `/shares/${String(index)}/from`);
  });
  if (wild?.follows !== undefined && !isPlaced) report('no-places', '/wild/follows');
  if (wild?.lowestDown === true && !isPlaced) report('no-places', '/wild/lowestDown');
};

const checkDeck = (spec: VariantSpec, report: Report): void => {
  const { deck, wild, streets, stub, maxPlayers } = spec;
  const { joker, lowest, highest } = deckSpec(deck);
  if (joker && wild?.joker === undefined) report('joker-undecided', '/wild');
  if (!joker && wild?.joker !== undefined) report('no-joker', '/wild/joker');
  if (wild?.follows !== undefined && (wild.follows < lowest || wild.follows > highest))
    report('no-such-rank', '/wild/follows');
  if (wild?.ranks?.some((rank) => rank < lowest || rank > highest) === true)
    report('no-such-rank', '/wild/ranks');
  if (stub === 'reshuffle-discards' && streets.every(({ exchange }) => exchange === undefined))
    report('nothing-to-reshuffle', '/stub');
  const size = deckCards(deck).length;
  const { perPlayer, shared } = cardsNeeded(spec);
  const needed = maxPlayers * perPlayer + shared;
  if (needed > size) report('cards-run-out', '/maxPlayers', { expected: size, actual: needed });
};

/** The largest number of players that the deck and the seats of the game allow. */
export const maxPlayersOf = (spec: VariantSpec): number => {
  const { perPlayer, shared } = cardsNeeded(spec);
  const left = deckCards(spec.deck).length - shared;
  return perPlayer === 0 ? spec.maxPlayers : Math.min(spec.maxPlayers, Math.floor(left / perPlayer));
};

/** The cards that the deck must hold for deals and draws, under the stub rule of the game. */
const cardsNeeded = (spec: VariantSpec): { readonly perPlayer: number; readonly shared: number } => {
  const { streets, stub, boards = 1 } = spec;
  const holes = streets.reduce((sum, street) => sum + holeCardsOf(street), 0);
  const board = boardCardsUpTo(streets, streets.length - 1) * boards;
  const first = streets.at(0);
  const last = streets.at(-1);
  switch (stub) {
    case 'never':
      return { perPlayer: holes + thrownAndReplaced(streets), shared: board };
    case 'shared-card':
      return {
        perPlayer: holes - (last === undefined ? 0 : holeCardsOf(last)),
        shared: board + (last === undefined ? 0 : holeCardsOf(last)),
      };
    case 'reshuffle-discards':
      return {
        perPlayer: first === undefined ? 0 : holeCardsOf(first),
        shared: board + mostExchanged(streets),
      };
  }
};

/** The most cards that a player draws from the stub on a street. */
const drawnOn = ({ exchange }: Street): number =>
  exchange?.replaced === true && exchange.passed === undefined ? exchange.most : 0;

/** The largest number of cards that one player draws: the first player draws before any discard can be reshuffled. */
const mostExchanged = (streets: readonly Street[]): number => Math.max(0, ...streets.map(drawnOn));

const thrownAndReplaced = (streets: readonly Street[]): number =>
  streets.reduce((sum, street) => sum + drawnOn(street), 0);
