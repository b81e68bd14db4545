import { Global, Module } from '@nestjs/common';
import { HandSolverService } from './hand-solver.service.js';
import { SolverService } from './solver.service.js';

@Global()
@Module({ providers: [SolverService, HandSolverService], exports: [SolverService, HandSolverService] })
export class SolverModule {}
