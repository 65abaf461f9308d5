import { apiPaths } from '@softbox/config/paths';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { unionpayEmulator } from '../emulators/unionpay.ts';
import { connect } from './connect.ts';
import { certificateOf, privateKeyOf } from './key-material.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { createUnionpay, type UnionpayKeys } from './unionpay.ts';

const GATEWAYS = {
  live: 'https://gateway.95516.com/gateway/api',
  sandbox: 'https://gateway.test.95516.com/gateway/api',
} as const;
export const SANDBOX_FRONT = `${apiPaths.sandbox}/unionpay/gateway/api`;

const COMPANY = '中国银联股份有限公司';
/** Whose messages count. UnionPay's test gateway has a second name. */
export const SIGNERS = { live: [COMPANY], sandbox: [COMPANY, '00040000:SIGN'] } as const;

export const connectUnionpay = (deps: ProviderDeps) =>
  connect<UnionpayKeys>(
    {
      emulator: unionpayEmulator,
      create: createUnionpay,
      keys: (env) => ({
        merchantId: env.UNIONPAY_MERCHANT_ID ?? '',
        privateKey: privateKeyOf('UNIONPAY_PRIVATE_KEY', env.UNIONPAY_PRIVATE_KEY),
        certificate: certificateOf('UNIONPAY_CERTIFICATE', env.UNIONPAY_CERTIFICATE),
        rootCertificate: certificateOf('UNIONPAY_ROOT_CERTIFICATE', env.UNIONPAY_ROOT_CERTIFICATE),
        middleCertificate: certificateOf('UNIONPAY_MIDDLE_CERTIFICATE', env.UNIONPAY_MIDDLE_CERTIFICATE),
        signers: SIGNERS[env.UNIONPAY_ENVIRONMENT],
        gateway: GATEWAYS[env.UNIONPAY_ENVIRONMENT],
        frontGateway: GATEWAYS[env.UNIONPAY_ENVIRONMENT],
      }),
      sandboxKeys: ({ DATA_DIR, PUBLIC_ORIGIN }) => ({
        ...sandboxKeys(DATA_DIR, 'unionpay'),
        signers: SIGNERS.sandbox,
        gateway: GATEWAYS.sandbox,
        frontGateway: `${PUBLIC_ORIGIN}${SANDBOX_FRONT}`,
      }),
    },
    deps,
  );
