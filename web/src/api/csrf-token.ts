export const DEFAULT_CSRF_HEADER = 'X-CSRF-Token';

export interface CsrfToken {
  token: string;
  headerName: string;
  enabled: boolean;
}

let current: CsrfToken | null = null;
let asking: Promise<CsrfToken | null> | null = null;

/** The token for write calls; asks the server when there is none. A failure is ignored: the write will then say what is wrong. */
export function csrfToken(): Promise<CsrfToken | null> {
  if (current) return Promise.resolve(current);
  asking ??= askToken().finally(() => {
    asking = null;
  });
  return asking;
}

async function askToken(): Promise<CsrfToken | null> {
  try {
    const response = await fetch('/api/csrf-token', { credentials: 'include', headers: { Accept: 'application/json' } });
    if (!response.ok) return null;
    const answer = (await response.json()) as Partial<CsrfToken>;
    current = {
      token: answer.token ?? '',
      headerName: answer.headerName ?? DEFAULT_CSRF_HEADER,
      enabled: answer.enabled ?? true,
    };
    return current;
  } catch {
    return null;
  }
}

export function discardCsrfToken(): void {
  current = null;
}

/** Whether the last known answer says that writes are protected. */
export function isCsrfEnabled(): boolean {
  return current?.enabled ?? false;
}
