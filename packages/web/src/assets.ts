/** Files of the build that a page needs, as site paths. */
export interface Assets {
  /** Stands in the page itself, which then needs nothing else to be drawn; in development Vite serves it. */
  style: { text: string } | { href: string };
  /** What the browser starts with… */
  script: string;
  /** …and what that will ask for next. */
  preloads: string[];
}
