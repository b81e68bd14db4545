import { floorman } from './floorman.js';

const dealt = async (...options: readonly string[]): Promise<string> =>
  (await floorman(['deal', '--game', 'holdem', '--hands', '60', '--wild', '--to', 'pokerstars', ...options]))
    .stdout;

interface Answer {
  readonly players: readonly {
    readonly name: string;
    readonly hands: number;
    readonly money: readonly object[];
  }[];
  readonly hands: number;
  readonly counted: number;
  readonly open: number;
  readonly allInsLeftOut: number;
}

describe('floorman luck', () => {
  test('says what players won, and what they could expect: open hands', async () => {
    const { code, stdout } = await floorman(['luck', '-', '--json'], await dealt('--open'));
    const answer = JSON.parse(stdout) as Answer;
    expect(code).toBe(0);
    expect(answer).toMatchObject({ hands: 60, counted: 60, open: 60 });
    const hero = answer.players.find(({ name }) => name === 'Hero');
    const money = expect.stringMatching(/^-?\d+\.\d\d$/) as string;
    const share = expect.any(Number) as number;
    expect(hero).toMatchObject({
      site: 'PokerStars',
      hands: 60,
      money: [
        {
          currency: 'USD',
          hands: 60,
          net: money,
          standardError: money,
          allInAdjusted: { allIns: share, net: money, standardError: money, varianceSaved: share },
          luckAdjusted: {
            hands: 60,
            open: 60,
            net: money,
            standardError: money,
            varianceSaved: share,
            unadjusted: { net: money, standardError: money },
          },
        },
      ],
    });
  });

  test('says how many all-ins are not adjusted: discards are still to come', async () => {
    const log = await dealt('--game', 'five-draw');
    const { stdout } = await floorman(['luck', '-', '--lang', 'es'], log);
    const left = Number(/\n(\d+) manos con un all-in sin ajustar/.exec(stdout)?.[1]);
    expect(left).toBeGreaterThan(1);
    const answer = JSON.parse((await floorman(['luck', '-', '--json'], log)).stdout) as Answer;
    expect(answer.allInsLeftOut).toBe(left);
  });

  test('leaves out as many all-ins as stats', async () => {
    const log = await dealt('--game', 'five-draw');
    const [luck, stats, text, spanish] = await Promise.all([
      floorman(['luck', '-', '--json'], log),
      floorman(['stats', '-', '--json'], log),
      floorman(['stats', '-', '--lang', 'en'], log),
      floorman(['stats', '-', '--lang', 'es'], log),
    ]);
    const { allInsLeftOut } = JSON.parse(stats.stdout) as Answer;
    expect(allInsLeftOut).toBeGreaterThan(1);
    expect(allInsLeftOut).toBe((JSON.parse(luck.stdout) as Answer).allInsLeftOut);
    const count = String(allInsLeftOut);
    expect(text.stdout).toContain(`\n\n${count} hands with an all-in not adjusted: `);
    expect(spanish.stdout).toContain(`\n\n${count} manos con un all-in sin ajustar: `);
  });

  test('says that hands of a hero’s log are no fair sample, in English and Spanish', async () => {
    const log = await dealt();
    const { stdout } = await floorman(['luck', '-', '--player', 'HERO'], log);
    expect(stdout).toMatch(/^Player +Site +Currency +Hands +Net +All-ins/);
    expect(stdout).toMatch(/\nHero +PokerStars +USD +60 /);
    expect(stdout).toMatch(
      /\n(\d+) of 60 hands count for the luck-adjusted net\. In \1 of them, the hands are known only because they were shown down: they are no fair sample\.\n/,
    );
    const spanish = await floorman(['luck', '-', '--player', 'hero', '--lang', 'es'], log);
    expect(spanish.stdout).toMatch(
      /\n(\d+) de 60 manos cuentan .* En \1 de ellas solo se conocen las manos del showdown/,
    );
    const open = await floorman(['luck', '-'], await dealt('--open'));
    expect(open.stdout).toContain('net. In 60 of them, all cards are known from the deal on.\n');
  });

  test('has the net as the all-in adjusted net of players without an all-in, as stats does', async () => {
    const log = (await floorman(['deal', '--hands', '5', '--to', 'pokerstars'])).stdout;
    const { stdout } = await floorman(['luck', '-'], log);
    const rows = [...stdout.matchAll(/^.* USD +5 +(\S+ ± \S+) +0 +(\S+ ± \S+) +\S+%? /gm)];
    expect(rows.length).toBeGreaterThan(0);
    for (const [, net, adjusted] of rows) expect(adjusted).toBe(net);
  });

  test('has the same answer with several threads, and as NDJSON and CSV', async () => {
    const log = await dealt('--open');
    const { players } = JSON.parse((await floorman(['luck', '-', '--json'], log)).stdout) as Answer;
    const lines = (await floorman(['luck', '-', '--ndjson', '--jobs', '2'], log)).stdout
      .trimEnd()
      .split('\n');
    expect(lines.slice(0, -1).map((line): unknown => JSON.parse(line))).toEqual(players);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ summary: { hands: 60, counted: 60, open: 60 } });
    const rows = (await floorman(['luck', '-', '--csv'], log)).stdout.trimEnd().split('\r\n');
    expect(rows[0]).toMatch(/^name,site,currency,hands,net,netError,allIns,/);
    expect(rows).toHaveLength(players.length + 1);
  });

  test('refuses unknown players and two outputs', async () => {
    const log = await dealt();
    expect(await floorman(['luck', '-', '--player', 'Nobody'], log)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'floorman: no hand has a player Nobody\n',
    });
    expect(await floorman(['luck', '-', '--json', '--csv'], log)).toMatchObject({
      code: 64,
      stderr: 'floorman: --json, --ndjson and --csv exclude each other: give one of them\n',
    });
  });
});
