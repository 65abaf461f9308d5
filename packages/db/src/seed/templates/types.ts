import type { Category } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';
import type { TemplateText } from '../../schema/catalog.ts';

export interface TemplateSeed {
  id: number;
  category: Category;
  /** Whole US dollars. */
  basePrice: number;
  image: string;
  gallery: string[];
  texts: Record<Language, TemplateText>;
}
