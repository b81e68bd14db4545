import { Module } from '@nestjs/common';
import { VariantsController } from './variants.controller.js';

@Module({ controllers: [VariantsController] })
export class VariantsModule {}
