import type { ReactNode } from 'react';

interface OrderFactsProps {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Said where there are none. */
  empty?: string;
}

/** Names and values; what is empty is left out. */
export const OrderFacts = ({ title, facts, empty }: OrderFactsProps) => (
  <section>
    <h2 className="mb-3 font-semibold text-lg">{title}</h2>
    {facts.length === 0 && <p className="text-muted">{empty}</p>}
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
