// Loaded into the server of a drill before anything else: puts one fault into its sources as they are read, so that the
// drill can show that it would notice, or sets its clock. Nothing of this exists in the product. A place that is no longer
// there is an error.
import { registerHooks } from 'node:module';

interface Change {
  file: string;
  from: string;
  to: string;
}

/** Each with what makes its moment long enough to be met by a few kills. */
export const FAULTS: Record<string, Change[]> = {
  'early-acknowledgement': [
    {
      file: 'packages/db/src/write.ts',
      from: '  return (act) => {',
      to: `  return (given) => {
    let early;
    const answered = new Promise((resolve, reject) => { early = { resolve, reject }; });
    const act = async (tx) => { const result = await given(tx); early.resolve(result); await setTimeout(40); return result; };`,
    },
    {
      file: 'packages/db/src/write.ts',
      from: '    return turn;',
      to: '    turn.catch(early.reject);\n    return answered;',
    },
  ],
  'no-idempotency-key': [
    {
      file: 'packages/api/src/payment/execute-refund.ts',
      from: '    refundRef: refund.merchantRefundRef,',
      to: '    refundRef: refund.merchantRefundRef.slice(0, 24) + Date.now(),',
    },
    {
      file: 'packages/api/src/payment/execute-refund.ts',
      from: '    idempotencyKey: refund.merchantRefundRef,\n  });',
      to: `    idempotencyKey: crypto.randomUUID(),
  });
  await new Promise((resolve) => setTimeout(resolve, 400));`,
    },
  ],
  'no-unique-row': [
    {
      file: 'packages/db/src/migrate.ts',
      from: '  } finally {',
      to: "    await client.execute('drop index if exists payment_ledger_once');\n  } finally {",
    },
  ],
  'no-reconciler': [
    {
      file: 'packages/api/src/jobs/ticker.ts',
      from: '          await reconcileDue(services);\n',
      to: '',
    },
  ],
};

/** The server's clock so many milliseconds ahead: half an hour need not be waited for. No fault. */
const AHEAD: Change = {
  file: 'packages/api/src/clock.ts',
  from: 'new Date()',
  to: `new Date(Date.now() + ${Number(process.env.DRILL_AHEAD)})`,
};

const changes = [...(FAULTS[process.env.DRILL_FAULT ?? ''] ?? []), ...(process.env.DRILL_AHEAD ? [AHEAD] : [])];
if (changes.length > 0)
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const mine = changes.filter(({ file }) => url.endsWith(file));
      if (mine.length === 0) return loaded;
      let source = Buffer.isBuffer(loaded.source) ? loaded.source.toString() : String(loaded.source);
      if (loaded.source instanceof Uint8Array) source = new TextDecoder().decode(loaded.source);
      for (const { file, from, to } of mine) {
        if (!source.includes(from)) throw new Error(`the fault finds no place in ${file}`);
        source = source.replace(from, to);
      }
      return { ...loaded, source };
    },
  });
