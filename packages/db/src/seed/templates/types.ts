import type { Category, TemplateText } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';

export interface TemplateSeed {
  id: number;
  category: Category;
  /** Whole US dollars. */
  basePrice: number;
  image: string;
  gallery: string[];
  texts: Record<Language, TemplateText>;
}
