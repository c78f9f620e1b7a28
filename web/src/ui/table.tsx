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
}

/** Scrolls sideways inside itself on a narrow screen, reachable by keyboard. */
export function Table<Row>(props: {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
  className?: string;
}) {
  return (
    <ScrollArea label={typeof props.caption === 'string' ? props.caption : m.ui_table()} className={props.className}>
      <table className="w-full border-collapse text-sm">
        <caption className={clsx('pb-3 text-left text-sm text-muted', props.captionHidden && 'sr-only')}>{props.caption}</caption>
        <thead>
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
        <tbody>
          {props.rows.length === 0 ? (
            <tr>
              <td colSpan={props.columns.length} className="px-3 py-8 text-center text-muted">
                {props.empty ?? m.ui_nothing_yet()}
              </td>
            </tr>
          ) : (
            props.rows.map((row) => (
              <tr key={props.rowKey(row)} className="border-b border-line last:border-0">
                {props.columns.map((column) => (
                  <Cell key={column.id} column={column}>
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

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const className = clsx('px-3 py-3 align-top', column.numeric ? 'figures text-right whitespace-nowrap' : 'text-left');
  return column.isRowHeader ? (
    <th scope="row" className={clsx(className, 'font-medium')}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}
