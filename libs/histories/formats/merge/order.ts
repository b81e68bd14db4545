import {
  attributeOf,
  expectAttributes,
  expectNoText,
  makeNumberCheck,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';

/** Contradictions that one wrong number causes at most. */
const MAX_REPORTED = 2;

/** The attributes of each element. Those of tournaments are on the hand itself. */
const attributes: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'game',
    new Set([
      ...['id', 'starttime', 'numholecards', 'gametype', 'multigametype', 'seats', 'realmoney', 'data'],
      ...['version', 'stakes', 'buyIn', 'seatsPerTable', 'tableCount', 'startingStack', 'rebuy'],
      ...['rebuyStack', 'addon', 'addonStack', 'bounty'],
    ]),
  ],
  ['players', new Set(['dealer'])],
  ['player', new Set(['seat', 'nickname', 'balance', 'dealtin'])],
  ['round', new Set(['id', 'sequence'])],
  ['event', new Set(['sequence', 'type', 'timestamp', 'player', 'amount', 'text'])],
  ['cards', new Set(['type', 'cards', 'player', 'hand'])],
  ['winner', new Set(['amount', 'uncalled', 'potnumber', 'player', 'hand', 'pottype'])],
]);

const NONE: ReadonlySet<string> = new Set();

/** The order of the elements in a round. */
const PLACES: ReadonlyMap<string, number> = new Map([
  ['event', 0],
  ['cards', 1],
  ['winner', 2],
]);

/**
 * Compares the layout of a hand with that of the site: rounds and events are numbered from 1, remarks have the number of an
 * event before them, and a round has its events first, then cards, then winners. O(elements).
 */
export const checkLayout = (draft: XmlDraft, hand: XmlElement): void => {
  const checkRoundNumber = makeSequenceCheck(draft);
  const checkEventNumber = makeSequenceCheck(draft);
  for (const element of hand.children) {
    checkElement(draft, element);
    if (element.name !== 'round') for (const child of element.children) checkElement(draft, child);
    else {
      checkRoundNumber(element);
      checkRound(draft, element, checkEventNumber);
    }
  }
  checkElement(draft, hand);
};

const checkElement = (draft: XmlDraft, element: XmlElement): void => {
  expectAttributes(draft, element, attributes.get(element.name) ?? NONE);
  expectNoText(draft, element);
};

const checkRound = (
  draft: XmlDraft,
  round: XmlElement,
  checkEventNumber: (event: XmlElement) => void,
): void => {
  let last: readonly [name: string, place: number] = ['', 0];
  let isMisplaced = false;
  for (const element of round.children) {
    checkElement(draft, element);
    if (element.name === 'event' && attributeOf(element, 'type') !== 'CHAT') checkEventNumber(element);
    const place = PLACES.get(element.name) ?? 0;
    const [name, lastPlace] = last;
    if (place >= lastPlace) last = [element.name, place];
    else if (!isMisplaced) {
      draft.misplace(element, `<${name}>`);
      isMisplaced = true;
    }
  }
};

/** Compares `sequence` with the numbers before it. */
const makeSequenceCheck = (draft: XmlDraft): ((element: XmlElement) => void) => {
  const fits = makeNumberCheck();
  let last = 0;
  let reported = 0;
  return (element) => {
    const stated = attributeOf(element, 'sequence');
    const number = numberOf(stated);
    if (!fits(number) && reported < MAX_REPORTED) {
      reported++;
      const expected = `sequence="${String(last + 1)}"`;
      draft.contradict('figures', expected, `sequence="${stated}"`, element.line);
    }
    last = number;
  };
};
