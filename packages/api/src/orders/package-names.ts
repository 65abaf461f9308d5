import { PACKAGE_IDS, type PackageId } from '@softbox/config/catalog';
import { translateKey } from '@softbox/config/i18n';
import { LANGUAGES, type Language } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';

export type PackageNames = Record<PackageId, Record<Language, string>>;

/** What the packages are called in every language. */
export async function loadPackageNames(): Promise<PackageNames> {
  const words = await Promise.all(LANGUAGES.map(async (language) => [language, await loadMessages(language)] as const));
  const namesOf = (id: PackageId) =>
    words.map(([language, tree]) => [language, translateKey(tree, `packages.${id}.name`)]);
  // fromEntries forgets its keys: they are exactly PACKAGE_IDS and LANGUAGES.
  return Object.fromEntries(PACKAGE_IDS.map((id) => [id, Object.fromEntries(namesOf(id))])) as PackageNames;
}
