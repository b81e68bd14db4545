import { dealHands } from '#dealer';
import { Anonymizer } from './anonymizer.js';
import type { CanonicalHand, HandEvent } from './hand.js';
import { findFormat, isWritable } from './index.js';
import { makeHand } from './testing/logs.js';

const namesOf = ({ players }: CanonicalHand): string[] => players.map(({ name }) => name);
const note = (text: string): HandEvent => ({ type: 'note', seat: null, text, line: 1 });

it('replaces a name by the same name in all hands, and the owner of the log by Hero', () => {
  const anonymizer = new Anonymizer();
  const hands = [...dealHands({ game: 'holdem', hands: 20, seed: 5, handsPerTable: 5, players: 4 })];
  const replaced = hands.map((hand) => anonymizer.anonymize(hand));
  const names = new Map<string, Set<string>>();
  hands.forEach((hand, at) =>
    namesOf(hand).forEach((name, player) => {
      const set = names.get(name) ?? new Set<string>();
      names.set(name, set.add(namesOf(replaced[at])[player]));
    }),
  );
  expect([...names.values()].every((set) => set.size === 1)).toBe(true);
  expect(new Set([...names.values()].flatMap((set) => [...set])).size).toBe(names.size);
  const [first] = replaced;
  expect(first.players.find(({ seat }) => seat === first.heroSeat)?.name).toBe('Hero');
  expect(new Set(replaced.flatMap(namesOf))).not.toEqual(new Set(hands.flatMap(namesOf)));
});

it('replaces names in the texts of an incident, and not its type', () => {
  const hand = makeHand();
  const incident = { type: 'Ann', seat: 1, text: 'Ann and Ben argue', notes: [{ by: 'Ben' }] };
  const event = { type: 'incident', incident, logged: null, line: 9 } as const;
  const { events } = new Anonymizer().anonymize({ ...hand, events: [event] });
  expect(events).toEqual([
    {
      ...event,
      incident: { type: 'Ann', seat: 1, text: 'Player1 and Player2 argue', notes: [{ by: 'Player2' }] },
    },
  ]);
});

it('changes nothing but names', () => {
  const hand = makeHand();
  const { players, ...rest } = new Anonymizer().anonymize(hand);
  const { players: before, ...same } = hand;
  expect(rest).toEqual(same);
  expect(players.map(({ name: _, ...player }) => player)).toEqual(
    before.map(({ name: _, ...player }) => player),
  );
});

it.each([
  ['Ann said, "nice hand Ben"', 'Player1 said, "nice hand Player2"'],
  ['Anna and Benny are others', 'Anna and Benny are others'],
  ['Ben,Ann!', 'Player2,Player1!'],
  ['Ann Ben joins', 'Player3 joins'],
  ['wins $1 from *x*', 'wins $1 from Player4'],
  ['é Ann', 'é Player1'],
  ['éAnn', 'éAnn'],
])('replaces whole names in %j', (text, expected) => {
  const hand = makeHand();
  const names = ['Ann', 'Ben', 'Ann Ben', '*x*'];
  const named: CanonicalHand = {
    ...hand,
    players: hand.players.map((player, at) => ({ ...player, name: names[at] })),
    events: [note(text), { type: 'unread', text, line: 1 }],
  };
  expect(new Anonymizer().anonymize(named).events).toMatchObject([{ text: expected }, { text: expected }]);
});

it('leaves out the text of a summary line that names no player of the hand', () => {
  const hand = makeHand();
  const stranger = { type: 'stranger', seat: 9, text: 'Seat 9: Eve folded', line: 1 } as const;
  const [claim] = new Anonymizer().anonymize({ ...hand, claims: [stranger] }).claims;
  expect(claim).toEqual({ ...stranger, text: '' });
});

it('leaves no name in any target', () => {
  const hand = makeHand();
  const anonymous = new Anonymizer().anonymize(hand);
  for (const id of ['json', 'ohh', 'phh', 'pokerstars']) {
    const format = findFormat(id);
    if (format === undefined || !isWritable(format)) throw new Error(id);
    const writing = format.write(anonymous, { lossy: true });
    expect(writing.ok && namesOf(hand).filter((name) => writing.text.includes(name))).toEqual([]);
  }
});
