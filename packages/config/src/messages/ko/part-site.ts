import { common } from './common.ts';
import { contact } from './contact.ts';
import { landing } from './landing.ts';
import { packages } from './packages.ts';
import { shell } from './shell.ts';
import { shop } from './shop.ts';
import { validation } from './validation.ts';

export const words = { common, contact, landing, packages, shell, shop, validation };
