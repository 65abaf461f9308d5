// What the browser gets must not contain the database's code: a wrong import would ship it, and its size, to every visitor.
import { globSync, readFileSync } from 'node:fs';

const FORBIDDEN = ['drizzle', 'libsql', 'argon2', 'nodemailer'];

const files = globSync('packages/web/dist/client/**/*.js');
const faults = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${file} contains ${word}`);
});
if (files.length === 0) faults.push('no browser bundle found: build first');
for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
