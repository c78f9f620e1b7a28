import type { ComponentType } from 'react';
import type { Units } from '../../i18n/units.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonsChapter } from './buttons-chapter.tsx';
import { ColoursChapter } from './colours-chapter.tsx';
import { FeedbackChapter } from './feedback-chapter.tsx';
import { FieldsChapter } from './fields-chapter.tsx';
import { MeasuresChapter } from './measures-chapter.tsx';
import { NavigationChapter } from './navigation-chapter.tsx';
import { NumbersChapter } from './numbers-chapter.tsx';
import { OverlaysChapter } from './overlays-chapter.tsx';
import { PicturesChapter } from './pictures-chapter.tsx';
import { ThemesChapter } from './themes-chapter.tsx';

interface ChapterEntry {
  id: string;
  name: () => string;
  /** the files of web/src/ui whose components it shows; chapters.test.ts holds them against the folder */
  shows: readonly string[];
  Content: ComponentType<{ units: Units }>;
}

export const CHAPTERS: readonly ChapterEntry[] = [
  { id: 'colours', name: m.developer_chapter_colours, shows: [], Content: ColoursChapter },
  { id: 'themes', name: m.common_light_and_dark, shows: [], Content: ThemesChapter },
  { id: 'measures', name: m.developer_chapter_measures, shows: [], Content: MeasuresChapter },
  { id: 'pictures', name: m.developer_chapter_pictures, shows: ['drawings', 'first-drawings', 'mark'], Content: PicturesChapter },
  {
    id: 'buttons',
    name: m.developer_chapter_buttons,
    shows: ['button', 'tooltip', 'menu', 'menu-panel', 'popover', 'popover-panel'],
    Content: ButtonsChapter,
  },
  {
    id: 'fields',
    name: m.developer_chapter_fields,
    shows: ['field', 'text-field', 'number-field', 'password-field', 'select-field', 'choice', 'checkbox', 'kept-draft-note'],
    Content: FieldsChapter,
  },
  {
    id: 'feedback',
    name: m.developer_chapter_feedback,
    shows: ['badge', 'callout', 'toast', 'toast-region', 'skeleton', 'spinner', 'empty-state', 'countdown', 'lazy'],
    Content: FeedbackChapter,
  },
  {
    id: 'numbers',
    name: m.developer_chapter_numbers,
    shows: ['big-number', 'range-bar', 'spark', 'card', 'table', 'scroll-area', 'progress-steps'],
    Content: NumbersChapter,
  },
  { id: 'overlays', name: m.developer_chapter_overlays, shows: ['dialog', 'command-list', 'marked-text'], Content: OverlaysChapter },
  {
    id: 'navigation',
    name: m.developer_chapter_navigation,
    shows: ['page-header', 'breadcrumbs', 'tabs', 'disclosure'],
    Content: NavigationChapter,
  },
];
