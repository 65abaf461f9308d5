import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** One matter, one column. */
export const NarrowPage = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <div className="container-page flex min-h-[80dvh] items-start justify-center py-12 sm:items-center sm:py-20">
    <Card className="w-full max-w-md shadow-card sm:p-8">
      <h1 className="font-semibold text-title">{title}</h1>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </Card>
  </div>
);
