/** The parts of the site whose words the studio edits. */
export const SITE_PAGES = ['main', 'services', 'enquiry'] as const;
export type SitePage = (typeof SITE_PAGES)[number];
