import type { NextAction, StepResult } from './step.ts';
import { openTossWindow } from './toss-window.ts';

function postForm(url: string, fields: Record<string, string>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** Does what the provider asks the browser to do next. */
export async function takeNextStep(action: NextAction): Promise<StepResult> {
  switch (action.type) {
    case 'redirect':
      location.assign(action.url);
      return { result: 'left' };
    case 'form-post':
      postForm(action.url, action.fields);
      return { result: 'left' };
    case 'toss-window':
      return openTossWindow(action);
    // A code is shown by the dialog itself (scan-step.tsx); nothing to do is no way to pay.
    case 'qr':
    case 'none':
      return { result: 'failed', message: '' };
  }
}
