import { ERRORS } from '@softbox/config/errors';
import { apiPaths } from '@softbox/config/paths';
import { type JsonSchema, type RestRoute, restRoutes } from './routes.ts';

const withoutParameters = (schema: JsonSchema, names: string[]): JsonSchema => {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name)),
  );
  const required = (schema.required ?? []).filter((name) => !names.includes(name));
  const { required: _, ...rest } = schema;
  return { ...rest, properties, ...(required.length > 0 ? { required } : {}) };
};

/** What REST adds to a procedure's output: see rest/handle.ts. */
const wrapped = ({ output, meta }: RestRoute): JsonSchema => {
  if (output.type !== 'object') return output;
  return {
    ...output,
    properties: {
      success: { type: 'boolean' },
      ...(meta.ok ? { message: { type: 'string' } } : {}),
      ...output.properties,
    },
    required: [
      'success',
      ...(meta.ok ? ['message'] : []),
      ...(output.required ?? []).filter((name) => name !== 'success'),
    ],
    additionalProperties: true,
  };
};

function operation(route: RestRoute) {
  const { input, parameters, method, meta } = route;
  const query = input && (method === 'GET' || method === 'DELETE') ? withoutParameters(input, parameters) : null;
  const body = input && !query ? withoutParameters(input, parameters) : null;
  const given = [
    ...parameters.map((name) => ({ name, in: 'path', required: true, schema: input?.properties?.[name] ?? {} })),
    ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: query?.required?.includes(name) ?? false,
      schema,
    })),
  ];
  return {
    operationId: route.procedure,
    tags: [route.procedure.split('.')[0] ?? ''],
    ...(meta.summary ? { summary: meta.summary } : {}),
    security: meta.open ? [{}, { bearer: [] }, { cookie: [] }] : [{ bearer: [] }, { cookie: [] }],
    ...(given.length > 0 ? { parameters: given } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: wrapped(route) } } },
      default: {
        description: 'Not done: the status and the code say why, the message says it to the visitor',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;

/** The REST paths as an OpenAPI 3.1 document, made from the procedures' own schemas. */
export function openApi(origin: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const route of restRoutes())
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Softbox API',
      version: '1.0.0',
      description:
        'Orders of product photography and marketing design. A bearer token or the session cookie proves who is calling; either is enough.',
    },
    servers: [{ url: `${origin}${apiPaths.rest}` }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'softbox_session' },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['success', 'code', 'message'],
          properties: {
            success: { const: false },
            code: { enum: Object.keys(ERRORS) },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
    paths,
  };
}
