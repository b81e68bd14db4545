import type { Message } from '#cards';
import type { EquityJobError } from '#storage';

/** The message of each error of an equity job. The database stores the code only. */
export const equityJobErrors: Readonly<Record<EquityJobError['code'], Message>> = {
  'piece-failed': {
    en: 'a batch of the job failed repeatedly: this is an error of the service',
    es: 'un lote del trabajo falló repetidamente: es un error del servicio',
  },
};
