// The modules that web/tools/page-modules.ts makes of the declarations in *.page.ts.
declare module 'limpid:bar' {
  export interface Place {
    path: string;
    title: () => string;
    icon: import('lucide-react').LucideIcon;
    /** loaded whole: it carries no app */
    isStatic?: boolean;
    isProtected?: boolean;
  }
  type Home = import('./page.ts').Home;
  export const BAR: readonly (Place & { home: Home })[];
  /** Which addresses belong to a home; what is in none of them belongs to More. */
  export const HOMES: readonly { home: Home; pattern: RegExp }[];
}

declare module 'limpid:tabs' {
  export interface Tab {
    path: string;
    title: () => string;
    home: import('./page.ts').Home;
    pattern: RegExp;
  }
  export const TABS: readonly Tab[];
}

declare module 'limpid:groups' {
  export const GROUPED: readonly (import('limpid:bar').Place & { group: import('./page.ts').NavigationGroup })[];
}

declare module 'limpid:settings-places' {
  export interface SettingsPlace {
    path: string;
    title: () => string;
    summary: () => string;
    icon: import('lucide-react').LucideIcon;
  }
  export const SETTINGS_PLACES: readonly SettingsPlace[];
}

declare module 'limpid:palette-pages' {
  export interface PalettePage {
    path: string;
    title: () => string;
    searchWords: () => string;
    icon: import('lucide-react').LucideIcon;
    isStatic?: boolean;
    isProtected?: boolean;
    isForVisitors?: boolean;
    isSuggested?: boolean;
    plan?: 'pro' | 'business';
  }
  export const PALETTE_PAGES: readonly PalettePage[];
}

declare module 'limpid:skeletons' {
  export interface PlaceholderOf {
    pattern: RegExp;
    shape: 'today' | 'cards' | 'form';
    width: 'medium' | 'wide';
    title?: () => string;
  }
  export const SKELETONS: readonly PlaceholderOf[];
}

declare module 'limpid:next-pages' {
  /** from a page of the app: pages whose scripts are fetched, and documents that are fetched whole */
  export const NEXT_IN_APP: Readonly<Record<string, { pages: readonly string[]; documents: readonly string[] }>>;
  /** from a page without the app's scripts */
  export const NEXT_OF_STATIC: Readonly<Record<string, readonly string[]>>;
}

declare module 'limpid:made-at-request' {
  /** The pages that the server makes when they are asked for; only its own bundle has them (web/tools/pages-at-request.ts). */
  export const MADE_AT_REQUEST: readonly {
    path: string;
    atRequest: 'private' | 'public';
    module: import('react-router').ServerBuild['routes'][string] extends infer Route ? NonNullable<Route>['module'] : never;
  }[];
}

declare module 'limpid:protected-prefixes' {
  export const PROTECTED_PREFIXES: readonly string[];
}
