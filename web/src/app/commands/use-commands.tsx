import { PALETTE_PAGES, type PalettePage } from 'limpid:palette-pages';
import { Beaker, CloudRain, Download, LogOut, Plus, Ruler, Send, Waves } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { type Language, useLanguage } from '../../i18n/language.tsx';
import { useMe, useSignOut } from '../../session/me.ts';
import { type Units, useUnits } from '../../i18n/units.ts';
import { CALCULATOR_NAMES, poolPath, publicPath } from '../../features/calculators/calculator-names.ts';
import { CALCULATORS } from '../../features/calculators/calculators.ts';
import { withOutbox } from '../../offline/outbox/lazy-outbox.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { m } from '../../paraglide/messages.js';
import { useInstall } from '../install/install.tsx';
import { watchInstall } from '../install/install-state.ts';
import { openLogSheet } from '../logging/log-store.ts';
import { THEMES, type Theme, useTheme } from '../settings/theme.ts';
import type { Command, CommandKind } from './command.ts';
import { LanguageIcon, ThemeIcon } from './command-icons.tsx';

const KIND_LABELS: Record<CommandKind, () => string> = {
  pools: m.shell_group_pools,
  pages: m.shell_group_pages,
  actions: m.common_actions,
  calculators: m.common_calculators,
};
export const commandKindText = (kind: CommandKind): string => KIND_LABELS[kind]();

/** Everything that this person can reach or do from here. */
export function useCommands(): Command[] {
  const { me } = useMe({ onlyIfHinted: true });
  const isHere = Boolean(me);
  const pools = usePoolCommands(isHere);
  const pages = usePageCommands(isHere);
  const actions = useActionCommands(isHere);
  const choices = useChoiceCommands();
  const calculators = useCalculatorCommands(isHere);
  return [...pools, ...actions, ...pages, ...choices, ...calculators];
}

function usePoolCommands(isHere: boolean): Command[] {
  const { pool, pools, selectPool } = useCurrentPool();
  if (!isHere || pools.length < 2) return [];
  return pools
    .filter((each) => each.id !== pool?.id)
    .map((each) => ({
      id: `pool-${each.id}`,
      kind: 'pools',
      label: m.shell_switch_pool({ name: each.name }),
      words: m.shell_switch_pool_words(),
      icon: <Waves size={20} strokeWidth={1.75} />,
      run: () => selectPool(each.id),
    }));
}

const PLAN_NAMES = { pro: m.pricing_pro_name, business: m.pricing_business_name };

function usePageCommands(isHere: boolean): Command[] {
  const { pool, href } = useCurrentPool();
  const isOffered = (page: PalettePage) => {
    if (page.path.includes(':poolId') && !pool) return false;
    return isHere ? !page.isForVisitors : !page.isProtected;
  };
  return PALETTE_PAGES.filter(isOffered).map((page): Command => {
    const path = page.path.replace(':poolId', pool?.id ?? '');
    return {
      id: `page-${page.path}`,
      kind: 'pages',
      label: page.title(),
      words: page.searchWords(),
      icon: <page.icon size={20} strokeWidth={1.75} />,
      to: page.isProtected ? href(path) : path,
      isWhole: page.isStatic,
      isSuggested: page.isSuggested,
      hint: page.plan && PLAN_NAMES[page.plan](),
    };
  });
}

function useActionCommands(isHere: boolean): Command[] {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { isStandalone, canPrompt } = useInstall();
  const { entries } = useOutbox();
  const command = (id: string, label: string, words: string, icon: Command['icon'], more: Pick<Command, 'to' | 'run'>): Command => ({
    id,
    kind: 'actions',
    label,
    words,
    icon,
    ...more,
  });
  const add = command('add-pool', m.shell_add_pool(), m.shell_add_pool_words(), <Plus size={20} strokeWidth={1.75} />, { to: '/setup' });
  if (!isHere) return [add];
  const send = command(
    'send-waiting',
    m.shell_send_waiting({ count: entries.length }),
    m.shell_send_waiting_words(),
    <Send size={20} strokeWidth={1.75} />,
    { run: () => withOutbox(({ flushNow }) => void flushNow()) },
  );
  const leave = command('sign-out', m.common_sign_out(), m.shell_sign_out_words(), <LogOut size={20} strokeWidth={1.75} />, {
    run: () => void signOut(),
  });
  const install = command('install', m.install_button(), m.shell_install_words(), <Download size={20} strokeWidth={1.75} />, {
    // Where the browser cannot be asked, the settings show the way.
    run: () => void (canPrompt ? watchInstall().prompt() : navigate('/settings/appearance')),
  });
  const treatment = command('log-treatment', m.treatments_log(), m.treatments_search_words(), <Beaker size={20} strokeWidth={1.75} />, {
    run: () => openLogSheet('treatment'),
  });
  const remark = command('log-remark', m.remarks_add(), m.shell_log_remark_text(), <CloudRain size={20} strokeWidth={1.75} />, {
    run: () => openLogSheet('remark'),
  });
  return [...(entries.length > 0 ? [send] : []), treatment, remark, add, ...(isStandalone ? [] : [install]), leave];
}

const UNITS: readonly Units[] = ['us', 'metric'];
const UNIT_LABELS: Record<Units, () => string> = { us: m.shell_units_us, metric: m.shell_units_metric };
const THEME_LABELS: Record<Theme, () => string> = { system: m.shell_theme_system, light: m.shell_theme_light, dark: m.shell_theme_dark };
const LANGUAGE_LABELS: Record<Language, () => string> = { en: m.shell_language_en, es: m.shell_language_es };

/** Each value of the settings that people may want to change in a moment. */
function useChoiceCommands(): Command[] {
  const { units, chooseUnits } = useUnits();
  const { theme, chooseTheme } = useTheme();
  const { language, chooseLanguage } = useLanguage();
  const kind = 'actions' as const;
  return [
    ...UNITS.map((each) => ({
      id: `units-${each}`,
      kind,
      label: UNIT_LABELS[each](),
      words: m.shell_units_words(),
      icon: <Ruler size={20} strokeWidth={1.75} />,
      checked: units === each,
      run: () => chooseUnits(each),
    })),
    ...THEMES.map((each) => ({
      id: `theme-${each}`,
      kind,
      label: THEME_LABELS[each](),
      words: m.shell_theme_words(),
      icon: <ThemeIcon theme={each} />,
      checked: theme === each,
      run: () => chooseTheme(each),
    })),
    ...(Object.keys(LANGUAGE_LABELS) as Language[]).map((each) => ({
      id: `language-${each}`,
      kind,
      label: LANGUAGE_LABELS[each](),
      words: m.shell_language_words(),
      icon: <LanguageIcon />,
      checked: language === each,
      run: () => chooseLanguage(each),
    })),
  ];
}

function useCalculatorCommands(isHere: boolean): Command[] {
  const { href } = useCurrentPool();
  return CALCULATOR_NAMES.map((name) => {
    const { title, keywords, icon: Icon } = CALCULATORS[name];
    return {
      id: `calculator-${name}`,
      kind: 'calculators',
      label: title(),
      words: keywords.join(' '),
      icon: <Icon size={20} strokeWidth={1.75} />,
      to: isHere ? href(poolPath(name)) : publicPath(name),
    };
  });
}
