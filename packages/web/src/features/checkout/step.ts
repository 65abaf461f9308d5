import type { Outputs } from '@softbox/api/types';

export type NextAction = Outputs['payment']['start']['nextAction'];
export type ScanAction = Extract<NextAction, { type: 'qr' }>;

/** `left`: the browser is on its way to the provider, and the return URL goes on from there. */
export type StepResult = { result: 'left' } | { result: 'canceled' } | { result: 'failed'; message: string };
