import { Module } from '@nestjs/common';
import { FormatsController } from './formats.controller.js';

@Module({ controllers: [FormatsController] })
export class FormatsModule {}
