import { saveFile } from './save-file.ts';

/** Hands a file that was answered to the browser to save, under the name it came with. */
export async function saveAnswer(answer: Response, fallback: string): Promise<void> {
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? fallback;
  saveFile(await answer.blob(), name);
}
