/** Korean Excel takes a file for its own code page unless it begins like this. */
export const CSV_START = '\ufeff';

/**
 * One line of a CSV file (RFC 4180). What a spreadsheet would run as a formula is led by an apostrophe: names and wishes
 * are whatever strangers have typed.
 */
export const csvLine = (cells: readonly (string | number)[]) =>
  `${cells
    .map((cell) => {
      const text = typeof cell === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : String(cell);
      return `"${text.replaceAll('"', '""')}"`;
    })
    .join(',')}\r\n`;
