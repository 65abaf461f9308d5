/** Who works for the studio, from the one who may do everything downward. */
export const STAFF_ROLES = ['owner', 'manager', 'support', 'readOnly'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLES = ['customer', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

/** What staff may do with what is not their own. `X.read` looks, `X.write` changes, `X.export` carries it out of the house. */
export const PERMISSIONS = [
  'figures',
  'orders.read',
  'orders.write',
  'orders.export',
  /** Giving money back, and refusing to. */
  'refunds',
  'members.read',
  /** Ending their sessions, erasing them. */
  'members.write',
  'members.export',
  'catalogue.read',
  'catalogue.write',
  /** The pages' own texts. */
  'content.read',
  'content.write',
  /** What customers write to the studio: enquiries and reviews. */
  'enquiries.read',
  'enquiries.write',
  'settings.read',
  'settings.write',
  'audit.read',
  /** Roles and invitations. */
  'administrators',
  /** The second step of one's own sign-in. */
  'twoStep',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const LOOKING = [
  'figures',
  'orders.read',
  'members.read',
  'catalogue.read',
  'content.read',
  'enquiries.read',
  'settings.read',
  'twoStep',
] as const satisfies readonly Permission[];

/** The only table of who may what. The server's guard and every screen ask it, nothing else. */
const TABLE: Record<StaffRole, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'administrators'),
  support: [...LOOKING, 'orders.write', 'enquiries.write'],
  readOnly: LOOKING,
};

export const isStaff = (role: Role): role is StaffRole => role !== 'customer';

export const permissionsOf = (role: Role): readonly Permission[] => (isStaff(role) ? TABLE[role] : []);

export const roleMay = (role: Role, permission: Permission): boolean => permissionsOf(role).includes(permission);
