export const THEME_COOKIE = 'softbox_theme';
