import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Two lines in their real sizes. */
export const CartSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="border-line border-t">
    <VisuallyHidden>{label}</VisuallyHidden>
    {['first', 'second'].map((line) => (
      <div key={line} className="flex gap-4 border-line border-b py-5 sm:gap-6">
        <Skeleton className="aspect-4/5 w-20 sm:w-28" />
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="mt-auto h-11 w-32 rounded-full" />
        </div>
      </div>
    ))}
  </div>
);
