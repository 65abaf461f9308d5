/**
 * Runs in the head of every page, before anything is shown, and is all the code that a page has at first. It sets what
 * the HTML leaves open because that is the same for everybody, fetches the application at the first sign of interest,
 * and keeps the clicks that come before it.
 */
import { COUNTRY_CODES, prefixOf } from '@softbox/config/countries';
import { isLanguage } from '@softbox/config/languages';
import { LANGUAGE_PARAM } from '@softbox/config/paths';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE, TAB_KEYS } from '@softbox/config/storage-keys';
import { readCookie, rememberInCookie } from './lib/browser-cookie.ts';
import { startOver } from './lib/start-over.ts';
import { storeCountry, storedToken } from './lib/storage.ts';
import { tabStorage } from './lib/tab-storage.ts';
import { THEME_COOKIE } from './lib/theme-cookie.ts';
import { restoreTyped } from './lib/typed-fields.ts';

const root = document.documentElement;
const { entry = '', preloads = '', now } = document.currentScript?.dataset ?? {};

const theme = readCookie(document.cookie, THEME_COOKIE);
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

const country = COUNTRY_CODES.find((code) => prefixOf(code) === location.pathname.split('/')[1]);
if (country) {
  storeCountry(country);
  rememberInCookie(COUNTRY_COOKIE, country);
}

const named = new URLSearchParams(location.search).get(LANGUAGE_PARAM);
if (isLanguage(named)) rememberInCookie(LANGUAGE_COOKIE, named);

const isSignedIn = storedToken() !== null;
if (isSignedIn) root.dataset.session = '';

const kept = new Set<HTMLElement>();
/** A pointer that is down: whatever follows it later must learn where it came down. */
let pressed: PointerEvent | undefined;
let isAsked = false;
let hasFailed = false;

async function load(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  for (const href of preloads.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done));
  try {
    await import(/* @vite-ignore */ entry);
  } catch {
    // The page stays what it was; the next click reads it again.
    hasFailed = true;
    takeKept();
  }
}

function takeKept(): HTMLElement[] {
  const buttons = [...kept];
  kept.clear();
  delete root.dataset.waiting;
  for (const button of buttons) button.removeAttribute('aria-busy');
  return buttons;
}

/** Links, menus of choices and text fields work by themselves; a button does nothing without the application. */
function keep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.add(button);
  button.setAttribute('aria-busy', 'true');
  root.dataset.waiting = '';
  if (hasFailed) startOver().catch(takeKept);
}

function watch(event: Event): void {
  void load();
  if (event.type === 'click') keep(event);
  if (event instanceof PointerEvent && event.type !== 'pointermove' && event.type !== 'click')
    pressed = event.type === 'pointerdown' ? event : undefined;
}

const SIGNS = ['pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'focusin', 'scroll'];
for (const sign of SIGNS) addEventListener(sign, watch, true);

window.early = {
  release: () => {
    for (const sign of SIGNS) removeEventListener(sign, watch, true);
    pressed?.target?.dispatchEvent(new PointerEvent('pointerdown', pressed));
    document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  },
  replay: () => {
    for (const button of takeKept()) button.click();
  },
};

// Before the application, which finds the fields as they are then.
addEventListener('DOMContentLoaded', restoreTyped);
if (now !== undefined || isSignedIn || tabStorage.get(TAB_KEYS.openDialog)) void load();
