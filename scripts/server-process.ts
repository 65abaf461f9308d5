import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** The built server as a process that can be killed and started again on the same data. */
export class ServerProcess {
  readonly origin: string;
  private readonly environment: Record<string, string | undefined>;
  private child: ChildProcess | undefined;

  constructor(port: number, dataDir: string, extra: Record<string, string | undefined> = {}) {
    this.origin = `http://127.0.0.1:${port}`;
    this.environment = {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'drill-administrator',
      ALLOW_SANDBOX_PAYMENTS: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...extra,
    };
  }

  /** Resolves when the server says that it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['packages/web/server/main.ts'], {
      env: this.environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const ready = await fetch(`${this.origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await wait(50);
    }
  }

  /** Resolves with its next answer: however slow the machine is, it had time to do something. */
  async answers(): Promise<void> {
    await fetch(`${this.origin}/readyz`).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}
