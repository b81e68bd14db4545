import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditHand, type AuditedHand } from '#audit';
import { findFormat, LineCursor } from '#histories';
import { profileOfFormat } from '#rules';
import { faultsOf } from '../support/audit.js';
import { corpusFolder, corpusIsPresent, handsOf } from '../support/corpus.js';
import { compareStacks } from '../support/stack-continuity.js';

const FOLDER = join('_real', 'PokerNow');
const INDEX = join(corpusFolder, '_real', 'INDEX.json');

interface Game {
  readonly file: string;
  readonly hands: number;
  readonly audited: readonly AuditedHand[];
}

const auditGame = (file: string): Game => {
  const format = findFormat('pokernow')!;
  const path = join(FOLDER, file);
  const hands = handsOf(path, 'pokernow');
  const audited = hands.flatMap(({ text, firstLine }) => {
    const reading = format.read(text, 0, text.length, firstLine, new LineCursor());
    const result = reading.ok ? auditHand(reading.hand, profileOfFormat('pokernow')) : null;
    return result === null ? [] : [result];
  });
  return { file: path, hands: hands.length, audited };
};

/** The text of a moment sorts by time. */
const inOrderOfPlay = (hands: readonly AuditedHand[]): AuditedHand[] =>
  [...hands].sort((a, b) => ((a.hand.playedAt ?? '') < (b.hand.playedAt ?? '') ? -1 : 1));

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

present('real PokerNow logs', () => {
  let games: readonly Game[] = [];

  beforeAll(() => {
    games = readdirSync(join(corpusFolder, FOLDER)).sort().map(auditGame);
    const hands = games.reduce((sum, game) => sum + game.hands, 0);
    console.info(`read ${String(games.length)} files of the corpus, ${String(hands)} hands`);
  });

  it('have the number of hands that the index states, and all are audited', () => {
    const index = JSON.parse(readFileSync(INDEX, 'utf8')) as { file: string; hands: number }[];
    const stated = new Map(index.map(({ file, hands }) => [file, hands]));
    expect(games.length).toBeGreaterThan(0);
    for (const { file, hands, audited } of games)
      expect([file, hands, audited.length]).toEqual([file, stated.get(file), stated.get(file)]);
  });

  it('have no faults and no unread rows', () => {
    const faults = games.flatMap(({ file, audited }) =>
      audited.flatMap((hand) => faultsOf(hand).map(({ code, line }) => `${file}:${String(line)} ${code}`)),
    );
    expect(faults).toEqual([]);
    const unread = games.flatMap(({ audited }) =>
      audited.flatMap(({ hand }) => hand.events.filter(({ type }) => type === 'unread')),
    );
    expect(unread).toEqual([]);
  });

  it('have at the start of each hand the stacks that the hand before left', () => {
    const results = games.map(({ audited }) => compareStacks(inOrderOfPlay(audited)));
    const compared = results.reduce((sum, result) => sum + result.compared, 0);
    const gaps = results.flatMap((result) => result.gaps);
    console.info(`compared ${String(compared)} stacks, ${String(gaps.length)} differ`);
    expect(compared).toBeGreaterThan(1_000);
    expect(gaps).toEqual([]);
  });
});
