import { randomBytes, randomInt } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProviderName } from '@softbox/config/countries';
import { z } from 'zod';
import { isErrno } from '../../is-errno.ts';
import { issueCertificate, newKeyPair } from './issue-certificate.ts';

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');
const random = (bytes = 24) => randomBytes(bytes).toString('hex');

/** What each embedded provider and its shop agree on. */
export interface SandboxKeys {
  stripe: { secretKey: string; webhookSecret: string };
  tosspayments: { clientKey: string; secretKey: string };
  square: { accessToken: string; locationId: string; signatureKey: string };
  wechatpay: {
    merchantId: string;
    appId: string;
    serial: string;
    privateKey: string;
    merchantPublicKey: string;
    apiV3Key: string;
    publicKeyId: string;
    publicKey: string;
    platformPrivateKey: string;
  };
  unionpay: {
    merchantId: string;
    privateKey: string;
    certificate: string;
    rootCertificate: string;
    middleCertificate: string;
    unionpayCertificate: string;
    unionpayPrivateKey: string;
  };
  alipay: {
    appId: string;
    sellerId: string;
    privateKey: string;
    appPublicKey: string;
    publicKey: string;
    alipayPrivateKey: string;
  };
  paypal: {
    clientId: string;
    clientSecret: string;
    webhookId: string;
    rootCertificate: string;
    certificate: string;
    privateKey: string;
  };
}
type Keyed = keyof SandboxKeys & ProviderName;

const SHAPES: { [N in Keyed]: z.ZodType<SandboxKeys[N]> } = {
  stripe: z.object({ secretKey: z.string(), webhookSecret: z.string() }),
  tosspayments: z.object({ clientKey: z.string(), secretKey: z.string() }),
  square: z.object({ accessToken: z.string(), locationId: z.string(), signatureKey: z.string() }),
  wechatpay: z.object({
    merchantId: z.string(),
    appId: z.string(),
    serial: z.string(),
    privateKey: z.string(),
    merchantPublicKey: z.string(),
    apiV3Key: z.string(),
    publicKeyId: z.string(),
    publicKey: z.string(),
    platformPrivateKey: z.string(),
  }),
  unionpay: z.object({
    merchantId: z.string(),
    privateKey: z.string(),
    certificate: z.string(),
    rootCertificate: z.string(),
    middleCertificate: z.string(),
    unionpayCertificate: z.string(),
    unionpayPrivateKey: z.string(),
  }),
  alipay: z.object({
    appId: z.string(),
    sellerId: z.string(),
    privateKey: z.string(),
    appPublicKey: z.string(),
    publicKey: z.string(),
    alipayPrivateKey: z.string(),
  }),
  paypal: z.object({
    clientId: z.string(),
    clientSecret: z.string(),
    webhookId: z.string(),
    rootCertificate: z.string(),
    certificate: z.string(),
    privateKey: z.string(),
  }),
};

const MAKERS: { [N in Keyed]: () => SandboxKeys[N] } = {
  stripe: () => ({ secretKey: `sk_test_sbx${random()}`, webhookSecret: `whsec_sbx${random()}` }),
  tosspayments: () => ({ clientKey: `test_ck_sbx${random()}`, secretKey: `test_sk_sbx${random()}` }),
  square: () => ({ accessToken: `EAAAsbx${random()}`, locationId: `LSBX${random(5)}`, signatureKey: random(16) }),
  wechatpay: () => {
    const [merchant, platform] = [newKeyPair(), newKeyPair()];
    return {
      merchantId: `19${digits(8)}`,
      appId: `wxsbx${random(6)}`,
      serial: random(20).toUpperCase(),
      privateKey: merchant.privateKey,
      merchantPublicKey: merchant.publicKey,
      apiV3Key: random(16),
      publicKeyId: `PUB_KEY_ID_01${digits(30)}`,
      publicKey: platform.publicKey,
      platformPrivateKey: platform.privateKey,
    };
  },
  unionpay: () => {
    const root = issueCertificate('Softbox Sandbox UnionPay Root', null, true);
    const middle = issueCertificate('Softbox Sandbox UnionPay', root, true);
    const unionpay = issueCertificate('041@Z12@中国银联股份有限公司@00000001', middle, false);
    const shop = issueCertificate('041@Z12@Softbox@00000002', middle, false);
    return {
      merchantId: `777${digits(12)}`,
      privateKey: shop.privateKey,
      certificate: shop.certificate,
      rootCertificate: root.certificate,
      middleCertificate: middle.certificate,
      unionpayCertificate: unionpay.certificate,
      unionpayPrivateKey: unionpay.privateKey,
    };
  },
  alipay: () => {
    const [app, alipay] = [newKeyPair(), newKeyPair()];
    return {
      appId: `9021${digits(12)}`,
      sellerId: `2088${digits(12)}`,
      privateKey: app.privateKey,
      appPublicKey: app.publicKey,
      publicKey: alipay.publicKey,
      alipayPrivateKey: alipay.privateKey,
    };
  },
  paypal: () => {
    const root = issueCertificate('Softbox Sandbox Root', null, true);
    const own = issueCertificate('messageverificationcerts.sandbox.paypal.com', root, false);
    return {
      clientId: `Asbx${random()}`,
      clientSecret: `Esbx${random()}`,
      webhookId: random(9).toUpperCase().slice(0, 17),
      rootCertificate: root.certificate,
      certificate: own.certificate,
      privateKey: own.privateKey,
    };
  },
};

const known = new Map<string, Partial<SandboxKeys>>();

/** The embedded providers' keys: made at first use, the same ever after, readable by this user only. */
export function sandboxKeys<N extends Keyed>(dataDir: string, name: N): SandboxKeys[N] {
  const here = known.get(dataDir) ?? {};
  known.set(dataDir, here);
  const keys: SandboxKeys[N] = here[name] ?? read(dataDir, name) ?? create(dataDir, name);
  here[name] = keys;
  return keys;
}

const folderIn = (dataDir: string) => join(dataDir, 'sandbox-keys');
const pathOf = (dataDir: string, name: Keyed) => join(folderIn(dataDir), `${name}.json`);

function read<N extends Keyed>(dataDir: string, name: N): SandboxKeys[N] | null {
  try {
    return SHAPES[name].parse(JSON.parse(readFileSync(pathOf(dataDir, name), 'utf8')));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written aside and linked into place, so that of two processes that start at once both read the same whole file. */
function create<N extends Keyed>(dataDir: string, name: N): SandboxKeys[N] {
  mkdirSync(folderIn(dataDir), { recursive: true });
  const path = pathOf(dataDir, name);
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(MAKERS[name](), null, 2), { mode: 0o600 });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside);
  }
  const made = read(dataDir, name);
  if (!made) throw new Error(`${path} was not written`);
  return made;
}
