import { useState } from 'react';
import { draftOf, keepDraft } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/errors.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { ReviewDetail } from './review-detail-panel.tsx';

/** Publish or hide, as it was read. What is typed outlives a look elsewhere and somebody who was faster. */
export function ReviewDecision({ review: { id, version, status } }: { review: ReviewDetail }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { content } = utils.admin;
  const [reason, setReason] = useState(() => draftOf(id));
  const decide = trpc.admin.content.moderateReview.useMutation({
    onSuccess: (changed, { approved }) => {
      content.review.setData({ reviewId: id }, changed);
      void content.reviews.invalidate();
      void content.waiting.invalidate();
      // The store in this browser asks anew as well.
      void utils.reviews.invalidate();
      keepDraft(id, '');
      setReason('');
      toast({ title: translate(approved ? 'admin.content.reviews.published' : 'admin.content.reviews.hidden') });
    },
    onError: () => void content.review.invalidate({ reviewId: id }),
  });
  const failure = decide.error && failureOf(decide.error);
  const send = (approved: boolean) => decide.mutate({ reviewId: id, version, approved, reason });
  const isSending = (approved: boolean) => decide.isPending && decide.variables.approved === approved;
  return (
    <div className="flex flex-col gap-3 border-line border-y py-7">
      <Field
        label={translate('admin.content.reviews.reasonLabel')}
        hint={translate('admin.content.reviews.reasonHint')}
        error={failure?.fields.reason}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={reason}
            maxLength={500}
            onChange={({ target }) => {
              setReason(target.value);
              keepDraft(id, target.value);
            }}
          />
        )}
      </Field>
      {failure && !failure.fields.reason && (
        <Alert tone="danger">
          {failure.code === 'CONTENT_CHANGED'
            ? translate('admin.content.reviews.overtaken')
            : failureText(decide.error, translate)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {status !== 'approved' && (
          <Button busy={isSending(true)} onClick={() => send(true)}>
            {translate('admin.content.reviews.publish')}
          </Button>
        )}
        {status !== 'hidden' && (
          <Button variant="secondary" busy={isSending(false)} onClick={() => send(false)}>
            {translate('admin.content.reviews.hide')}
          </Button>
        )}
      </div>
    </div>
  );
}
