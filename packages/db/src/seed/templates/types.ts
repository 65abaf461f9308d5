import type { Category } from '@softbox/config/catalog';
import type { Language } from '@softbox/config/languages';

export interface TemplateText {
  title: string;
  /** A short label of the style. */
  type: string;
  description: string;
}

export interface TemplateSeed {
  id: number;
  category: Category;
  /** Whole US dollars. */
  basePrice: number;
  image: string;
  texts: Record<Language, TemplateText>;
}
