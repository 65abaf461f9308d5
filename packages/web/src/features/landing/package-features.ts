import type { PackageId } from '@softbox/config/catalog';
import type { MessageKey } from '@softbox/config/i18n';

type FeatureKey = Extract<MessageKey, `packages.${PackageId}.features.${string}`>;

const FEATURES: Record<PackageId, readonly FeatureKey[]> = {
  sns: [
    'packages.sns.features.f1',
    'packages.sns.features.f2',
    'packages.sns.features.f3',
    'packages.sns.features.f4',
    'packages.sns.features.f5',
  ],
  delivery: [
    'packages.delivery.features.f1',
    'packages.delivery.features.f2',
    'packages.delivery.features.f3',
    'packages.delivery.features.f4',
    'packages.delivery.features.f5',
  ],
  launch: [
    'packages.launch.features.f1',
    'packages.launch.features.f2',
    'packages.launch.features.f3',
    'packages.launch.features.f4',
    'packages.launch.features.f5',
    'packages.launch.features.f6',
  ],
};

/** What a package contains, as keys of its words. */
export const featuresOf = (id: PackageId) => FEATURES[id];
