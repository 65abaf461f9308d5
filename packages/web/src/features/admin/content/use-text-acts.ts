import type { Outputs } from '@softbox/api/types';
import type { SiteWords } from '@softbox/config/site-texts';
import { failureOf } from '../../../lib/errors.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';

export type PageTexts = Outputs['admin']['content']['text'];
export type TextActs = ReturnType<typeof useTextActs>;

/** What is done to a page's words, each time from the version that is on the screen. `onSaved`: nothing typed waits any more. */
export function useTextActs({ page, version }: PageTexts, onSaved: () => void) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { content } = utils.admin;
  const settle = (changed: PageTexts) => {
    content.text.setData({ page }, changed);
    void content.texts.invalidate();
    // The store in this browser asks anew as well.
    void utils.texts.invalidate();
  };
  // Somebody may have been faster: what they did comes onto the screen.
  const onError = () => void content.text.invalidate({ page });
  const save = trpc.admin.content.saveTexts.useMutation({
    onSuccess: (changed) => {
      settle(changed);
      onSaved();
      toast({ title: translate('admin.content.texts.saved') });
    },
    onError,
  });
  const publish = trpc.admin.content.publishTexts.useMutation({
    onSuccess: (changed) => {
      settle(changed);
      toast({ title: translate('admin.content.texts.publishedDone') });
    },
    onError,
  });
  const discard = trpc.admin.content.discardTexts.useMutation({
    onSuccess: (changed) => {
      settle(changed);
      onSaved();
      toast({ title: translate('admin.content.texts.discarded') });
    },
    onError,
  });
  const restore = trpc.admin.content.restoreTexts.useMutation({
    onSuccess: (changed) => {
      settle(changed);
      toast({ title: translate('admin.content.texts.restored') });
    },
    onError,
  });
  const all = [save, publish, discard, restore];
  const error = all.find((act) => act.error)?.error;
  const begin = () => {
    for (const act of all) act.reset();
  };
  const seen = { page, version };
  return {
    // The schema's union wants to know which page it is: it is that of the words.
    save: (words: SiteWords) => {
      begin();
      save.mutate({ ...seen, words } as Parameters<typeof save.mutate>[0]);
    },
    publish: () => {
      begin();
      publish.mutate(seen);
    },
    discard: () => {
      begin();
      discard.mutate(seen);
    },
    restore: (number: number) => {
      begin();
      restore.mutate({ ...seen, number });
    },
    isSaving: save.isPending,
    isBusy: all.some((act) => act.isPending),
    complaint:
      error &&
      (failureOf(error).code === 'CONTENT_CHANGED'
        ? translate('admin.content.texts.overtaken')
        : failureText(error, translate)),
  };
}
