import type { Message } from '#cards';
import type { DeliveryErrorCode } from '#storage';

/** The message of each error of a delivery. The database stores the code only. */
export const deliveryErrors: Readonly<Record<DeliveryErrorCode, Message>> = {
  timeout: {
    en: 'the receiver did not respond in time',
    es: 'el receptor no respondió a tiempo',
  },
  'unknown-host': {
    en: 'the host name of the receiver has no address',
    es: 'el nombre del receptor no tiene dirección',
  },
  'address-not-allowed': {
    en: 'the service sends webhooks by https to addresses on the internet only',
    es: 'el servicio solo envía webhooks por https a direcciones de internet',
  },
  unreachable: {
    en: 'there was no connection to the receiver, or it broke',
    es: 'no hubo conexión con el receptor, o se cortó',
  },
  certificate: {
    en: 'the certificate of the receiver is not trusted',
    es: 'el certificado del receptor no es de confianza',
  },
  redirect: {
    en: 'the receiver responded with a redirect, which is not followed',
    es: 'el receptor respondió con una redirección, que no se sigue',
  },
  status: {
    en: 'the receiver responded with another status than 2xx',
    es: 'el receptor respondió con un código distinto de 2xx',
  },
  gone: {
    en: 'the receiver responded with 410: it gets no further events',
    es: 'el receptor respondió con 410: no recibe más eventos',
  },
  interrupted: {
    en: 'the service was interrupted during every attempt',
    es: 'el servicio se interrumpió en cada intento',
  },
  expired: {
    en: 'the receiver was away for too long',
    es: 'el receptor estuvo ausente demasiado tiempo',
  },
};
