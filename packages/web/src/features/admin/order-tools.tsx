import { ORDER_MAILS } from '@softbox/config/inputs/admin';
import { Mail, Printer } from 'lucide-react';
import { useRef } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { OrderDetail } from './order-detail.ts';
import { OrderDraft } from './order-draft.tsx';
import { WithdrawDraft } from './withdraw-draft.tsx';

/** What is done with an order beside moving it on. */
export function OrderTools({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const may = useMay();
  const utils = trpc.useUtils();
  const printing = useRef<HTMLButtonElement>(null);
  const resend = trpc.admin.resendMail.useMutation({
    onSuccess: ({ to }) => toast({ title: translate('admin.desk.mail.sent', { to }) }),
    onError: (error) => toast({ title: failureText(error, translate), variant: 'destructive' }),
    onSettled: () => void utils.orders.get.invalidate({ orderId: order.id }),
  });
  const isReachable = order.customerEmail !== '';
  const mails = ORDER_MAILS.filter((mail) => mail !== 'orderPaid' || order.paidAt);
  return (
    <div className="flex w-full flex-wrap gap-2 print:hidden">
      <OrderDraft order={order} onGone={() => printing.current?.focus()} />
      <WithdrawDraft order={order} onGone={() => printing.current?.focus()} />
      <Button ref={printing} variant="secondary" size="sm" onClick={() => print()}>
        <Printer aria-hidden className="size-4" />
        {translate('admin.desk.print')}
      </Button>
      {isReachable && may('orders.write') && (
        <Menu
          label={translate('admin.desk.mail.label')}
          triggerClass={buttonClass('secondary', 'sm')}
          trigger={
            <>
              <Mail aria-hidden className="size-4" />
              {translate('admin.desk.mail.label')}
            </>
          }
        >
          {mails.map((mail) => (
            <MenuItem key={mail} onSelect={() => resend.mutate({ orderId: order.id, mail })}>
              {translate(`admin.desk.mail.${mail}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
