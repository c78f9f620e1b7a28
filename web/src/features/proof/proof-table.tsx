import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { StatusPill } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type CheckedRow, differenceText, oursText, publishedText, type TruthRow, type TruthTable } from './proof.ts';
import { aboutText, labelText, reasonText, titleText } from './proof-texts.ts';

interface ShownRow {
  row: TruthRow;
  /** null until the browser has computed it */
  checked: CheckedRow | null;
}

const GRID = 'md:grid md:grid-cols-[minmax(0,1fr)_120px_128px_104px_176px_72px] md:gap-x-4';
const HEAD = [m.proof_head_published, m.proof_head_ours, m.proof_head_difference, m.proof_head_allowed];
/** The rest unfolds: seven tables must not hide each other. */
const SHOWN_AT_ONCE = 6;

/** One table of an authority: every row names its own figures, next to each other if there is room. */
export function ProofTable({ table, rows, isWhole }: { table: TruthTable; rows: readonly ShownRow[]; isWhole: boolean }) {
  const authorities = [...new Set(rows.map(({ row }) => row.authority))];
  const first = isWhole ? rows : rows.slice(0, SHOWN_AT_ONCE);
  const rest = rows.slice(first.length);
  const list = (some: readonly ShownRow[]) => <RowList rows={some} showsAuthority={authorities.length > 1} />;
  return (
    <Card padding="none" aria-labelledby={`table-${table.id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-5 sm:p-6">
        <div className="min-w-0 flex-1 basis-80">
          <h3 id={`table-${table.id}`} className="text-lg font-semibold">
            {titleText(table)}
          </h3>
          <p className="mt-1 measure-80 text-sm text-muted">{aboutText(table)}</p>
          {authorities.length === 1 ? (
            <p className="mt-1 text-sm text-muted">{m.proof_published({ value: authorities[0] ?? '' })}</p>
          ) : null}
        </div>
        <TableVerdict rows={rows} />
      </div>
      <div aria-hidden className="hidden border-t border-line px-6 py-2.5 text-xs font-medium text-muted md:block">
        <div className={GRID}>
          <span>{m.common_value()}</span>
          {HEAD.map((title) => (
            <span key={title()} className="text-right">
              {title()}
            </span>
          ))}
          <span>{m.common_result()}</span>
        </div>
      </div>
      {list(first)}
      {rest.length > 0 ? (
        <Disclosure
          summary={rest.length === 1 ? m.proof_one_more_row() : m.proof_more_rows({ length: rest.length })}
          tone="quiet"
          className="border-t border-line [&>summary]:px-5 sm:[&>summary]:px-6"
        >
          <div className="-mb-3">{list(rest)}</div>
        </Disclosure>
      ) : null}
    </Card>
  );
}

function TableVerdict({ rows }: { rows: readonly ShownRow[] }) {
  if (rows.some(({ checked }) => checked === null)) return <StatusPill status="waiting">{m.proof_computed_in_browser()}</StatusPill>;
  const passed = rows.filter(({ checked }) => checked?.isWithin).length;
  return <StatusPill status={passed === rows.length ? 'ok' : 'bad'}>{m.proof_of({ passed, length: rows.length })}</StatusPill>;
}

function RowList({ rows, showsAuthority }: { rows: readonly ShownRow[]; showsAuthority: boolean }) {
  return (
    <ul className="divide-y divide-line border-t border-line text-sm">
      {rows.map((shown) => (
        <Row key={shown.row.label + shown.row.inputs + shown.row.authority} {...shown} showsAuthority={showsAuthority} />
      ))}
    </ul>
  );
}

function Row({ row, checked, showsAuthority }: ShownRow & { showsAuthority: boolean }) {
  const unit = row.unit ? ` ${row.unit}` : '';
  const ours = checked === null ? '…' : checked.ours === null ? m.proof_no_value() : `${oursText(row, checked.ours)}${unit}`;
  const difference = checked === null ? '…' : checked.difference === null ? m.proof_no_difference() : signed(checked.difference);
  return (
    <li className={`two-columns grid gap-x-4 gap-y-2 px-5 py-3 sm:px-6 ${GRID}`}>
      <div className="col-span-full min-w-0 md:col-span-1">
        <span className="block font-medium">{labelText(row)}</span>
        <span className="figures block text-xs text-muted">{row.inputs}</span>
        {showsAuthority ? <span className="block text-xs text-muted">{row.authority}</span> : null}
      </div>
      <Figure name={m.proof_head_published()}>{`${publishedText(row)}${unit}`}</Figure>
      <Figure name={m.proof_head_ours()} strong>
        {ours}
      </Figure>
      <Figure name={m.proof_head_difference()}>{difference}</Figure>
      <Figure name={m.proof_head_allowed()} note={reasonText(row.toleranceReason)}>
        ± {differenceText(row.tolerance)}
      </Figure>
      <div className="col-span-full md:col-span-1">
        <Verdict checked={checked} />
      </div>
    </li>
  );
}

function Verdict({ checked }: { checked: CheckedRow | null }) {
  const [status, word] =
    checked === null
      ? (['waiting', m.common_waiting()] as const)
      : checked.isWithin
        ? (['ok', m.proof_pass()] as const)
        : (['bad', m.proof_fail()] as const);
  return (
    <StatusPill status={status} bare>
      {word}
    </StatusPill>
  );
}

function Figure({ name, children, note, strong = false }: { name: string; children: ReactNode; note?: string; strong?: boolean }) {
  return (
    <div className="figures min-w-0 md:text-right">
      <span className="block text-xs text-muted md:sr-only">{name}</span>
      <span className={strong ? 'font-semibold' : undefined}>{children}</span>
      {note ? <span className="block text-xs text-muted">{note}</span> : null}
    </div>
  );
}

const signed = (value: number) => {
  const text = differenceText(value);
  return text === '0' ? '0' : `${value < 0 ? '−' : '+'}${text}`;
};
