import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseLocation, openDb } from '@softbox/db';
import { findViolations } from './invariants.ts';

const location: DatabaseLocation = workerData;
const db = await openDb(location);
const violations = await findViolations(db.read);
db.close();
parentPort?.postMessage(violations);
