import { canonicalConventions, type Conventions } from '../../conventions.js';

/** The conventions of canonical hands as JSON. A client need not write the hands at showdown in the order of the rules. */
export const conventions: Conventions = { ...canonicalConventions, showOrder: 'free' };
