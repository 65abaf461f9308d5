/** Title on the left, what it means on the right: the opening of every section. */
export const SectionHeading = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
    <h2 id={id} className="max-w-2xl font-bold text-heading">
      {title}
    </h2>
    <p className="max-w-prose text-balance text-lg text-muted leading-relaxed">{text}</p>
  </div>
);
