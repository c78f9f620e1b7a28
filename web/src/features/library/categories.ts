import type { ArticleCategory } from '@limpid/contract';
import { Bath, CloudSun, Droplets, FlaskConical, LifeBuoy, type LucideIcon, Settings2, Sparkles, Stethoscope } from 'lucide-react';
import { m } from '../../paraglide/messages.js';

export const CATEGORIES: Record<ArticleCategory, { label: () => string; icon: LucideIcon }> = {
  problems: { label: m.library_category_problems, icon: Stethoscope },
  basics: { label: m.library_category_basics, icon: Sparkles },
  water: { label: m.library_category_water, icon: Droplets },
  sanitizers: { label: m.library_category_sanitizers, icon: FlaskConical },
  equipment: { label: m.common_equipment, icon: Settings2 },
  spas: { label: m.library_category_spas, icon: Bath },
  seasons: { label: m.library_category_seasons, icon: CloudSun },
  safety: { label: m.common_safety, icon: LifeBuoy },
};
