import type { Outputs } from '@softbox/api/types';
import { ReviewWords } from '@softbox/config/inputs/reviews';
import { draftOf, keepDraft } from '../../lib/drafts.ts';
import { failureOf } from '../../lib/errors.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { RatingField } from './rating-field.tsx';

export type OwnReview = Outputs['reviews']['ofOrder'][number];

interface ReviewFormProps {
  ofOrder: { orderId: string; key?: string };
  own: OwnReview;
  onClose: () => void;
}

const NOTHING = { rating: 0, text: '', displayName: '' };

export function ReviewForm({ ofOrder, own: { itemKey, written }, onClose }: ReviewFormProps) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const about = `${ofOrder.orderId} ${itemKey}`;
  const draft = draftOf(about);
  const { rating, text, displayName } = written ?? NOTHING;
  const form = useSchemaForm(ReviewWords, {
    defaultValues: draft ? JSON.parse(draft) : { rating, text, displayName },
  });
  const { register, handleSubmit, setValue, getValues, watch, showFailure, formState } = form;
  const { errors } = formState;
  const keep = () => keepDraft(about, JSON.stringify(getValues()));
  const write = trpc.reviews.write.useMutation({
    onSuccess: (all) => {
      utils.reviews.ofOrder.setData(ofOrder, all);
      keepDraft(about, '');
      toast({ title: translate('reviews.write.sent'), description: translate('reviews.write.sentText') });
      onClose();
    },
    onError: (error) => {
      showFailure(failureOf(error));
      // What is there now is known before it is sent once more.
      void utils.reviews.ofOrder.invalidate(ofOrder);
    },
  });
  const isOvertaken = write.error && failureOf(write.error).code === 'CONTENT_CHANGED';
  const close = () => {
    keepDraft(about, '');
    onClose();
  };
  return (
    <form
      noValidate
      // Not onInput: that comes before the form knows of the last letter.
      onChange={keep}
      onSubmit={handleSubmit((words) =>
        write.mutate({ ...ofOrder, itemKey, ...words, ...(written ? { version: written.version } : {}) }),
      )}
      className="mt-4 flex flex-col gap-5"
    >
      <RatingField
        value={watch('rating')}
        error={errors.rating?.message}
        onChange={(next) => {
          setValue('rating', next, { shouldValidate: formState.isSubmitted });
          keep();
        }}
      />
      <Field
        label={translate('reviews.write.words')}
        hint={translate('reviews.write.wordsHint')}
        error={errors.text?.message}
      >
        {(control) => <Textarea {...control} {...register('text')} rows={5} />}
      </Field>
      <Field
        label={translate('reviews.write.name')}
        hint={translate('reviews.write.nameHint')}
        error={errors.displayName?.message}
      >
        {(control) => <Input {...control} {...register('displayName')} autoComplete="nickname" />}
      </Field>
      {write.error && (
        <Alert tone="danger">
          {isOvertaken ? translate('reviews.write.overtaken') : failureText(write.error, translate)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={write.isPending}>
          {translate('reviews.write.send')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {translate('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
