import { translateKey } from '@softbox/config/i18n';
import { LANGUAGES } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';

interface Words {
  label: string;
  close: string;
}
interface PaymentRequest {
  amount: { value: number; currency: string };
  orderId: string;
  orderName: string;
  successUrl: string;
  failUrl: string;
  customerEmail?: string | null;
}

/**
 * Runs in the browser, sent there as its own source: it may use nothing from outside itself.
 * The same interface as the provider's script: TossPayments(clientKey).payment({ customerKey }).requestPayment({ … }).
 */
function tossSdk(words: Record<string, Words>): void {
  const CLOSED = '/sandbox/toss/closed';
  const language = document.documentElement.lang.slice(0, 2);
  const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

  const showWindow = (url: string) =>
    new Promise<never>((_, reject) => {
      const { label = '', close = '' } = words[language] ?? words.en ?? {};
      const dialog = document.createElement('dialog');
      const frame = document.createElement('iframe');
      const button = document.createElement('button');
      dialog.setAttribute('aria-label', label);
      frame.title = label;
      frame.src = url;
      button.type = 'button';
      button.textContent = '✕';
      button.setAttribute('aria-label', close);
      // Through the object model: the site's policy allows no style attributes.
      Object.assign(dialog.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        maxWidth: 'none',
        maxHeight: 'none',
        margin: '0',
        padding: '0',
        border: '0',
        overflow: 'hidden',
        background: '#f4f4f1',
        // A page's own modal dialog may have switched its body off.
        pointerEvents: 'auto',
      });
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
      Object.assign(button.style, {
        position: 'absolute',
        top: '0',
        right: '0',
        width: '44px',
        height: '44px',
        border: '0',
        background: 'transparent',
        color: '#fff',
        font: '18px/1 system-ui, sans-serif',
        cursor: 'pointer',
      });
      button.addEventListener('click', () => dialog.close());
      frame.addEventListener('load', () => {
        if (frame.contentWindow?.location.pathname === CLOSED) dialog.close();
      });
      dialog.addEventListener('close', () => {
        dialog.remove();
        reject(failure('USER_CANCEL', '사용자가 결제를 취소하였습니다.'));
      });
      // Back from the shop's next page out of the browser's memory: the window belongs to the past.
      window.addEventListener('pageshow', (event) => event.persisted && dialog.close(), { once: true });
      dialog.append(frame, button);
      document.body.append(dialog);
      dialog.showModal();
    });

  const open = (clientKey: string) => ({
    payment: (_: { customerKey: string }) => ({
      async requestPayment(request: PaymentRequest): Promise<never> {
        const { amount, orderId, orderName, successUrl, failUrl, customerEmail } = request;
        const response = await fetch('/sandbox/toss/payments', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            clientKey,
            amount,
            orderId,
            orderName,
            successUrl,
            failUrl,
            customerEmail,
            language,
          }),
        });
        const answer = await response.json();
        if (!response.ok) throw failure(answer.code, answer.message);
        return showWindow(answer.url);
      },
    }),
  });
  Object.assign(window, { TossPayments: Object.assign(open, { ANONYMOUS: '@@ANONYMOUS' }) });
}

/** The embedded sandbox's stand-in for https://js.tosspayments.com/v2/standard. */
export async function tossSdkSource(): Promise<string> {
  const words: Record<string, Words> = {};
  for (const language of LANGUAGES) {
    const messages = await loadMessages(language);
    words[language] = {
      label: translateKey(messages, 'sandbox.windowLabel'),
      close: translateKey(messages, 'sandbox.closeWindow'),
    };
  }
  return `(${tossSdk})(${JSON.stringify(words)});\n`;
}
