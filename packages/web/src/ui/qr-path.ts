/** The dark modules as one path: each run of a row is a rectangle. */
export function pathOfModules(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue;
        const from = x;
        while (row[x + 1]) x++;
        runs.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`);
      }
      return runs;
    })
    .join('');
}
