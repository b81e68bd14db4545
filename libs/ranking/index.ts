export type ScaleId = 'high';
export type CompositionId = 'any-five' | 'two-and-three';
