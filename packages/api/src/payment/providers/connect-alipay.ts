import { apiPaths } from '@softbox/config/paths';
import { alipayEmulator } from '../emulators/alipay.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { type AlipayKeys, createAlipay } from './alipay.ts';
import { connect } from './connect.ts';
import { privateKeyOf, publicKeyOf } from './key-material.ts';
import type { ProviderDeps } from './provider-deps.ts';

const GATEWAYS = {
  live: 'https://openapi.alipay.com/gateway.do',
  sandbox: 'https://openapi-sandbox.dl.alipaydev.com/gateway.do',
} as const;
export const SANDBOX_GATEWAY = `${apiPaths.sandbox}/alipay/gateway.do`;

export const connectAlipay = (deps: ProviderDeps) =>
  connect<AlipayKeys>(
    {
      emulator: alipayEmulator,
      create: createAlipay,
      keys: (env) => ({
        appId: env.ALIPAY_APP_ID ?? '',
        sellerId: env.ALIPAY_SELLER_ID ?? '',
        privateKey: privateKeyOf('ALIPAY_PRIVATE_KEY', env.ALIPAY_PRIVATE_KEY),
        publicKey: publicKeyOf('ALIPAY_PUBLIC_KEY', env.ALIPAY_PUBLIC_KEY),
        gateway: GATEWAYS[env.ALIPAY_ENVIRONMENT],
      }),
      sandboxKeys: ({ DATA_DIR, PUBLIC_ORIGIN }) => {
        const { appId, sellerId, privateKey, publicKey } = sandboxKeys(DATA_DIR, 'alipay');
        return { appId, sellerId, privateKey, publicKey, gateway: `${PUBLIC_ORIGIN}${SANDBOX_GATEWAY}` };
      },
    },
    deps,
  );
