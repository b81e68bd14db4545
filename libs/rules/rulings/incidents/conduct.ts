import type { Message } from '#cards';
import { z } from 'zod';
import { live } from '../decision.js';
import { playerName, sentence } from '../sentence.js';
import { CONDUCT_TEXTS as T } from '../texts/conduct.js';
import { incidentKind, type IncidentKind } from './kind.js';

type Helper = 'player' | 'bystander' | 'unnamed';

/** P-IRR-7: help that a player gives or takes. In a formal game it may mean expulsion. */
const unfairHelp = (
  type: 'advice' | 'collusion',
  title: Message,
  happened: Readonly<Record<Helper, Message>>,
): IncidentKind =>
  incidentKind({
    type,
    moment: 'hand',
    title,
    fields: { by: z.enum(['player', 'bystander']).exactOptional() },
    rule: ({ seat = null, by }, facts) => {
      const seats = by === 'bystander' ? [] : [live(seat)];
      const fault = sentence(happened[by ?? 'unnamed'], { player: playerName(seat) });
      if (!facts.isFormal)
        return { ruling: 'warned', seats, rules: ['P-IRR-7'], sentences: [fault, T.playAlone, T.warned] };
      return {
        ruling: 'discretion',
        outcomes: [
          { ruling: 'expelled', why: T.whyExpelled },
          { ruling: 'warned', seats, why: T.whyWarned },
        ],
        rules: ['P-IRR-7'],
        sentences: [fault, T.playAlone, T.mayExpel, T.managementDecides],
      };
    },
  });

/** A text that needs no full stop. */
const ENDED = /[.!?…]$/;

/** P-IRR-8: what no rule covers. */
const other = incidentKind({
  type: 'other',
  moment: 'hand',
  title: { en: 'Something else', es: 'Otra cosa' },
  fields: { text: z.string().max(500).exactOptional().meta({ description: 'What happened, in words.' }) },
  rule: ({ text = '' }) => {
    const stated = text.trim().replace(/\.$/, '');
    return {
      ruling: 'discretion',
      outcomes: [
        { ruling: 'fair-settlement', why: T.whyFair },
        { ruling: 'play-on', why: T.whyPlayOn },
      ],
      rules: ['P-IRR-8'],
      sentences: [
        stated === ''
          ? T.somethingElse
          : sentence(ENDED.test(stated) ? T.somethingEnded : T.somethingStated, { text: stated }),
        T.settledFairly,
        T.managementDecides,
      ],
    };
  },
});

/** Incidents of conduct, and what no rule covers (P-IRR-7, P-IRR-8). */
export const conductIncidents: readonly IncidentKind[] = [
  unfairHelp(
    'advice',
    { en: 'A player was advised', es: 'Se aconsejó a un jugador' },
    { player: T.playerAdvised, bystander: T.bystanderAdvised, unnamed: T.adviceGiven },
  ),
  unfairHelp(
    'collusion',
    { en: 'Players acted together', es: 'Varios jugadores actuaron de acuerdo' },
    { player: T.playerColluded, bystander: T.bystanderColluded, unnamed: T.actedTogether },
  ),
  other,
];
