import type { Outputs } from '@softbox/api/types';

export type OrderDetail = Outputs['orders']['get'];
