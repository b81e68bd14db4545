import { makeRecord, type JsonFields } from '#testing';
import { findFormat, LineCursor, type CanonicalHand, type ReadResult } from '../index.js';
import { handOf } from './results.js';

/** Reads a file that holds one record. */
export const readRecord = (text: string, firstLine = 1): ReadResult =>
  findFormat('ohh')!.read(text, 0, text.length, firstLine, new LineCursor());

/** The hand of a record that must be readable. */
export const parseRecord = (text: string): CanonicalHand => handOf(readRecord(text));

/** The hand of a record that consists of these fields. */
export const makeRecordHand = (fields: JsonFields = {}): CanonicalHand => parseRecord(makeRecord(fields));
