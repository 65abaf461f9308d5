import { type ComponentType, useEffect } from 'react';
import { type DialogRequest, useOpenDialog } from '../lib/dialogs.ts';
import { Progress } from '../ui/progress.tsx';
import { DIALOG_CODE, fetchAhead, useDialogCode } from './dialog-code.ts';

/** Renders the dialog that a feature asked for (lib/dialogs.ts). The auth dialog has a place of its own. */
export function OpenDialog() {
  const dialog = useOpenDialog();
  useEffect(() => {
    const hints = ['pointerover', 'focusin'];
    for (const hint of hints) document.addEventListener(hint, fetchAhead);
    return () => {
      for (const hint of hints) document.removeEventListener(hint, fetchAhead);
    };
  }, []);
  return dialog && dialog.kind !== 'auth' ? <Place key={dialog.kind} dialog={dialog} /> : null;
}

function Place({ dialog }: { dialog: Exclude<DialogRequest, { kind: 'auth' }> }) {
  const load = DIALOG_CODE[dialog.kind] as () => Promise<ComponentType<{ dialog: DialogRequest }>>; // the kind picks its own component
  const Dialog = useDialogCode(true, load);
  return Dialog ? <Dialog dialog={dialog} /> : <Progress />;
}
