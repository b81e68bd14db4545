import { Module } from '@nestjs/common';
import { ShowdownsController } from './showdowns.controller.js';

@Module({ controllers: [ShowdownsController] })
export class ShowdownsModule {}
