import type { PlayerAnswer } from './api/answer.js';
import { language } from '../../state/settings.js';
import { percent } from '../../messages/numbers.js';
import type { PlainKey } from './translate.js';
import { t } from './translate.js';

/** A part of the pot that a player wins in one way. */
interface Part {
  readonly name: PlainKey;
  readonly share: number;
}

/** The halves of split pots. A game has at most two of them. */
const HALVES = ['high', 'low', 'draw', 'badugi', 'spade'] as const;
const COLOURS = ['first', 'other'] as const;

/** The player's share by each half; empty in games without split pots. */
const partsOf = (figures: PlayerAnswer): Part[] =>
  HALVES.flatMap((name) => {
    const share = figures[name];
    return share === undefined ? [] : [{ name, share }];
  });

/** A player's share of the pot as a bar, with the confidence interval of a sampled result. */
export const EquityBar = ({ figures }: { readonly figures: PlayerAnswer | null }) => {
  if (figures === null) return <div class="bar" aria-hidden="true" />;
  const { equity, win, interval, standardError } = figures;
  const [from, to] = interval;
  const halves = partsOf(figures);
  return (
    <div class="bar" aria-hidden="true">
      {halves.length > 0 ? (
        halves.map(({ name, share }, index) => <Stretch key={name} colour={colourOf(index)} share={share} />)
      ) : (
        <>
          <Stretch colour="first" share={win} />
          <Stretch colour="second" share={equity - win} />
        </>
      )}
      {standardError > 0 && <span class="whisker" style={{ left: at(from), width: at(to - from) }} />}
    </div>
  );
};

const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? 'first';

const Stretch = ({ colour, share }: { readonly colour: string; readonly share: number }) => (
  <span class={`part ${colour}`} style={{ width: at(share) }} />
);

const at = (share: number): string => `${Math.min(100, Math.max(0, share * 100)).toFixed(3)}%`;

/** The figures of the bar as text. */
export const FigureLine = ({ figures }: { readonly figures: PlayerAnswer }) => {
  const { win, tie, scoop, interval, standardError } = figures;
  const format = (share: number): string => percent(share, language.value);
  const halves = partsOf(figures);
  return (
    <dl class="figures">
      {halves.length > 0 ? (
        <>
          {halves.map(({ name, share }, index) => (
            <Figure key={name} colour={colourOf(index)} name={t(name)} value={format(share)} />
          ))}
          <Figure colour="plain" name={t('scoop')} value={format(scoop ?? win)} />
        </>
      ) : (
        <>
          <Figure colour="first" name={t('win')} value={format(win)} />
          <Figure colour="second" name={t('tie')} value={format(tie)} />
        </>
      )}
      {standardError > 0 && (
        <div class="plain interval">
          <dt class="unseen">{t('confidence')}</dt>
          <dd>{t('interval', { from: format(interval[0]), to: format(interval[1]) })}</dd>
        </div>
      )}
    </dl>
  );
};

const Figure = (props: { readonly colour: string; readonly name: string; readonly value: string }) => (
  <div class={props.colour}>
    <dt>{props.name}</dt>
    <dd>{props.value}</dd>
  </div>
);
