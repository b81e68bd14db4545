import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { Doorkeeper } from './doorkeeper.js';

@Module({ providers: [Doorkeeper, { provide: APP_GUARD, useClass: AccessGuard }], exports: [Doorkeeper] })
export class AccessModule {}
