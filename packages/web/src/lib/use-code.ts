import { useEffect, useEffectEvent, useState } from 'react';
import { startOver } from './start-over.ts';

/** What did not arrive when it was needed. */
const failed = new Set<() => Promise<unknown>>();

/** Code that is fetched when it is first needed. Where that failed, the next need reads the page again. */
export function useCode<Code>(
  isNeeded: boolean,
  load: () => Promise<Code>,
  onFailure: () => void = () => undefined,
): Code | undefined {
  const [fetched, setFetched] = useState<{ code: Code }>();
  const begin = useEffectEvent(async () => {
    try {
      if (failed.has(load)) return await startOver();
      const code = await load();
      setFetched({ code });
    } catch {
      failed.add(load);
      onFailure();
    }
  });
  const isMissing = isNeeded && !fetched;
  useEffect(() => {
    if (isMissing) void begin();
  }, [isMissing]);
  return fetched?.code;
}
