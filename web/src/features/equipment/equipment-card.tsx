import type { Pool } from '@limpid/contract';
import type { ReactNode } from 'react';
import { BookOpen, EllipsisVertical, Pencil, Plus, Timer, Trash2 } from 'lucide-react';
import { useCurrentPool } from '../../api/current-pool.tsx';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Card, IconTile } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { EntryList } from './entry-list.tsx';
import { factsOf, type PieceFacts } from './equipment-facts.ts';
import { moneyText } from './equipment-units.ts';
import { dayText, KINDS, subtitleOf, titleOf } from './equipment-labels.ts';
import type { ListedEntry, ListedEquipment } from './equipment.data.ts';
import { HoursBar, LifeBar } from './life-bar.tsx';
import { PressurePanel } from './pressure-panel.tsx';

interface CardProps {
  pool: Pool;
  piece: ListedEquipment;
  /** of this piece, newest first */
  entries: readonly ListedEntry[];
  now: number;
  /** undefined, as the next two, where the pool can only be read */
  onLog: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** what belongs to the piece, of another feature */
  beside?: ReactNode;
}

/** One piece: how old it is, what it needs, and what was done to it. */
export function EquipmentCard({ pool, piece, entries, now, onLog, onEdit, onRemove, beside }: CardProps) {
  const facts = factsOf(piece, entries, pool, now);
  const title = titleOf(piece);
  const Icon = KINDS[piece.kind].icon;
  const { href } = useCurrentPool();
  return (
    <Card as="article" padding="lg" aria-label={title} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <IconTile>
          <Icon size={24} strokeWidth={1.75} />
        </IconTile>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold break-words">{title}</h2>
          <p className="text-sm break-words text-muted">{subtitleOf(piece) || m.equipment_no_model()}</p>
          {piece.waiting ? (
            <StatusPill status={piece.waiting === 'stopped' ? 'warn' : 'waiting'} bare>
              {piece.waiting === 'stopped' ? m.offline_needs_you() : m.common_waiting()}
            </StatusPill>
          ) : null}
        </div>
        {onEdit && onRemove ? (
          <Menu
            label={title}
            align="end"
            trigger={<IconButton label={m.equipment_more({ name: title })} icon={<EllipsisVertical size={20} aria-hidden />} />}
            items={[
              { label: m.common_edit(), icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
              { label: m.common_delete(), icon: <Trash2 size={18} aria-hidden />, tone: 'danger', onSelect: onRemove },
            ]}
          />
        ) : null}
      </div>
      {piece.kind === 'filter' ? <PressurePanel pool={pool} piece={piece} entries={entries} facts={facts} /> : null}
      <LifeBar piece={piece} facts={facts} />
      {piece.kind === 'salt_cell' ? <HoursBar piece={piece} facts={facts} /> : null}
      <Facts piece={piece} facts={facts} />
      {beside}
      <div className="mt-auto flex flex-wrap gap-2.5">
        {onLog ? (
          <Button variant="secondary" size="sm" iconBefore={<Plus size={18} aria-hidden />} onClick={onLog}>
            {piece.kind === 'filter' ? m.equipment_log_pressure() : m.equipment_log_service()}
          </Button>
        ) : null}
        {piece.kind === 'pump' ? (
          <LinkButton
            variant="secondary"
            size="sm"
            to={href(`/pools/${pool.id}/pump?pump=${piece.id}`)}
            prefetch="intent"
            iconBefore={<Timer size={18} aria-hidden />}
          >
            {m.equipment_plan_hours()}
          </LinkButton>
        ) : null}
      </div>
      {entries.length > 0 ? (
        <Disclosure
          tone="quiet"
          className="-mb-3 border-t border-line pt-1"
          summary={
            facts.costCents > 0
              ? m.equipment_history_cost({ count: entries.length, cost: moneyText(facts.costCents / 100) })
              : m.equipment_history({ count: entries.length })
          }
        >
          <EntryList pool={pool} entries={entries} />
        </Disclosure>
      ) : null}
    </Card>
  );
}

const SOON_DAYS = 60;

function Facts({ piece, facts }: { piece: ListedEquipment; facts: PieceFacts }) {
  const { warranty } = facts;
  const rows: [string, string][] = [];
  if (piece.installedOn !== undefined) rows.push([m.equipment_installed(), dayText(piece.installedOn)]);
  if (piece.serial !== undefined) rows.push([m.equipment_serial(), piece.serial]);
  if (facts.lastServiceOn !== undefined) rows.push([m.equipment_last_service(), dayText(facts.lastServiceOn)]);
  return (
    <>
      {rows.length > 0 || warranty ? (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures break-words">{value}</dd>
            </div>
          ))}
          {warranty ? <Warranty warranty={warranty} /> : null}
        </dl>
      ) : null}
      {piece.manualUrl === undefined ? null : <Manual url={piece.manualUrl} />}
      {piece.note ? <p className="text-sm break-words whitespace-pre-line">{piece.note}</p> : null}
    </>
  );
}

function Warranty({ warranty: { untilOn, daysLeft } }: { warranty: NonNullable<PieceFacts['warranty']> }) {
  const isSoon = daysLeft >= 0 && daysLeft <= SOON_DAYS;
  return (
    <>
      <dt className="text-muted">{m.equipment_warranty()}</dt>
      <dd className="flex flex-wrap gap-x-3">
        <span className="figures">{daysLeft < 0 ? m.equipment_warranty_ended({ day: dayText(untilOn) }) : dayText(untilOn)}</span>
        {isSoon ? (
          <StatusPill status="warn" bare>
            {m.equipment_warranty_soon({ days: daysLeft })}
          </StatusPill>
        ) : null}
      </dd>
    </>
  );
}

/** A person typed the address: it shows where it leads, and the other page learns nothing about ours. */
function Manual({ url }: { url: string }) {
  const host = hostOf(url);
  if (host === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-medium text-brand hover:text-brand-hover"
    >
      <BookOpen size={18} aria-hidden className="shrink-0" />
      <span className="break-all">{m.equipment_open_manual({ host })}</span>
    </a>
  );
}

function hostOf(url: string): string | null {
  try {
    const { protocol, host } = new URL(url);
    return protocol === 'https:' ? host : null;
  } catch {
    return null;
  }
}
