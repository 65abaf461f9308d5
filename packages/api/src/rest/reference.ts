import { escapeHtml } from '../escape-html.ts';
import type { OpenApi } from './openapi.ts';
import type { JsonSchema } from './routes.ts';

function typeOf(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format ? `${type} (${schema.format})` : type;
}

type Row = { name: string; schema: JsonSchema; always: boolean };

/** The fields of an object, those of objects inside it by their path: `user.email`, `items[].title`. */
function rowsOf(schema: JsonSchema, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const row = { name: `${prefix}${key}`, schema: property, always: schema.required?.includes(key) ?? false };
    const inside = property.type === 'array' ? property.items : property;
    return [row, ...rowsOf(inside ?? {}, `${row.name}${property.type === 'array' ? '[]' : ''}.`)];
  });
}

function fields(schema: JsonSchema): string {
  const rows = schema.type === 'array' ? rowsOf(schema.items ?? {}, '[].') : rowsOf(schema);
  const lines = rows.map(
    ({ name, schema: property, always }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(typeOf(property))}</td><td>${always ? 'always' : 'optional'}</td></tr>`,
  );
  return lines.length > 0 ? `<table><tbody>${lines.join('')}</tbody></table>` : '<p>nothing</p>';
}

type Operation = OpenApi['paths'][string][string];

function section(path: string, method: string, operation: Operation): string {
  const body = 'requestBody' in operation ? operation.requestBody?.content['application/json'].schema : undefined;
  const given = ('parameters' in operation ? operation.parameters : undefined) ?? [];
  const parameters = given.map(
    ({ name, in: place, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(typeOf(schema))}</td><td>${place}</td></tr>`,
  );
  const anybody = operation.security.length === 3;
  return `<section aria-labelledby="${operation.operationId}">
<h2 id="${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}${anybody ? '' : ' <em>Signed in only.</em>'}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><table><tbody>${parameters.join('')}</tbody></table>` : ''}
${body ? `<h3>Body (application/json)</h3>${fields(body)}` : ''}
<h3>Answer</h3>${fields(operation.responses[200].content['application/json'].schema)}
</section>`;
}

/** A page a person can read, made from the OpenAPI document; works without scripts. */
export function referencePage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const links = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
  );
  const errors = document.components.schemas.Error.properties.code.enum.map((code) => `<code>${code}</code>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${document.info.title}</h1><p>${escapeHtml(document.info.description)}</p>
<p>Every failure is a status of 400 or more with <code>{ "success": false, "code", "message" }</code>; the message is in the
language of <code>Accept-Language</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Paths"><ul>${links.join('')}</ul></nav>
<main>${operations.map(({ path, method, operation }) => section(path, method, operation)).join('\n')}
<section aria-labelledby="errors"><h2 id="errors">Error codes</h2><p>${errors}</p></section></main></body></html>`;
}

export const REFERENCE_STYLES = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:64rem;margin:0 auto;padding:2rem 1.25rem}
nav ul{columns:18rem;padding:0;list-style:none}
a{color:inherit}
section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);margin-top:2.5rem;padding-top:1rem}
h2{font-size:1.2rem;overflow-wrap:anywhere}h3{font-size:.95rem}
.method{font:600 .8rem ui-monospace,monospace;border:1px solid;border-radius:.3rem;padding:.15rem .4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;padding:.3rem .6rem .3rem 0;vertical-align:top;overflow-wrap:anywhere;font-weight:400}
th{width:32%}tr+tr{border-top:1px solid color-mix(in srgb,currentColor 12%,transparent)}
code{font-family:ui-monospace,monospace}`;
