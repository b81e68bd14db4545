import { Module } from '@nestjs/common';
import { EvaluationsController } from './evaluations.controller.js';

@Module({ controllers: [EvaluationsController] })
export class EvaluationsModule {}
