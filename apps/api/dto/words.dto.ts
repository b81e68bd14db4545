import { z } from 'zod';

/** The same words in every language of the service. */
export const Words = z.object({ en: z.string(), es: z.string() }).meta({ id: 'Words' });
