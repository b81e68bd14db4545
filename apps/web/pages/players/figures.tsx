import type { ComponentChildren } from 'preact';
import { count, percent, plainAmount, signedAmount, writtenDecimals } from '../../messages/numbers.js';
import { language } from '../../state/settings.js';
import { bigBlinds, factor, rounded } from './amounts.js';
import { SHARES, type Money, type Share, type Statistics } from './api.js';
import { DEFINITIONS } from './definitions/statistics.js';
import { Term } from './definitions/term.js';
import { handsText } from './hands-text.js';
import { t, type PlainKey } from './translate.js';

/** A percentage with one decimal, as the service rounds it. */
export const sharePercent = ({ percent: value }: Share): string =>
  value === null ? '–' : percent(value / 100, language.value, 1);

interface FigureProps {
  readonly id: string;
  readonly name: string;
  readonly short?: string;
  readonly about: string;
  readonly value: ComponentChildren;
  /** What the value is made of. */
  readonly detail?: ComponentChildren;
}

const Figure = ({ id, name, short, about, value, detail }: FigureProps) => (
  <div class="figure" data-figure={id}>
    <dt>
      <Term id={`about-${id}`} name={name} {...(short === undefined ? {} : { short })} about={about} />
    </dt>
    <dd>
      <strong>{value}</strong> {detail !== undefined && <span class="small">{detail}</span>}
    </dd>
  </div>
);

/** How the player plays: each statistic with its definition. */
export const StatisticFigures = ({ of }: { readonly of: Statistics }) => (
  <section aria-labelledby="statistics">
    <h2 id="statistics">{t('statistics')}</h2>
    <p class="small">{t('statisticsHelp')}</p>
    <dl class="figures">
      {SHARES.map((id) => {
        const { short, name, about } = DEFINITIONS[id];
        const share = of[id];
        return (
          <Figure
            key={id}
            id={id}
            name={t(name)}
            short={short}
            about={t(about)}
            value={sharePercent(share)}
            detail={
              share.of === 0
                ? t('noChance')
                : t('countOf', {
                    count: count(share.count, language.value),
                    of: count(share.of, language.value),
                  })
            }
          />
        );
      })}
      <Figure
        id="aggressionFactor"
        name={t(DEFINITIONS.aggressionFactor.name)}
        short={DEFINITIONS.aggressionFactor.short}
        about={t(DEFINITIONS.aggressionFactor.about)}
        value={factor(of.aggressionFactor, language.value)}
      />
    </dl>
  </section>
);

/** What the player wins: the figures of each currency apart. */
export const MoneyFigures = ({ of }: { readonly of: Statistics }) => (
  <section aria-labelledby="money">
    <h2 id="money">{t('money')}</h2>
    {of.money.map((money) => (
      <div key={money.currency} class="currency">
        <h3>
          {money.currency} <span class="small">{knownText(money, of)}</span>
        </h3>
        <dl class="figures">
          {moneyFigures(money).map(({ name, value, detail }) => (
            <Figure
              key={name}
              id={`${name}-${money.currency}`}
              name={t(name)}
              about={t(`${name}About`)}
              value={value}
              detail={detail}
            />
          ))}
        </dl>
      </div>
    ))}
  </section>
);

/** How many hands the figures of a currency are of; nothing where it is all of them. */
const knownText = (money: Money, of: Statistics): string => {
  const known = of.money.reduce((sum, { hands }) => sum + hands, 0);
  if (known !== of.hands) return t('resultsKnown', { hands: handsText(money.hands) });
  return of.money.length > 1 ? handsText(money.hands) : '';
};

interface MoneyFigure {
  readonly name: Extract<
    PlainKey,
    'net' | 'perHundred' | 'deviation' | 'allInAdjusted' | 'rakePaid' | 'cashOuts'
  >;
  readonly value: string;
  readonly detail?: string | undefined;
}

const moneyFigures = (money: Money): MoneyFigure[] => {
  const { currency, interval, bbPer100, standardDeviation, allInAdjustedBbPer100 } = money;
  const { net, allInAdjusted, rake, cashOut } = money;
  const decimals = Math.max(...[net, allInAdjusted, rake, cashOut].map(writtenDecimals));
  const signed = (text: string): string => `${signedAmount(text, language.value, decimals)} ${currency}`;
  const plain = (text: string): string => `${plainAmount(text, language.value, decimals)} ${currency}`;
  const [low, high] = interval ?? [];
  return [
    {
      name: 'net',
      value: signed(net),
      detail:
        money.bigBlinds === null
          ? undefined
          : t('bigBlindsOf', { value: signedAmount(money.bigBlinds, language.value) }),
    },
    ...(bbPer100 === null
      ? []
      : [
          {
            name: 'perHundred' as const,
            value: bigBlinds(bbPer100, language.value),
            detail:
              low === undefined || high === undefined
                ? undefined
                : t('intervalOf', {
                    low: bigBlinds(low, language.value),
                    high: bigBlinds(high, language.value),
                  }),
          },
        ]),
    ...(standardDeviation === null
      ? []
      : [{ name: 'deviation' as const, value: rounded(standardDeviation, 1, language.value) }]),
    {
      name: 'allInAdjusted',
      value: signed(allInAdjusted),
      detail:
        allInAdjustedBbPer100 === null
          ? undefined
          : t('perHundredOf', { value: bigBlinds(allInAdjustedBbPer100, language.value) }),
    },
    { name: 'rakePaid', value: plain(rake) },
    { name: 'cashOuts', value: signed(cashOut) },
  ];
};
