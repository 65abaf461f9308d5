import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FileRow } from './file-row.tsx';
import { fileSize } from './file-size.ts';
import { canResume, giveUp, pause, resume, type Sending } from './upload-store.ts';

export function SendingRow({ sending }: { sending: Sending }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { key, name, bytes, sent, state, message } = sending;
  const label = (act: 'pause' | 'resume' | 'retry' | 'remove') => translate(`material.${act}`, { name });
  return (
    <FileRow
      name={name}
      bytes={bytes}
      note={
        state === 'failed' ? (
          <span role="alert" className="text-danger">
            {message}
          </span>
        ) : (
          <>
            <progress
              aria-label={translate('material.progress', { name })}
              max={bytes}
              value={sent}
              className="my-1.5 block w-full"
            />
            <span>
              {translate(`material.state.${state}`)} · {fileSize(language, sent)} / {fileSize(language, bytes)}
            </span>
          </>
        )
      }
      actions={
        <>
          {(state === 'sending' || state === 'waiting') && (
            <Button variant="ghost" size="icon" aria-label={label('pause')} onClick={() => pause(key)}>
              <Pause aria-hidden className="size-4.5" />
            </Button>
          )}
          {canResume(sending) && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={label(state === 'paused' ? 'resume' : 'retry')}
              onClick={() => resume(key)}
            >
              {state === 'paused' ? (
                <Play aria-hidden className="size-4.5" />
              ) : (
                <RotateCw aria-hidden className="size-4.5" />
              )}
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label={label('remove')} onClick={() => void giveUp(key)}>
            <X aria-hidden className="size-4.5" />
          </Button>
        </>
      }
    />
  );
}
