// The walls that the linter cannot express: rooms of the API build on earlier rooms only, and in the browser
// ui <- lib <- features <- routes, with no feature importing another.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A room may import itself and the rooms before it. Plumbing (mail, jobs, the root's files) is open to all. */
const API_ROOMS = [
  'settings',
  'country',
  'catalog',
  'contact',
  'texts',
  'auth',
  'staff',
  'cart',
  'files',
  'orders',
  'reviews',
  'receipts',
  'payment',
  'refunds',
  'privacy',
  'admin',
];
const WEB_FLOORS = ['ui', 'lib', 'features', 'routes'];

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

const isTest = (file: string) => /\.test\.tsx?$|testing/.test(file);
const sources = (folder: string) => globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !isTest(file));

function apiFault(from: string, to: string): string | null {
  const [fromRoom = '', toRoom = ''] = [from, to].map((file) => relative('packages/api/src', file).split('/')[0]);
  const [a, b] = [API_ROOMS.indexOf(fromRoom), API_ROOMS.indexOf(toRoom)];
  return a >= 0 && b > a ? `room ${fromRoom} imports the later room ${toRoom}` : null;
}

function webFault(from: string, to: string): string | null {
  const [a = [], b = []] = [from, to].map((file) => relative('packages/web/src', file).split('/'));
  const [floorA, floorB] = [WEB_FLOORS.indexOf(a[0] ?? ''), WEB_FLOORS.indexOf(b[0] ?? '')];
  if (floorA >= 0 && floorB > floorA) return `${a[0]} imports ${b[0]}, the floor above it`;
  const isOtherFeature = a[0] === 'features' && b[0] === 'features' && a[1] !== b[1];
  return isOtherFeature ? `feature ${a[1]} imports feature ${b[1]}` : null;
}

const faults = [
  ...sources('packages/api/src').map((file) => ({ file, fault: apiFault })),
  ...sources('packages/web/src').map((file) => ({ file, fault: webFault })),
].flatMap(({ file, fault }) =>
  importsOf(file).flatMap((target) => {
    const said = fault(file, target);
    return said ? [`${file}: ${said}`] : [];
  }),
);
for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
