import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** `v1.<key id>.<nonce, ciphertext and tag in base64url>` */
const SEALED = /^v1\.([\da-f]{8})\.([\w-]+)$/;

/** Keeps what the product must be able to read again from whoever has nothing but the database. */
export interface SecretBox {
  /** `owner` is bound to it: put into somebody else's row, it does not open. */
  seal(plain: string, owner: string): string;
  /** Null where it is not sealed, the key is not ours, or it belongs to another owner. */
  open(stored: string, owner: string): string | null;
  /** Whether it is sealed with the key that seals now. */
  isCurrent(stored: string): boolean;
}

const idOf = (key: Buffer) => createHash('sha256').update('key id:').update(key).digest('hex').slice(0, 8);

/** The first key seals, every one opens. */
export function createSecretBox(keys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const [current] = keys;
  const currentId = idOf(current);
  const known = new Map(keys.map((key) => [idOf(key), key]));
  return {
    seal(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${currentId}.${sealed.toString('base64url')}`;
    },
    open(stored, owner) {
      const [, id = '', text = ''] = SEALED.exec(stored) ?? [];
      const key = known.get(id);
      const bytes = Buffer.from(text, 'base64url');
      if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
    isCurrent: (stored) => SEALED.exec(stored)?.[1] === currentId,
  };
}
