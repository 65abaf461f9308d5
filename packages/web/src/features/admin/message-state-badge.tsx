import type { Outputs } from '@softbox/api/types';
import { useTranslate } from '../../lib/i18n.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

type State = Outputs['admin']['messages'][number]['state'];

const TONES: Record<State, BadgeTone> = {
  received: 'warning',
  processed: 'success',
  ignored: 'neutral',
  dead: 'danger',
};

export function MessageStateBadge({ state }: { state: State }) {
  const translate = useTranslate();
  return <Badge tone={TONES[state]}>{translate(`admin.desk.money.state.${state}`)}</Badge>;
}
