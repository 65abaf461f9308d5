import { apiPaths } from '@softbox/config/paths';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCountry } from '../../../lib/country.tsx';
import { EraseDialog } from '../../../lib/erase-dialog.tsx';
import { ExportDataDialog } from '../../../lib/export-data-dialog.tsx';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { adminPath } from '../admin-tab.ts';
import { Part } from '../facts.tsx';
import { ProofField } from '../proof-field.tsx';
import type { Detail } from './member-detail.tsx';
import { useMemberPlace } from './member-place.ts';

/** What a member may ask of us about their data. */
export function MemberData({ detail: { member, role } }: { detail: Detail }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const may = useMay();
  if (!may('members.export') && !may('members.write')) return null;
  return (
    <Part title={translate('privacy.desk.title')}>
      <p className="mb-3 text-muted text-sm">{translate('privacy.desk.text')}</p>
      <div className="flex flex-wrap gap-2">
        {may('members.export') && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('export')}>
            <Download aria-hidden className="size-4" />
            {translate('privacy.desk.open')}
          </Button>
        )}
        {may('members.write') && role === 'customer' && (
          <Button variant="ghost" size="sm" onClick={() => setOpen('erase')}>
            <Trash2 aria-hidden className="size-4 text-danger" />
            {translate('privacy.desk.erase')}
          </Button>
        )}
      </div>
      {open === 'export' && (
        <ExportDataDialog
          title={translate('privacy.desk.exportTitle')}
          text={translate('privacy.desk.exportText', { name: member.username })}
          Proof={ProofField}
          path={apiPaths.memberData}
          about={{ userId: member.id }}
          onClose={close}
        />
      )}
      {open === 'erase' && <EraseMember member={member} onClose={close} />}
    </Part>
  );
}

function EraseMember({ member, onClose }: { member: Detail['member']; onClose: () => void }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { code } = useCountry();
  const { close } = useMemberPlace();
  const outlook = trpc.privacy.member.useQuery({ userId: member.id }, { refetchOnMount: 'always' });
  const erase = trpc.privacy.eraseMember.useMutation({
    onSuccess: () => {
      toast({ title: translate('privacy.desk.done') });
      close();
      void utils.admin.memberPage.invalidate();
      void utils.admin.memberFigures.invalidate();
    },
  });
  return (
    <EraseDialog
      title={translate('privacy.desk.eraseTitle', { name: member.username })}
      text={translate('privacy.desk.eraseText')}
      keeps={(count) => translate('privacy.desk.keeps', { count })}
      emailLabel={translate('privacy.desk.email')}
      Proof={ProofField}
      email={member.email}
      outlook={outlook}
      linkTo={(orderId, children) => (
        <Link
          to={adminPath(code, 'orders', { order: orderId })}
          className="underline decoration-line-strong underline-offset-4"
        >
          {children}
        </Link>
      )}
      erase={{
        ...erase,
        mutate: (proof, on) => erase.mutate({ userId: member.id, ...proof }, on),
      }}
      onClose={onClose}
    />
  );
}
