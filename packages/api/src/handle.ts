import { PROVIDER_NAMES } from '@softbox/config/countries';
import { LIMITS } from '@softbox/config/limits';
import { apiPaths } from '@softbox/config/paths';
import { uploadedFileIn } from '@softbox/config/pictures';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { appRouter } from './app.ts';
import { createContentAnswers } from './content-answers.ts';
import { createContext } from './create-context.ts';
import { describeError } from './error-answer.ts';
import { servePicture } from './files/serve-picture.ts';
import { handleUpload } from './files/upload-endpoint.ts';
import { serveFile } from './orders/serve-file.ts';
import { handlePaymentReturn } from './payment/return-endpoint.ts';
import { handleSandbox } from './payment/sandbox/handle-sandbox.ts';
import { handleWebhook } from './payment/webhook.ts';
import { exportOwnData } from './privacy/export-person.ts';
import { readBody } from './read-body.ts';
import { serveReceipt } from './receipts/serve-receipt.ts';
import { createRest } from './rest/handle.ts';
import { openApi } from './rest/openapi.ts';
import { REFERENCE_STYLES, referencePage } from './rest/reference.ts';
import type { Services } from './services.ts';
import { STAFF_PATHS, serveStaff } from './staff-paths.ts';

type Handler = (request: Request, ip: string) => Promise<Response | null>;

const isUnder = (path: string, base: string) => path === base || path.startsWith(`${base}/`);
const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const page = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** The API's front door: one place that says which path is answered by what. */
export function createHandler(services: Services): Handler {
  const rest = createRest();
  const document = openApi(services.env.PUBLIC_ORIGIN);

  async function trpc(request: Request, ip: string): Promise<Response> {
    const hasBody = request.method === 'POST';
    const body = hasBody ? await readBody(request, LIMITS.jsonBodyBytes) : undefined;
    return fetchRequestHandler({
      endpoint: apiPaths.trpc,
      req: new Request(request.url, { method: request.method, headers: request.headers, ...(body ? { body } : {}) }),
      router: appRouter,
      maxBatchSize: LIMITS.trpcBatch,
      createContext: ({ resHeaders }) => {
        resHeaders.set('cache-control', 'no-store');
        return createContext(services, request, ip, resHeaders);
      },
    });
  }

  const contentAnswer = createContentAnswers(services, (request) => trpc(request, ''));

  async function answer(request: Request, ip: string): Promise<Response | null> {
    const path = new URL(request.url).pathname;
    if (isUnder(path, '/sandbox')) return handleSandbox(services, request);
    const uploaded = uploadedFileIn(path);
    if (uploaded) return servePicture(services, request, uploaded);
    if (!isUnder(path, apiPaths.rest)) return null;
    if (isUnder(path, apiPaths.trpc)) return (await contentAnswer(request)) ?? trpc(request, ip);
    if (path === apiPaths.openapi) return Response.json(document);
    if (path === apiPaths.docs) return page(referencePage(document), 'text/html');
    if (path === `${apiPaths.docs}.css`) return page(REFERENCE_STYLES, 'text/css');
    const provider = PROVIDER_NAMES.find((name) => name === lastSegment(path));
    if (provider && path === apiPaths.webhook(provider)) return handleWebhook(services, request, provider);
    if (provider && path === apiPaths.paymentReturn(provider)) return handlePaymentReturn(services, request);
    const context = () => createContext(services, request, ip, new Headers());
    if (isUnder(path, apiPaths.uploads)) return handleUpload(await context(), request);
    // Content to save, beside the procedures about files.
    if (request.method === 'GET' && path.startsWith(`${apiPaths.files}/`)) return serveFile(await context(), request);
    if (path === apiPaths.ownData) return exportOwnData(await context(), request);
    const staffPath = STAFF_PATHS[path];
    if (staffPath) return serveStaff(staffPath, await context(), request);
    if (request.method === 'GET' && path.startsWith(`${apiPaths.receipts}/`))
      return serveReceipt(await context(), request);
    return rest(request, await context());
  }

  return async (request, ip) => {
    try {
      return await answer(request, ip);
    } catch (error) {
      const { translate, language } = await createContext(
        services,
        new Request(request.url, { headers: request.headers }),
        ip,
        new Headers(),
      );
      const { status, code, message } = describeError(error, translate, (cause) =>
        services.log.error({ error: cause.name, reason: cause.message }, 'unexpected failure'),
      );
      return Response.json(
        { success: false, code, message },
        { status, headers: { 'content-language': language, 'cache-control': 'no-store' } },
      );
    }
  };
}
