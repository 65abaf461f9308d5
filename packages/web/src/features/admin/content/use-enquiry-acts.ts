import { keepDraft } from '../../../lib/drafts.ts';
import { failureOf } from '../../../lib/errors.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import type { EnquiryDetail } from './enquiry-detail-panel.tsx';

/** What is done about an enquiry, each time from the version that is on the screen. */
export function useEnquiryActs({ id: enquiryId, version, email }: EnquiryDetail, onSent: () => void) {
  const translate = useTranslate();
  const { content } = trpc.useUtils().admin;
  const settle = (changed: EnquiryDetail) => {
    content.enquiry.setData({ enquiryId }, changed);
    void content.enquiries.invalidate();
    void content.waiting.invalidate();
  };
  // Somebody may have been faster: what they did comes onto the screen.
  const onError = () => void content.enquiry.invalidate({ enquiryId });
  const reply = trpc.admin.content.reply.useMutation({
    onSuccess: (changed) => {
      settle(changed);
      keepDraft(enquiryId, '');
      onSent();
      toast({ title: translate('admin.content.enquiries.sent', { email }) });
    },
    onError,
  });
  const close = trpc.admin.content.closeEnquiry.useMutation({
    onSuccess: (changed, { done }) => {
      settle(changed);
      toast({ title: translate(done ? 'admin.content.enquiries.closed' : 'admin.content.enquiries.reopened') });
    },
    onError,
  });
  const error = reply.error ?? close.error;
  const isOvertaken = error && failureOf(error).code === 'CONTENT_CHANGED';
  const begin = () => {
    reply.reset();
    close.reset();
  };
  return {
    reply: (input: { text: string; close: boolean }) => {
      begin();
      reply.mutate({ enquiryId, version, ...input });
    },
    setDone: (done: boolean) => {
      begin();
      close.mutate({ enquiryId, version, done });
    },
    isReplying: reply.isPending,
    isClosing: close.isPending,
    complaint: error && (isOvertaken ? translate('admin.content.enquiries.overtaken') : failureText(error, translate)),
  };
}
