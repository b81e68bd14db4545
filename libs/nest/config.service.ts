import { Injectable } from '@nestjs/common';
import type { Config } from '#runtime';

/** The configuration of the process, by setting. */
@Injectable()
export class ConfigService {
  constructor(private readonly config: Config) {}

  get<Key extends keyof Config>(key: Key): Config[Key] {
    return this.config[key];
  }
}
