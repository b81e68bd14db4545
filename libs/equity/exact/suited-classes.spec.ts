import { deckCards, parseCards, type DeckId } from '#cards';
import { sevenCards, type ScaleId } from '#ranking';
import { formatFraction } from '../fraction.js';
import { Tally } from '../tally.js';
import { Outcomes } from './outcomes.js';
import { SuitedClasses } from './suited-classes.js';

const cards = (text: string) => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const count = (hands: string[], board: string, deck: DeckId = 'standard', scale: ScaleId = 'high') => {
  const held = hands.map(cards);
  const lie = cards(board);
  const gone = new Set([...held.flat(), ...lie]);
  const classes = new SuitedClasses(sevenCards(scale)!);
  let out = new Outcomes(hands.length);
  for (let i = 0; i < 20; i++) {
    out = new Outcomes(hands.length);
    const t = performance.now();
    classes.count(held, lie, deckCards(deck).filter((card) => !gone.has(card)), out, 1);
    if (i === 19) console.log(performance.now() - t);
  }
  const tally = new Tally(hands.length, 1);
  out.addTo(tally);
  return [tally.total, [...tally.wins], hands.map((_, p) => formatFraction(tally.shares(p)))];
};

it('x', () => {
  console.log(JSON.stringify(count(['AhKh', 'QsQd'], '')));
  console.log(JSON.stringify(count(['AsKs', 'QhQd', '7c6c'], '')));
  console.log(JSON.stringify(count(['AhKh', 'QsQd'], 'Ts9h7c', 'short-36', 'short')));
  console.log(JSON.stringify(count(['JhJs', 'AdKd'], 'Td9d6s', 'short-36', 'short')));
});
