import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { type Language, languageFromHeader } from '@softbox/config/languages';
import { LIMITS } from '@softbox/config/limits';
import { apiPaths } from '@softbox/config/paths';
import { readBody, readJsonObject } from '../../read-body.ts';
import { refuseCrossSite } from '../../security.ts';
import type { Services } from '../../services.ts';
import { EMULATORS } from '../emulators/index.ts';
import { isOutcome } from '../emulators/outcomes.ts';
import { countHeld, sendHeld } from '../emulators/plan-webhook.ts';
import { readSession, type SandboxSession } from '../emulators/sandbox-session.ts';
import { openTossPayment, TossRequest } from '../emulators/toss-open.ts';
import { chooseOutcome } from './choose-outcome.ts';
import { endedPage, noticePage, payPage, returnPage, SEND_HELD } from './sandbox-page.ts';
import { tossSdkSource } from './toss-sdk.ts';

const notFound = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
const seeOther = (url: string) =>
  new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } });
const json = (body: object, status = 200) => Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** Leads only to the shop's own pages, whatever a session was told. */
const shopUrl = (services: Services, url: string) =>
  URL.canParse(url) && new URL(url).origin === services.env.PUBLIC_ORIGIN ? url : undefined;

async function sessionOf(services: Services, id: string): Promise<SandboxSession | null> {
  const session = await readSession(services.db.read, id, services.clock.now());
  return session && services.providers[session.provider]?.mode === 'sandbox-embedded' ? session : null;
}

async function ended(services: Services, session: SandboxSession): Promise<Response> {
  const way = EMULATORS[session.provider].wayBack(session);
  const back = way ? shopUrl(services, way) : undefined;
  const held = (await countHeld(services.db.read, session.id, services.clock.now())) > 0;
  return endedPage(session, { origin: services.env.PUBLIC_ORIGIN, back, held });
}

async function pay(services: Services, request: Request, id: string): Promise<Response> {
  const origin = services.env.PUBLIC_ORIGIN;
  const session = await sessionOf(services, id);
  if (!session) return notFound();
  const emulator = EMULATORS[session.provider];
  const inWindow = new URL(request.url).searchParams.has('window');
  if (request.method === 'GET') {
    if (session.state !== 'open') return ended(services, session);
    return payPage({ session, outcomes: emulator.offers(session), inWindow, origin });
  }
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(request, LIMITS.jsonBodyBytes)));
  const outcome = form.get('outcome');
  if (outcome === SEND_HELD) await services.db.write((tx) => sendHeld(tx, id, services.clock.now()));
  const chosen = isOutcome(outcome) ? await chooseOutcome(services, id, outcome) : null;
  const samePage = `${apiPaths.sandbox}/pay/${id}${inWindow ? '?window=1' : ''}`;
  if (!chosen || chosen.go.to === 'page') return seeOther(samePage);
  const { language } = session.details;
  if (chosen.go.to === 'nowhere') return noticePage('closeTab', { language, origin });
  if (chosen.go.to === 'other-screen') return noticePage('otherScreen', { language, origin });
  // The shop's script watches for this page and closes the window.
  if (inWindow && outcome === 'cancel') return seeOther(`${apiPaths.sandbox}/toss/closed?lang=${language}`);
  const url = shopUrl(services, chosen.go.url);
  if (!url) return ended(services, session);
  return chosen.go.fields ? returnPage({ url, fields: chosen.go.fields, language, origin }) : seeOther(url);
}

/** Where the shop's page sends the browser for a payment that begins with what it brings. */
async function visit(services: Services, request: Request, provider: ProviderName): Promise<Response> {
  if (services.providers[provider]?.mode !== 'sandbox-embedded') return notFound();
  const body = request.method === 'POST' ? { body: await readBody(request, LIMITS.jsonBodyBytes) } : {};
  const { method, headers, url } = request;
  const session = await EMULATORS[provider].visit?.(new Request(url, { method, headers, ...body }), services);
  return session ? seeOther(`${apiPaths.sandbox}/pay/${session.id}`) : notFound();
}

/** The same choices for tests: answers where the browser would have been sent. */
async function control(services: Services, request: Request, id: string): Promise<Response> {
  if (!(await sessionOf(services, id))) return notFound();
  const { outcome } = await readJsonObject(request, LIMITS.jsonBodyBytes);
  if (outcome === SEND_HELD) {
    await services.db.write((tx) => sendHeld(tx, id, services.clock.now()));
    return json({ redirectUrl: null });
  }
  const chosen = isOutcome(outcome) ? await chooseOutcome(services, id, outcome) : null;
  if (!chosen) return json({ error: 'not possible' }, 409);
  if (chosen.go.to !== 'shop') return json({ redirectUrl: null });
  return json({ redirectUrl: shopUrl(services, chosen.go.url) ?? null, fields: chosen.go.fields });
}

async function openWindow(services: Services, request: Request): Promise<Response> {
  const asked = TossRequest.safeParse(await readJsonObject(request, LIMITS.jsonBodyBytes));
  const session = asked.success ? await openTossPayment(asked.data, services) : null;
  if (!session) return json({ code: 'INVALID_REQUEST', message: '잘못된 요청입니다.' }, 400);
  return json({ paymentKey: session.id, url: `${apiPaths.sandbox}/pay/${session.id}?window=1` });
}

const sdk = async () =>
  new Response(await tossSdkSource(), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });

async function route(services: Services, request: Request, path: string, language: Language): Promise<Response> {
  const embedded = Object.values(services.providers).some(({ mode }) => mode === 'sandbox-embedded');
  const toss = services.providers.tosspayments?.mode === 'sandbox-embedded';
  const [, page, id] = /^\/(pay|control)\/(\w{8,100})$/.exec(path) ?? [];
  const call = `${request.method} ${path}`;
  const visited = PROVIDER_NAMES.find((name) => path.startsWith(`/${name}/`));
  if (!embedded) return notFound();
  if (visited) return visit(services, request, visited);
  if (page === 'pay' && id && /^(GET|POST)$/.test(request.method)) return pay(services, request, id);
  if (page === 'control' && id && request.method === 'POST') return control(services, request, id);
  if (toss && call === 'GET /toss/sdk.js') return sdk();
  if (toss && call === 'POST /toss/payments') return openWindow(services, request);
  if (toss && call === 'GET /toss/closed') {
    return noticePage('closed', { language, origin: services.env.PUBLIC_ORIGIN });
  }
  return notFound();
}

/** Everything under /sandbox: the payment pages of the embedded providers. Null for paths that are not its own; throws AppErrors. */
export async function handleSandbox(services: Services, request: Request): Promise<Response | null> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith(`${apiPaths.sandbox}/`)) return null;
  if (request.method !== 'GET') refuseCrossSite({ requestHeaders: request.headers, env: services.env });
  const path = url.pathname.slice(apiPaths.sandbox.length);
  const language = languageFromHeader(url.searchParams.get('lang') ?? request.headers.get('accept-language')) ?? 'en';
  return route(services, request, path, language);
}
