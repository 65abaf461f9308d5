import type { ReactNode } from 'react';

interface OrderFactsProps {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values; what is empty is left out. */
export const OrderFacts = ({ title, facts }: OrderFactsProps) => (
  <section>
    <h2 className="mb-3 font-semibold text-lg">{title}</h2>
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);
