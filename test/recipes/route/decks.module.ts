import { Module } from '@nestjs/common';
import { DecksController } from './decks.controller.js';

@Module({ controllers: [DecksController] })
export class DecksModule {}
