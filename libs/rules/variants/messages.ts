import { fillMessage, type Message } from '#cards';
import type { VariantIssue } from '#engine';
import { VARIANT_ISSUES } from '../messages.js';

/** The message of an issue, with its counts. */
export const variantIssueMessage = ({ code, expected, actual }: VariantIssue): Message =>
  fillMessage(VARIANT_ISSUES[code], { expected: String(expected ?? ''), actual: String(actual ?? '') });
