import { open, stat } from 'node:fs/promises';
import { Command } from 'commander';
import { answerRulingRequest } from '#audit';
import type { Language, Message } from '#cards';
import { JSON_MESSAGES, makeProblem, parseJsonBytes, type Problem } from '#contracts';
import type { Ruling } from '#rules';
import { fillMessage, sanitize } from '#text';
import { linesOf } from '../input/input-lines.js';
import { OPTION_MESSAGES } from '../messages/options.js';
import { RULE_MESSAGES } from '../messages/rule.js';
import { EXIT_CLEAN, EXIT_REJECTED, parseLanguage, UsageError } from '../options/errors.js';
import { Output } from '../output/standard-output.js';
import { formatRuling } from '../output/ruling-text.js';
import { languageOption } from '../options/language.js';

interface RuleFlags {
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly lang: string;
}

/** The most bytes of a request: more than one with the longest hand has. */
const MAX_REQUEST_BYTES = 1024 ** 2;

export const ruleCommand = (): Command =>
  new Command('rule')
    .description('rule on an incident at a table, as the floor would (docs/rulings.md)')
    .argument('<file>', 'the request as JSON; - for standard input')
    .option('--json', 'the answer as JSON')
    .option('--ndjson', 'a request on each line, and an answer on each line')
    .addOption(languageOption())
    .action(runRule);

const runRule = async (path: string, flags: RuleFlags): Promise<void> => {
  const language = parseLanguage(flags.lang);
  if (flags.json === true && flags.ndjson === true) throw new UsageError(RULE_MESSAGES.twoOutputs);
  const stream = await openRequests(path);
  const hasProblem =
    flags.ndjson === true
      ? await ruleOnLines(stream, language)
      : await ruleOnOne(stream, path, language, flags.json === true);
  process.exitCode = hasProblem ? EXIT_REJECTED : EXIT_CLEAN;
};

const openRequests = async (path: string): Promise<AsyncIterable<Uint8Array>> => {
  if (path === '-') return process.stdin;
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() === true) throw new UsageError(fillMessage(RULE_MESSAGES.folder, { path }));
  const file = await open(path).catch(() => null);
  if (file === null) throw new UsageError(fillMessage(OPTION_MESSAGES.noPath, { path }));
  return file.createReadStream();
};

type Answer = { readonly ruling: Ruling } | { readonly problem: Problem };

/**
 * The answer to the bytes of a request, or its problem, the same as that of the HTTP API.
 *
 * @param before number of lines of the input before these bytes
 */
const answerOf = (bytes: Uint8Array, before: number, language: Language): Answer => {
  const json = parseJsonBytes(bytes, before);
  if (!json.ok) return { problem: makeProblem(json.refusal.code, json.refusal.occurrence, language) };
  const answer = answerRulingRequest(json.value, language);
  if (answer.ok) return { ruling: answer.ruling };
  const errors = answer.errors.map(({ message, ...issue }) => ({
    ...issue,
    message: { en: message, es: message },
  }));
  return { problem: makeProblem(answer.problem, { errors }, language) };
};

const tooLong = (detail: Message, language: Language): Answer => ({
  problem: makeProblem(
    'body-too-large',
    { detail: fillMessage(detail, { bytes: String(MAX_REQUEST_BYTES) }) },
    language,
  ),
});

/** Answers each line as soon as it arrives. Returns whether some request had a problem. */
const ruleOnLines = async (stream: AsyncIterable<Uint8Array>, language: Language): Promise<boolean> => {
  const output = new Output();
  let hasProblem = false;
  for await (const lines of linesOf(stream, MAX_REQUEST_BYTES)) {
    for (const { number, bytes } of lines) {
      const answer =
        bytes === null ? tooLong(JSON_MESSAGES.lineTooLong, language) : answerOf(bytes, number - 1, language);
      hasProblem ||= 'problem' in answer;
      output.write(`${JSON.stringify('problem' in answer ? answer : answer.ruling)}\n`);
      await output.settle();
    }
    await output.flush();
  }
  return hasProblem;
};

/** Answers the one request of a stream. Returns whether it had a problem. */
const ruleOnOne = async (
  stream: AsyncIterable<Uint8Array>,
  path: string,
  language: Language,
  isJson: boolean,
): Promise<boolean> => {
  const bytes = await bytesOf(stream);
  const answer =
    bytes === null ? tooLong(JSON_MESSAGES.requestTooLong, language) : answerOf(bytes, 0, language);
  if ('problem' in answer) printProblem(answer.problem, path, language, isJson);
  else
    process.stdout.write(
      isJson ? `${JSON.stringify(answer.ruling, null, 2)}\n` : formatRuling(answer.ruling, language),
    );
  return 'problem' in answer;
};

/** The bytes of a stream; null if there are more than a request may have. */
const bytesOf = async (stream: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > MAX_REQUEST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
};

const printProblem = (problem: Problem, path: string, language: Language, isJson: boolean): void => {
  if (isJson) {
    process.stdout.write(`${JSON.stringify({ problem }, null, 2)}\n`);
    return;
  }
  const { title, detail, errors = [] } = problem;
  const lines =
    errors.length === 0
      ? [detail ?? title]
      : errors.map(({ pointer = '', line, message }) => {
          if (line !== undefined)
            return fillMessage(RULE_MESSAGES.atLine, { line: String(line), error: message })[language];
          return pointer === '' ? message : `${pointer}: ${message}`;
        });
  const start = path === '-' ? '' : `${path}: `;
  for (const line of lines) process.stderr.write(`floorman: ${sanitize(start + line)}\n`);
};
