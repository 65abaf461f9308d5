// The node-* packages declare os and cpu as plain strings. pnpm only honours arrays, and would otherwise download
// every platform's build of Node everywhere.
export const hooks = {
  readPackage(manifest) {
    if (/^node-(bin-)?(linux|darwin|win)-/.test(manifest.name ?? '')) {
      if (typeof manifest.os === 'string') manifest.os = [manifest.os];
      if (typeof manifest.cpu === 'string') manifest.cpu = [manifest.cpu];
    }
    return manifest;
  },
};
