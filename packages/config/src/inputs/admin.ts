import { z } from 'zod';

/** How many days back the desk's charts look, today included. */
export const CHART_DAYS = [7, 30, 90] as const;
export type ChartDays = (typeof CHART_DAYS)[number];

export const Charts = z.object({ days: z.literal(CHART_DAYS) });
