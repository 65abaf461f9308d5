import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { nextWords, type Order } from './order.ts';

export function OrderNext({ order, accessKey }: { order: Order; accessKey: string | undefined }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const words = nextWords(order);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-lg">{translate('order.page.next')}</h2>
      <div className="flex flex-col gap-2">
        {words.map((key) => (
          <p key={key}>{translate(key)}</p>
        ))}
        {words.includes('order.page.nextDelivered') && (
          <a href="#reviews" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {translate('order.page.review')}
          </a>
        )}
        {words.includes('order.page.nextMaterial') && (
          <a href="#material" className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
            {translate('order.page.sendMaterial')}
          </a>
        )}
      </div>
      {order.payable && (
        <Button
          size="lg"
          onClick={() => openDialog({ kind: 'payment', orderId: order.id, ...(accessKey ? { accessKey } : {}) })}
        >
          {translate('order.page.payNow')}
        </Button>
      )}
      <Link
        to={paths.terms(code)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
      >
        {translate('order.page.terms')}
        <span className="sr-only">({translate('common.newTab')})</span>
      </Link>
    </Card>
  );
}
