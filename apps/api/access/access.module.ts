import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AuthenticatorService } from './authenticator.service.js';

@Module({
  providers: [AuthenticatorService, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [AuthenticatorService],
})
export class AccessModule {}
