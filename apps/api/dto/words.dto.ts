import { z } from 'zod';

/** A text in both languages. */
export const Words = z.object({ en: z.string(), es: z.string() }).meta({ id: 'Words' });
