import { X509Certificate } from 'node:crypto';
import type { ServerEnv } from '@softbox/config/env';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { wechatpayEmulator } from '../emulators/wechatpay.ts';
import { connect } from './connect.ts';
import { certificatesOf, privateKeyOf, publicKeyOf } from './key-material.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createWechatpay, type WechatpayKeys } from './wechatpay.ts';

/** By the public key, by certificates, or by both while a merchant changes from one to the other: the key first. */
function platformKeys(env: ServerEnv): Record<string, string> {
  const { WECHATPAY_PUBLIC_KEY_ID: keyId, WECHATPAY_PUBLIC_KEY: key, WECHATPAY_PLATFORM_CERTIFICATES: pem } = env;
  const certificates = pem ? certificatesOf('WECHATPAY_PLATFORM_CERTIFICATES', pem) : [];
  return Object.fromEntries([
    ...(keyId && key ? [[keyId, publicKeyOf('WECHATPAY_PUBLIC_KEY', key)]] : []),
    ...certificates.map((text) => {
      const certificate = new X509Certificate(text);
      return [certificate.serialNumber, certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString()];
    }),
  ]);
}

export const connectWechatpay = (deps: ProviderDeps) =>
  connect<WechatpayKeys>(
    {
      emulator: wechatpayEmulator,
      create: createWechatpay,
      keys: (env) => ({
        merchantId: env.WECHATPAY_MERCHANT_ID ?? '',
        appId: env.WECHATPAY_APP_ID ?? '',
        apiV3Key: env.WECHATPAY_API_V3_KEY ?? '',
        serial: env.WECHATPAY_SERIAL?.toUpperCase() ?? '',
        privateKey: privateKeyOf('WECHATPAY_PRIVATE_KEY', env.WECHATPAY_PRIVATE_KEY),
        platformKeys: platformKeys(env),
      }),
      sandboxKeys: ({ DATA_DIR }) => {
        const { publicKeyId, publicKey, ...keys } = sandboxKeys(DATA_DIR, 'wechatpay');
        return { ...keys, platformKeys: { [publicKeyId]: publicKey } };
      },
    },
    deps,
  );
