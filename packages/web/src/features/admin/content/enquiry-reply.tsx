import { ReplyToEnquiry } from '@softbox/config/inputs/enquiries';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { languageName } from '../../../lib/display-names.ts';
import { draftOf, keepDraft } from '../../../lib/drafts.ts';
import { useSchemaForm } from '../../../lib/form.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { EnquiryDetail } from './enquiry-detail-panel.tsx';
import { useEnquiryActs } from './use-enquiry-acts.ts';

const Reply = ReplyToEnquiry.pick({ text: true });

/** What is written stays while one looks elsewhere, over a reload, and when somebody else was faster. */
export function EnquiryReply({ enquiry }: { enquiry: EnquiryDetail }) {
  const translate = useTranslate();
  const page = useLanguage();
  const { id, email, language, status } = enquiry;
  const { register, handleSubmit, reset, formState } = useSchemaForm(Reply, { defaultValues: { text: draftOf(id) } });
  const acts = useEnquiryActs(enquiry, () => reset({ text: '' }));
  const send = (close: boolean) => handleSubmit(({ text }) => acts.reply({ text, close }));
  const isDone = status === 'done';
  return (
    <form noValidate onSubmit={send(false)} className="flex flex-col gap-3 border-line border-t pt-7">
      <Field
        label={translate('admin.content.enquiries.reply')}
        hint={translate('admin.content.enquiries.replyHint', { language: languageName(page, language), email })}
        error={formState.errors.text?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('text', { onChange: ({ target }) => keepDraft(id, target.value) })}
            lang={LANGUAGE_TAGS[language]}
            rows={7}
          />
        )}
      </Field>
      {acts.complaint && <Alert tone="danger">{acts.complaint}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={acts.isReplying}>
          {translate('admin.content.enquiries.send')}
        </Button>
        {!isDone && (
          <Button variant="secondary" disabled={acts.isReplying} onClick={() => void send(true)()}>
            {translate('admin.content.enquiries.sendAndClose')}
          </Button>
        )}
        <Button variant="ghost" className="sm:ml-auto" busy={acts.isClosing} onClick={() => acts.setDone(!isDone)}>
          {translate(isDone ? 'admin.content.enquiries.reopen' : 'admin.content.enquiries.close')}
        </Button>
      </div>
    </form>
  );
}
