import type { Rule, Section } from '../rule.js';
import { betting } from './betting.js';
import { cardsAndHands } from './cards-and-hands.js';
import { deadHands } from './dead-hands.js';
import { dealAndRounds } from './deal-and-rounds.js';
import { generalIrregularities } from './general-irregularities.js';
import { generalShowdown } from './general-showdown.js';
import { irregularities } from './irregularities.js';
import { logArithmetic } from './log-arithmetic.js';
import { misdeals } from './misdeals.js';
import { setup } from './setup.js';
import { showdown } from './showdown.js';
import { ties } from './ties.js';
import { variants } from './variants.js';

/** The catalogue by subject, in reading order. */
export const sections: readonly Section[] = [
  cardsAndHands,
  setup,
  dealAndRounds,
  showdown,
  variants,
  irregularities,
  misdeals,
  deadHands,
  generalIrregularities,
  betting,
  generalShowdown,
  ties,
  logArithmetic,
];

/** Every rule, in reading order. */
export const rules: readonly Rule[] = sections.flatMap((section) => section.rules);

const byId: ReadonlyMap<string, Rule> = new Map(rules.map((rule) => [rule.id, rule]));

/** The rule with an id such as `R-BET-7N`, or undefined. Constant time. */
export const findRule = (id: string): Rule | undefined => byId.get(id);
