import { decksCommand } from './decks.js';

/** Runs the command with the arguments and returns the lines that it prints. */
const linesOf = async (...args: readonly string[]): Promise<string[]> => {
  const lines: string[] = [];
  await decksCommand((line) => lines.push(line)).parseAsync(args, { from: 'user' });
  return lines;
};

describe('floorman decks', () => {
  it('lists every deck', async () => {
    const lines = await linesOf();
    expect(lines.some((line) => line.startsWith('standard '))).toBe(true);
  });

  it('prints the cards of one deck', async () => {
    expect(await linesOf('kuhn-3')).toEqual(['kuhn-3           Js Qs Ks']);
  });

  it('prints JSON', async () => {
    const [line = ''] = await linesOf('kuhn-3', '--json');
    expect(JSON.parse(line)).toEqual([{ id: 'kuhn-3', cards: 'Js Qs Ks' }]);
  });

  it('reports an unknown deck as wrong use, which ends with exit code 64', async () => {
    await expect(linesOf('tarot')).rejects.toThrow('there is no deck tarot');
  });
});
