import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

@Module({ imports: [ImportsModule], controllers: [ExportsController], providers: [ExportsService] })
export class ExportsModule {}
