import { numberOf, attributeOf, misplacedDeals, type XmlElement } from '../../xml/index.js';

/** Elements of a betting round: its bets go to the pot with a sweep before the next cards, the shows and the winners. */
const BETTING: ReadonlySet<string> = new Set(['ANTE', 'BLIND', 'BET', 'FOLD', 'PUSH']);
/** Actions of a round, which are no forced bets. */
const ACTIONS: ReadonlySet<string> = new Set(['BET', 'FOLD', 'PUSH']);
const AFTER_ROUND: ReadonlySet<string> = new Set(['COMMUNITY', 'SHOW', 'XSHOW', 'WIN']);

const SWEEP = '<SWEEP>';
const CARDS = '<COMMUNITY>';

/**
 * What belongs in the place of an element that is out of the order of betting rounds; undefined for one in order. There is
 * one sweep after each round, none without one, and no action between a sweep and the next cards. A check is for one hand.
 * O(1) for each element.
 */
export const makeRoundCheck = (): ((element: XmlElement) => string | undefined) => {
  let isUnswept = false;
  let isOpen = true;
  return ({ name }) => {
    const isMissing = AFTER_ROUND.has(name) && isUnswept;
    const fits = name === 'SWEEP' ? isUnswept : isOpen || !ACTIONS.has(name);
    if (BETTING.has(name)) isUnswept = true;
    else if (name === 'SWEEP' || AFTER_ROUND.has(name)) isUnswept = false;
    if (name === 'HOLE' || name === 'COMMUNITY') isOpen = true;
    else if (name === 'SWEEP') isOpen = false;
    return isMissing ? SWEEP : fits ? undefined : CARDS;
  };
};

/**
 * The cards that are dealt out of order, with the tag of what belongs in their place: one to each player clockwise, then the
 * second ones in the same order. O(cards).
 */
export const misplacedHoleCards = (holes: readonly XmlElement[]): ReadonlyMap<XmlElement, string> => {
  const seats = holes.map((element) => numberOf(attributeOf(element, 'position')));
  const next = seats.indexOf(seats[0], 1);
  const size = next < 0 ? seats.length : next;
  const misplaced = new Map<XmlElement, string>();
  for (const start of size === 0 ? [] : [0, size])
    for (const index of misplacedDeals(seats.slice(start, start + size)))
      misplaced.set(holes[start + index], holes[start + index - 1].tag);
  for (let index = size; index < holes.length; index++) {
    const isSame = seats[index] === seats[index - size];
    if (!isSame && !misplaced.has(holes[index - size])) misplaced.set(holes[index], holes[index - size].tag);
  }
  return misplaced;
};
