import type { Answer } from '#equity';
import { Injectable } from '@nestjs/common';

/** The most characters of all cached keys and answers together. */
export const MAX_CHARACTERS = 32 * 1024 ** 2;

/** Answers to equity requests, by canonical key. A full cache drops the answers that were unused for longest. */
@Injectable()
export class AnswerCacheService {
  private readonly answers = new Map<string, string>();
  private length = 0;

  get(key: string): Answer | undefined {
    const json = this.answers.get(key);
    if (json === undefined) return undefined;
    // A map keeps insertion order: the answer moves to the end, as the one used last.
    this.answers.delete(key);
    this.answers.set(key, json);
    return JSON.parse(json) as Answer;
  }

  set(key: string, answer: Answer): void {
    this.remove(key);
    const json = JSON.stringify(answer);
    if (key.length + json.length > MAX_CHARACTERS) return;
    this.answers.set(key, json);
    this.length += key.length + json.length;
    for (const oldest of this.answers.keys()) {
      if (this.length <= MAX_CHARACTERS) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    const json = this.answers.get(key);
    if (json === undefined) return;
    this.answers.delete(key);
    this.length -= key.length + json.length;
  }
}
