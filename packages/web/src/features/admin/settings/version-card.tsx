import { useTranslate } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { Facts, Part } from '../facts.tsx';
import type { Health } from './settings-panel.tsx';

export function VersionCard({ version: { version, commit, node } }: { version: Health['version'] }) {
  const translate = useTranslate();
  return (
    <Card>
      <Part title={translate('admin.settings.version.title')}>
        <Facts
          lines={[
            [translate('admin.settings.version.app'), `v${version}`],
            [translate('admin.settings.version.commit'), commit],
            [translate('admin.settings.version.node'), node],
          ]}
        />
      </Part>
    </Card>
  );
}
