import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { ScrollArea } from './scroll-area.tsx';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** numbers go right, in tabular figures */
  numeric?: boolean;
  /** the cell that names the row */
  isRowHeader?: boolean;
  /** where rows stack: in the upper right corner, or as wide as the row; else one value beside the others, under its column's name */
  stacked?: 'corner' | 'wide';
}

/**
 * Scrolls sideways inside itself on a narrow screen, reachable by keyboard; with `stacks` each row becomes a block there, and nothing is out of sight.
 */
export function Table<Row>(props: {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
  className?: string;
  stacks?: boolean;
}) {
  const { stacks = false } = props;
  return (
    <ScrollArea label={typeof props.caption === 'string' ? props.caption : m.common_table()} className={props.className}>
      <table className={clsx('w-full border-collapse text-sm', stacks && 'max-sm:block')}>
        <caption className={clsx('pb-3 text-left text-sm text-muted', props.captionHidden && 'sr-only')}>{props.caption}</caption>
        <thead className={clsx(stacks && 'max-sm:sr-only')}>
          <tr className="border-b border-line">
            {props.columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'px-3 py-2.5 text-xs font-medium whitespace-nowrap text-muted',
                  column.numeric ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={clsx(stacks && 'max-sm:block')}>
          {props.rows.length === 0 ? (
            <tr>
              <td colSpan={props.columns.length} className="px-3 py-8 text-center text-muted">
                {props.empty ?? m.ui_nothing_yet()}
              </td>
            </tr>
          ) : (
            props.rows.map((row) => (
              <tr
                key={props.rowKey(row)}
                className={clsx('border-b border-line last:border-0', stacks && `${BLOCK} max-sm:relative max-sm:grid max-sm:py-3`)}
              >
                {props.columns.map((column) => (
                  <Cell key={column.id} column={column} stacks={stacks}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** As many values in a row as fit, even with large text. */
const BLOCK = 'max-sm:grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] max-sm:gap-x-3 max-sm:gap-y-2';
const PLACES = {
  corner: 'max-sm:absolute max-sm:top-3 max-sm:right-0',
  wide: 'max-sm:col-span-full max-sm:text-muted max-sm:empty:hidden',
  header: 'max-sm:col-span-full max-sm:pr-12',
  // what says `data-none` has no place among values that are there
  value: 'max-sm:flex max-sm:flex-col max-sm:text-left max-sm:has-data-none:hidden',
};

function Cell<Row>({ column, stacks, children }: { column: Column<Row>; stacks: boolean; children: ReactNode }) {
  const place = column.isRowHeader ? 'header' : (column.stacked ?? 'value');
  const className = clsx(
    'px-3 py-3 align-top',
    column.numeric ? 'figures text-right whitespace-nowrap' : 'text-left',
    stacks && `max-sm:p-0 ${PLACES[place]}`,
  );
  if (column.isRowHeader) {
    return (
      <th scope="row" className={clsx(className, 'font-medium')}>
        {children}
      </th>
    );
  }
  return (
    <td className={className}>
      {stacks && place === 'value' ? (
        <span aria-hidden className="text-xs text-muted sm:hidden">
          {column.header}
        </span>
      ) : null}
      {children}
    </td>
  );
}
