import type { Notification } from '@limpid/contract';
import { clsx } from 'clsx';
import {
  BellRing,
  CalendarCheck,
  ChevronRight,
  CircleCheck,
  CloudAlert,
  Droplets,
  FlaskConical,
  type LucideIcon,
  ShieldAlert,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ageText } from '../../i18n/ages.ts';
import { trueNow } from '../../ui/true-now.ts';
import { problemText } from '../../i18n/problem-codes.ts';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useInbox, useMarkRead } from './notifications.data.ts';

export const meta = () =>
  pageMeta({
    title: m.notifications_bell(),
    description: m.notifications_description(),
    canonicalPath: '/notifications',
    noindex: true,
  });

const PAGE = 30;
const MOST = 200;

export default function NotificationsPage() {
  const [most, setMost] = useState(PAGE);
  const [now] = useState(trueNow);
  const inbox = useInbox(most);
  const { href } = useCurrentPool();
  const markRead = useMarkRead();
  const items = inbox.data?.items ?? [];
  const hasUnread = items.some(({ readAt }) => readAt === null);
  return (
    <Page width="medium">
      <PageHeader
        title={m.notifications_bell()}
        actions={
          hasUnread ? (
            <Button variant="secondary" pending={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
              {m.notifications_read_all()}
            </Button>
          ) : undefined
        }
      />
      {inbox.isPending ? (
        <Waiting />
      ) : inbox.data === undefined ? (
        <Callout
          tone="bad"
          title={m.notifications_not_loaded()}
          action={
            <Button variant="secondary" onClick={() => void inbox.refetch()}>
              {m.common_try_again()}
            </Button>
          }
        >
          {inbox.error ? problemText(inbox.error) : null}
        </Callout>
      ) : items.length === 0 ? (
        <Empty settings={href('/settings/notifications')} />
      ) : (
        <>
          <Card padding="none">
            <ul>
              {items.map((item) => (
                <Item key={item.id} item={item} now={now} onOpen={() => item.readAt === null && markRead.mutate([item.id])} />
              ))}
            </ul>
          </Card>
          <div className="mt-6 flex flex-wrap justify-between gap-3">
            <LinkButton variant="quiet" to={href('/settings/notifications')} className="-ml-4">
              {m.notifications_settings_link()}
            </LinkButton>
            {inbox.data.nextCursor !== null && most < MOST ? (
              <Button variant="secondary" pending={inbox.isFetching} onClick={() => setMost(Math.min(MOST, most + PAGE))}>
                {m.common_show_older()}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Page>
  );
}

const ICONS: Record<Notification['kind'], LucideIcon> = {
  test_due: Droplets,
  step_ready: FlaskConical,
  plan_unfinished: FlaskConical,
  task_due: CalendarCheck,
  warranty_ending: ShieldAlert,
  weather_alert: CloudAlert,
  test_message: CircleCheck,
  push_stopped: BellRing,
};

function Item({ item, now, onOpen }: { item: Notification; now: number; onOpen: () => void }) {
  const Icon = ICONS[item.kind] ?? BellRing;
  const isUnread = item.readAt === null;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={item.url}
        prefetch="intent"
        onClick={onOpen}
        className="flex items-start gap-3.5 px-4 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3 sm:px-5 dark:hover:bg-raised"
      >
        <span
          aria-hidden
          className={clsx(
            'flex size-10 shrink-0 items-center justify-center rounded-full',
            isUnread ? 'bg-tint text-brand' : 'bg-sunken text-muted dark:bg-raised',
          )}
        >
          <Icon size={20} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={clsx('block wrap-anywhere', isUnread ? 'font-semibold' : 'font-medium')}>
            {isUnread ? (
              <span className="mr-2 inline-flex items-center gap-1 align-[0.1em] text-xs font-semibold text-brand">
                <span aria-hidden className="size-2 rounded-full bg-brand" />
                <span className="sr-only">{m.notifications_unread()}:</span>
              </span>
            ) : null}
            {item.title}
          </span>
          <span className="block text-sm text-muted wrap-anywhere">{item.text}</span>
          <time dateTime={item.createdAt} className="mt-0.5 block text-xs text-muted">
            {ageText(item.createdAt, now)}
          </time>
        </span>
        <ChevronRight size={20} aria-hidden className="mt-2.5 shrink-0 text-muted" />
      </Link>
    </li>
  );
}

function Empty({ settings }: { settings: string }) {
  return (
    <Card>
      <EmptyState
        drawing="calm"
        title={m.notifications_empty()}
        action={
          <LinkButton variant="secondary" to={settings}>
            {m.notifications_settings_link()}
          </LinkButton>
        }
      >
        {m.notifications_empty_text()}
      </EmptyState>
    </Card>
  );
}

function Waiting() {
  return (
    <Loading label={m.notifications_loading()}>
      <div className="flex flex-col gap-3">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-20 rounded-card" />
        ))}
      </div>
    </Loading>
  );
}
