import { AppError } from '@softbox/config/errors';
import { apiPaths } from '@softbox/config/paths';
import type { Permission } from '@softbox/config/roles';
import { exportOrders } from './admin/export-orders.ts';
import type { Context, MemberContext } from './context.ts';
import { takePicture } from './files/take-picture.ts';
import { exportMemberData } from './privacy/export-person.ts';
import { refuseCrossSite } from './security.ts';
import { asStaff } from './trpc.ts';

interface StaffPath {
  permission: Permission;
  answer: (ctx: MemberContext, request: Request) => Promise<Response>;
}

/** What the studio sends and fetches beside the procedures, all by POST. The matrix test tries every role on each. */
export const STAFF_PATHS: Readonly<Record<string, StaffPath>> = {
  [apiPaths.ordersExport]: { permission: 'orders.export', answer: exportOrders },
  [apiPaths.memberData]: { permission: 'members.export', answer: exportMemberData },
  [apiPaths.adminPictures]: { permission: 'catalogue.write', answer: takePicture },
};

export function serveStaff({ permission, answer }: StaffPath, ctx: Context, request: Request): Promise<Response> {
  if (request.method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED');
  refuseCrossSite(ctx);
  return answer(asStaff(ctx, permission), request);
}
