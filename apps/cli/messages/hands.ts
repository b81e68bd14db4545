import type { Catalogue } from '#text';

/** About the hands of all analyses. */
export const HANDS_MESSAGES = {
  rejected: {
    en: '{hands} rejected and not counted; floorman audit says why',
    es: '{hands} sin contar por rechazo; floorman audit dice por qué',
  },
  allRejected: {
    en: 'no hand was audited: {hands} rejected',
    es: 'no se auditó ninguna mano: {hands} con rechazo',
  },
  allInsLeftOut: {
    en: '{hands} with an all-in not adjusted: a hand is unknown, or its equity cannot be counted.',
    es: '{hands} con un all-in sin ajustar: una mano es desconocida o su equity no se puede contar.',
  },
  none: {
    en: 'there is no hand to count: none was read; floorman audit says why',
    es: 'no hay ninguna mano que contar: no se leyó ninguna; floorman audit dice por qué',
  },
} as const satisfies Catalogue;
