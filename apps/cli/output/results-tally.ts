import type { PlayerResults } from '#report';
import { foldName, formatUnits, spellingOf, toUnits } from '#histories';
import type { HandStatistics } from '#statistics';

/** Every second point is dropped when a player has so many. */
const MAX_POINTS = 128;

/** The results of a player after every `stride` hands, in units of money: hands may have amounts of different decimals. */
interface Line {
  name: string;
  readonly site: string;
  readonly currency: string;
  /** The most decimals of a hand. */
  scale: number;
  hands: number;
  net: bigint;
  adjusted: bigint;
  stride: number;
  readonly nets: bigint[];
  readonly adjustedNets: bigint[];
}

/** The results of players as time goes on, in the order of the logs. A line has at most 128 points, whatever the number of hands. */
export class ResultsTally {
  private readonly lines = new Map<string, Line>();

  add({ site, currency, scale, players }: HandStatistics): void {
    const common = `${site}\n${currency}\n`;
    for (const { name, money } of players) {
      if (money.net === null) continue;
      const key = common + foldName(name);
      let line = this.lines.get(key);
      if (line === undefined) this.lines.set(key, (line = emptyLine({ name, site, currency })));
      line.name = spellingOf(line.name, name);
      line.scale = Math.max(line.scale, scale);
      extend(line, toUnits(money.net, scale), toUnits(money.adjusted ?? money.net, scale));
    }
  }

  /** The lines of the players with the most hands, up to a number. */
  rows(most: number): PlayerResults[] {
    return [...this.lines.values()]
      .sort((a, b) => b.hands - a.hands || (a.name < b.name ? -1 : 1))
      .slice(0, most)
      .map(resultsOf);
  }
}

const emptyLine = (key: Pick<Line, 'name' | 'site' | 'currency'>): Line => ({
  ...key,
  scale: 0,
  hands: 0,
  net: 0n,
  adjusted: 0n,
  stride: 1,
  nets: [],
  adjustedNets: [],
});

const extend = (line: Line, net: bigint, adjusted: bigint): void => {
  line.hands++;
  line.net += net;
  line.adjusted += adjusted;
  if (line.hands % line.stride !== 0) return;
  line.nets.push(line.net);
  line.adjustedNets.push(line.adjusted);
  if (line.nets.length < MAX_POINTS) return;
  line.stride *= 2;
  for (const points of [line.nets, line.adjustedNets]) {
    for (let at = 0; at < MAX_POINTS / 2; at++) points[at] = points[2 * at + 1];
    points.length = MAX_POINTS / 2;
  }
};

const resultsOf = ({ scale, stride, nets, adjustedNets, ...line }: Line): PlayerResults => {
  const points = nets.map((net, at) => ({
    hands: (at + 1) * stride,
    net: formatUnits(net, scale),
    adjusted: formatUnits(adjustedNets[at], scale),
  }));
  const last = {
    hands: line.hands,
    net: formatUnits(line.net, scale),
    adjusted: formatUnits(line.adjusted, scale),
  };
  if (points.at(-1)?.hands !== line.hands) points.push(last);
  const { name, site, currency, hands } = line;
  return { name, site, currency, hands, points };
};
