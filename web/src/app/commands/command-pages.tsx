import {
  BadgeCheck,
  Calculator,
  CircleHelp,
  Droplets,
  EyeOff,
  FileText,
  FlaskConical,
  House,
  Info,
  type LucideIcon,
  Lock,
  LogIn,
  Mail,
  Palette,
  Ruler,
  ShieldCheck,
  Tag,
  UserRound,
  Waves,
} from 'lucide-react';
import { POOL_CALCULATORS } from '../../features/calculators/calculator-names.ts';
import { m } from '../../paraglide/messages.js';

export interface CommandPage {
  id: string;
  label: () => string;
  words: () => string;
  icon: LucideIcon;
  /** null where there is no such page without a pool */
  path: (poolId: string | undefined) => string | null;
  /** the chosen pool stays in the address */
  followsPool?: boolean;
  /** loaded whole: it carries no app */
  isWhole?: boolean;
  /** of no use to those who are signed in */
  isForVisitors?: boolean;
}

type Look = Pick<CommandPage, 'id' | 'label' | 'words' | 'icon'>;
const look = (id: string, label: () => string, words: () => string, icon: LucideIcon): Look => ({ id, label, words, icon });
const own = (of: Look, path: CommandPage['path']): CommandPage => ({ ...of, path, followsPool: true });
const open = (of: Look, path: string, more: Pick<CommandPage, 'isWhole' | 'isForVisitors'> = {}): CommandPage => ({
  ...of,
  path: () => path,
  ...more,
});

export const OWN_PAGES: readonly CommandPage[] = [
  own(look('today', m.shell_today, m.shell_today_words, House), () => '/dashboard'),
  own(look('log', m.shell_log, m.shell_log_words, Droplets), () => '/chemistry/log'),
  own(look('chemistry', m.shell_chemistry, m.shell_chemistry_words, FlaskConical), () => '/chemistry'),
  own(look('pool', m.shell_pool, m.shell_pool_words, Waves), (poolId) => (poolId ? `/pools/${poolId}` : null)),
  own(look('calculators', m.shell_calculators, m.shell_calculators_words, Calculator), () => POOL_CALCULATORS),
];

const settings = (tab: string, label: () => string, words: () => string, icon: LucideIcon): CommandPage =>
  own(look(`settings-${tab}`, label, words, icon), () => `/settings/${tab}`);

export const SETTINGS_PAGES: readonly CommandPage[] = [
  settings('profile', m.shell_settings_profile, m.shell_settings_profile_words, UserRound),
  settings('units', m.shell_settings_units, m.shell_settings_units_words, Ruler),
  settings('appearance', m.shell_settings_appearance, m.shell_settings_appearance_words, Palette),
  settings('privacy', m.shell_settings_privacy, m.shell_settings_privacy_words, EyeOff),
  settings('security', m.shell_settings_security, m.shell_settings_security_words, Lock),
];

export const PUBLIC_PAGES: readonly CommandPage[] = [
  open(look('sign-in', m.shell_sign_in, m.shell_sign_in_words, LogIn), '/auth', { isForVisitors: true }),
  open(look('calculators', m.shell_calculators, m.shell_calculators_words, Calculator), '/calculators', { isForVisitors: true }),
  open(look('proof', m.shell_proof, m.shell_proof_words, BadgeCheck), '/proof'),
  open(look('questions', m.shell_questions, m.shell_questions_words, CircleHelp), '/faq', { isWhole: true }),
  open(look('pricing', m.shell_pricing, m.shell_pricing_words, Tag), '/pricing'),
  open(look('contact', m.shell_contact, m.shell_contact_words, Mail), '/contact'),
  open(look('about', m.shell_about, m.shell_about_words, Info), '/about-limpid', { isWhole: true }),
  open(look('privacy', m.shell_privacy, m.shell_privacy_words, ShieldCheck), '/privacy'),
  open(look('terms', m.shell_terms, m.shell_terms_words, FileText), '/terms'),
  open(look('start', m.shell_start, m.shell_start_words, House), '/', { isWhole: true, isForVisitors: true }),
];
