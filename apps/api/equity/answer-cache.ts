import type { Answer } from '#equity';
import { Injectable } from '@nestjs/common';

/** Characters of all answers that are kept. */
const MAX_CHARACTERS = 32 * 1024 ** 2;

/** Answers to canonical questions, by their keys. Those that were not asked for the longest time make room for others. */
@Injectable()
export class AnswerCache {
  private readonly answers = new Map<string, string>();
  private length = 0;

  constructor(private readonly most = MAX_CHARACTERS) {}

  get(key: string): Answer | undefined {
    const json = this.answers.get(key);
    if (json === undefined) return undefined;
    // A map keeps the order in which its keys came.
    this.answers.delete(key);
    this.answers.set(key, json);
    return JSON.parse(json) as Answer;
  }

  set(key: string, answer: Answer): void {
    this.forget(key);
    const json = JSON.stringify(answer);
    if (key.length + json.length > this.most) return;
    this.answers.set(key, json);
    this.length += key.length + json.length;
    for (const oldest of this.answers.keys()) {
      if (this.length <= this.most) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    const json = this.answers.get(key);
    if (json === undefined) return;
    this.answers.delete(key);
    this.length -= key.length + json.length;
  }
}
