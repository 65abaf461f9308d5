import { z } from 'zod';
import { type AppRouter, appRouter } from '../app.ts';
import type { ProcedureMeta } from '../trpc.ts';

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [key: string]: unknown;
}

export interface RestRoute {
  /** `orders.changeStatus` */
  procedure: string;
  method: string;
  /** `/orders/{orderId}/status` */
  path: string;
  pattern: RegExp;
  /** Names of the path's parameters, in order. */
  parameters: string[];
  meta: ProcedureMeta;
  input: JsonSchema | null;
  output: JsonSchema;
}

/** The part of a procedure's definition that we read; tRPC keeps it under `_def` without a type of its own. */
interface Definition {
  meta?: ProcedureMeta;
  inputs: z.ZodType[];
  output?: z.ZodType;
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  // Of zod's wider type, what a reader of ours looks at; no schema of ours is one of its booleans.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
};

function routeOf(procedure: string, definition: Definition): RestRoute[] {
  const { meta, inputs, output } = definition;
  if (!meta?.rest) return [];
  if (!output) throw new Error(`${procedure} is served by REST but has no output schema`);
  const [method = '', path = ''] = meta.rest.split(' ');
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const input = inputs[0] ? jsonSchema(inputs[0], 'input') : null;
  for (const name of parameters)
    if (!input?.properties?.[name]) throw new Error(`${procedure}: ${name} of ${path} is not in its input`);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  return [{ procedure, method, path, pattern, parameters, meta, input, output: jsonSchema(output, 'output') }];
}

/** Every procedure that is also a REST path. Two procedures under one method and path stop the start. */
export function restRoutes(router: AppRouter = appRouter): RestRoute[] {
  // As `Definition` says.
  const procedures = Object.entries(router._def.procedures as unknown as Record<string, { _def: Definition }>);
  const routes = procedures.flatMap(([name, procedure]) => routeOf(name, procedure._def));
  const seen = new Set<string>();
  for (const { method, pattern, path } of routes) {
    const key = `${method} ${pattern.source}`;
    if (seen.has(key)) throw new Error(`two procedures claim ${method} ${path}`);
    seen.add(key);
  }
  return routes;
}
