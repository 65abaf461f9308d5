import type { JsonSchema } from './rest/routes.ts';

/** The least that a schema takes, so that an act gets as far as asking who is calling. `known` are values by their name. */
export function sampleOf(schema: JsonSchema, known: Record<string, unknown> = {}): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, known);
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const wanted = [
        ...(schema.required ?? []),
        ...Object.keys(schema.properties ?? {}).filter((name) => name in known),
      ];
      return Object.fromEntries(
        wanted.map((name) => [name, known[name] ?? sampleOf(schema.properties?.[name] ?? {}, known)]),
      );
    }
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}, known));
    case 'number':
    case 'integer':
      return Number(schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return schema.pattern ? '1' : 'x'.repeat(Math.max(1, Number(schema.minLength ?? 1)));
  }
}
