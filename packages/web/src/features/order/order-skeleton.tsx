import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export const OrderSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton className="h-12 w-56" />
    <Skeleton className="mt-4 h-5 w-72 max-w-full" />
    <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-56 rounded-lg max-lg:-order-1" />
    </div>
  </div>
);
