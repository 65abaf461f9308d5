import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DetailsForm } from './details-form.tsx';
import { DetailsView } from './details-view.tsx';
import { Section } from './section.tsx';

/** The profile: shown, or being edited. */
export function Details() {
  const translate = useTranslate();
  const [isEditing, setEditing] = useState(false);
  const profile = trpc.auth.profile.useQuery();
  const user = profile.data?.user;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focused button of the form is gone with it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  // Somebody else may have changed it meanwhile, on another device.
  const cancel = () => {
    setEditing(false);
    void profile.refetch();
  };

  return (
    <Section
      title={translate('profile.details')}
      action={
        user &&
        !isEditing && (
          <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {translate('common.edit')}
          </Button>
        )
      }
    >
      <Card>
        {user && isEditing && <DetailsForm user={user} onDone={() => setEditing(false)} onCancel={cancel} />}
        {user && !isEditing && <DetailsView user={user} />}
        {!user && profile.isPending && <Loading />}
        {!user && profile.isError && <LoadFailure error={profile.error} onRetry={() => void profile.refetch()} />}
      </Card>
    </Section>
  );
}

const Loading = () => (
  <div className="flex flex-col gap-6">
    {['email', 'username', 'last', 'first', 'phone', 'joined'].map((line) => (
      <div key={line} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    ))}
  </div>
);
