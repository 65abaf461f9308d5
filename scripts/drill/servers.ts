import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../server-process.ts';

/** Who works at the desk. */
export const ADMINISTRATOR = { email: 'desk@example.com', password: 'drill-administrator' };

const PLANT = new URL('./plant.ts', import.meta.url).href;

export interface Staged {
  folder: string;
  /** Ports from this one on. */
  port: number;
  /** One of plant.ts. */
  fault?: string | undefined;
}

/** A server of the drill: the product as it is, but for what plant.ts is told to change. */
export function stage({ folder, port, fault }: Staged, number: number, aheadMs = 0): ServerProcess {
  return new ServerProcess(port + number, folder, {
    // All of them are one site.
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    // Read from here, the sources need not be understood anew at each of hundreds of starts.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    ...(fault || aheadMs ? { NODE_OPTIONS: `--import ${PLANT}` } : {}),
    ...(fault ? { DRILL_FAULT: fault } : {}),
    ...(aheadMs ? { DRILL_AHEAD: String(aheadMs) } : {}),
  });
}

let template: Promise<string> | undefined;

/** A folder of data as it is after a first start, which is made once. */
export async function freshFolder(port: number): Promise<string> {
  template ??= firstStart(port);
  const folder = mkdtempSync(join(tmpdir(), 'softbox-drill-'));
  cpSync(await template, folder, { recursive: true });
  return folder;
}

async function firstStart(port: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-drill-first-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const server = stage({ folder, port }, 0);
  await server.start();
  await server.end('SIGTERM');
  return folder;
}
