import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

export const randomAlphanumeric = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** 28 lower-case letters and digits: no provider in the specification refuses them. */
export const newReference = () => `sb${randomAlphanumeric(26)}`;
