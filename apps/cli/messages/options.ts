import type { Catalogue } from '#text';

/** Errors in the options and files that a user gives. */
export const OPTION_MESSAGES = {
  language: { en: '--lang is en or es, not {text}', es: '--lang es en o es, no {text}' },
  wholeNumber: {
    en: '{option} is a whole number from {min} to {max}, not {text}',
    es: '{option} es un número entero de {min} a {max}, no {text}',
  },
  exactAlone: {
    en: '--exact cannot be combined with --trials or --error',
    es: '--exact no se puede combinar con --trials ni con --error',
  },
  standardError: {
    en: '--error is a number between 0 and 1, not {text}',
    es: '--error es un número entre 0 y 1, no {text}',
  },
  notJson: {
    en: '{path}: line {line}, column {column}: {expected} was expected',
    es: '{path}: línea {line}, columna {column}: se esperaba {expected}',
  },
  noPath: { en: 'there is no {path}', es: 'no existe {path}' },
  emptyFolder: { en: 'there is no file in {folder}', es: 'no hay ningún archivo en {folder}' },
  noFormat: {
    en: 'there is no format {id}; see floorman formats',
    es: 'no existe el formato {id}; véase floorman formats',
  },
  noVariantFile: {
    en: '--variant-file: there is no file {path}',
    es: '--variant-file: no existe el archivo {path}',
  },
  noPolicy: {
    en: '--policy is one of {policies} or a file, not {path}',
    es: '--policy es uno de {policies} o un archivo, no {path}',
  },
  gameOption: {
    en: '--option is name=value, such as openers=jacks, not {text}; the options are {options}',
    es: '--option es nombre=valor, por ejemplo openers=jacks, no {text}; las opciones son {options}',
  },
  gameOptionValue: {
    en: '--option {text}: this value is not possible; see docs/variants.md',
    es: '--option {text}: este valor no es posible; véase docs/variants.md',
  },
  seeVariants: { en: '{error}; see floorman variants', es: '{error}; véase floorman variants' },
  noPreset: {
    en: 'there is no profile {id}; see floorman profiles',
    es: 'no existe el perfil {id}; véase floorman profiles',
  },
  noProfile: {
    en: '--profile is one of {presets} or a file, not {path}',
    es: '--profile es uno de {presets} o un archivo, no {path}',
  },
  notAProfile: { en: '{path}: not a profile', es: '{path}: no es un perfil' },
  target: { en: '--to is one of {targets}, not {id}', es: '--to es uno de {targets}, no {id}' },
  oneHandPerFile: {
    en: 'a file of the format {one} holds one hand; {several} holds several',
    es: 'un archivo del formato {one} contiene una sola mano; {several} admite varias',
  },
} as const satisfies Catalogue;
