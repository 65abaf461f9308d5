/** A thin line at the top while something is on its way; early.ts has app.css draw the same. */
export const Progress = () => (
  <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.5 animate-progress bg-accent" />
);
