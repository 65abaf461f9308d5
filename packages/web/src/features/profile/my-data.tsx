import { apiPaths, paths } from '@softbox/config/paths';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { EraseDialog } from '../../lib/erase-dialog.tsx';
import { ExportDataDialog } from '../../lib/export-data-dialog.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { PasswordProof } from '../../lib/password-proof.tsx';
import { type User, useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from './section.tsx';

/** Taking one's data along, and leaving. Whoever works for the studio leaves by another way. */
export function MyData({ user }: { user: User }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<'export' | 'erase' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={translate('privacy.title')} text={translate('privacy.text')}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('export')}>
          <Download aria-hidden className="size-4" />
          {translate('privacy.export.open')}
        </Button>
        {user.role === 'customer' && (
          <Button variant="ghost" onClick={() => setOpen('erase')}>
            <Trash2 aria-hidden className="size-4 text-danger" />
            {translate('privacy.erase.open')}
          </Button>
        )}
      </div>
      {open === 'export' && (
        <ExportDataDialog
          title={translate('privacy.export.open')}
          text={translate('privacy.export.text')}
          Proof={PasswordProof}
          path={apiPaths.ownData}
          onClose={close}
        />
      )}
      {open === 'erase' && <EraseOwn user={user} onClose={close} />}
    </Section>
  );
}

function EraseOwn({ user, onClose }: { user: User; onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { code } = useCountry();
  const { signOut } = useSession();
  const outlook = trpc.privacy.own.useQuery(undefined, { refetchOnMount: 'always' });
  const erase = trpc.privacy.eraseOwn.useMutation({
    onSuccess: async () => {
      toast({ title: translate('privacy.erase.done'), description: translate('privacy.erase.doneText') });
      await navigate(paths.landing(code));
      await signOut();
    },
  });
  return (
    <EraseDialog
      title={translate('privacy.erase.title')}
      text={translate('privacy.erase.text')}
      keeps={(count) => translate('privacy.erase.keeps', { count })}
      note={translate('privacy.erase.guests')}
      emailLabel={translate('privacy.erase.email')}
      Proof={PasswordProof}
      email={user.email}
      outlook={outlook}
      linkTo={(orderId, children) => (
        <Link to={paths.order(code, orderId)} className="underline decoration-line-strong underline-offset-4">
          {children}
        </Link>
      )}
      erase={erase}
      onClose={onClose}
    />
  );
}
