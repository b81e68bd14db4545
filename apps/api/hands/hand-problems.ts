import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';

export const noHand = (): ProblemError => new ProblemError('not-found', { detail: MESSAGES.noHand });
