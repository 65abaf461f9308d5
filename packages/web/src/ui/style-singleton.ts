import { useEffect } from 'react';

/**
 * Takes the place of the package react-style-singleton (vite.config.ts), by which open dialogs keep the page behind them
 * from scrolling. That inserts a style element, which a content policy without nonces forbids; a constructed style sheet
 * is no element, and a kept page can carry no nonce.
 */
export const styleSingleton = () =>
  function Style({ styles }: { styles: string }): null {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      };
    }, [styles]);
    return null;
  };
