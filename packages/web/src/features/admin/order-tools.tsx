import { ORDER_MAILS } from '@softbox/config/inputs/admin';
import { Mail, Printer } from 'lucide-react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { OrderDetail } from './order-detail.ts';

/** What is done with an order without changing it. */
export function OrderTools({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const resend = trpc.admin.resendMail.useMutation({
    onSuccess: ({ to }) => toast({ title: translate('admin.desk.mail.sent', { to }) }),
    onError: (error) => toast({ title: failureText(error, translate), variant: 'destructive' }),
    onSettled: () => void utils.orders.get.invalidate({ orderId: order.id }),
  });
  const isReachable = order.customerEmail !== '';
  const mails = ORDER_MAILS.filter((mail) => mail !== 'orderPaid' || order.paidAt);
  return (
    <div className="flex w-full flex-wrap gap-2 print:hidden">
      <Button variant="secondary" size="sm" onClick={() => print()}>
        <Printer aria-hidden className="size-4" />
        {translate('admin.desk.print')}
      </Button>
      {isReachable && (
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
