import type { AuditProfile } from '#audit';
import { parseProfile, profiles, switchTexts, type ProfileDocument } from '#rules';

const custom = (document: ProfileDocument): AuditProfile => {
  const parsed = parseProfile(document);
  if (!parsed.ok) throw new Error(parsed.errors.map(({ message }) => message).join(', '));
  return parsed.profile;
};

/** Switches with ranges have their bounds too. */
const valuesOf = ({ id, values }: (typeof switchTexts)[number]): readonly unknown[] => [
  ...values.map(({ value }) => value),
  ...(id === 'betsPerRound' ? [1, 20] : []),
];

/** Houses that differ from a preset by one value of one switch: each value of each switch once. */
const variations: readonly AuditProfile[] = switchTexts.flatMap((text) =>
  valuesOf(text).map((value, index) =>
    custom({
      id: `${text.id.toLowerCase()}-${String(index)}`,
      base: 'roberts',
      switches: { [text.id]: value },
    }),
  ),
);

const USD = { currency: 'USD' };

/** Houses with a rake schedule and a smallest buy-in. */
const raked: readonly AuditProfile[] = [
  custom({
    id: 'raked-total',
    base: 'pokerstars',
    rake: [{ ...USD, rates: [{ percent: '5', cap: '0.37' }], roundings: ['down'], withoutFlop: 'free' }],
    minimumBuyIn: 20,
  }),
  custom({
    id: 'raked-pots',
    base: 'roberts',
    rake: [
      { ...USD, rates: [{ percent: '4.5', cap: null }], roundings: ['up'], by: 'pot', withoutFlop: 'raked' },
    ],
  }),
  custom({
    id: 'raked-winners',
    base: 'phh',
    rake: [
      {
        ...USD,
        rates: [{ percent: '10' }],
        unit: '0.05',
        roundings: ['nearest'],
        by: 'winner',
        withoutFlop: 'raked',
      },
    ],
    minimumBuyIn: 2,
  }),
];

/** The presets, each value of each switch, and rake schedules. */
export const houses: readonly AuditProfile[] = [...profiles, ...variations, ...raked];
