import { Pause, Play, RotateCw } from 'lucide-react';
import { FileRow } from '../../lib/file-row.tsx';
import { fileSize } from '../../lib/file-size.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { giveUp, pause, resume } from './send-files.ts';
import { canResume, type Sending } from './sendings.ts';

export function SendingRow({ sending }: { sending: Sending }) {
  const { key, name, bytes, state, message } = sending;
  const isOver = state === 'failed' || state === 'refused';
  return (
    <FileRow
      name={name}
      bytes={bytes}
      note={
        isOver ? (
          <span role="alert" className="text-danger">
            {message}
          </span>
        ) : (
          <Progress sending={sending} />
        )
      }
      actions={
        <>
          <ResumeOrPause sending={sending} />
          <RemoveButton name={name} onRemove={() => void giveUp(key)} />
        </>
      }
    />
  );
}

function Progress({ sending: { name, bytes, sent, state } }: { sending: Sending }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (state === 'failed' || state === 'refused') return null;
  return (
    <>
      <progress
        aria-label={translate('material.progress', { name })}
        max={bytes}
        value={sent}
        className="my-1.5 block w-full"
      />
      <span className="tabular-nums">
        {translate(`material.state.${state}`)} · {fileSize(language, sent)} / {fileSize(language, bytes)}
      </span>
    </>
  );
}

/** One button that changes its meaning, so that the focus stays. */
function ResumeOrPause({ sending }: { sending: Sending }) {
  const translate = useTranslate();
  const { key, name, state } = sending;
  const canPause = state === 'sending' || state === 'waiting';
  if (!canPause && !canResume(sending)) return null;
  const act = canPause ? 'pause' : state === 'paused' ? 'resume' : 'retry';
  const Icon = { pause: Pause, resume: Play, retry: RotateCw }[act];
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={translate(`material.${act}`, { name })}
      onClick={() => (canPause ? pause(key) : resume(key))}
    >
      <Icon aria-hidden className="size-4.5" />
    </Button>
  );
}
