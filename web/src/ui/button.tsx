import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';
import { tooltipOf } from './overlays/tooltip.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun';
export type ButtonSize = 'md' | 'lg' | 'sm';

const BASE =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control text-center font-medium max-w-full select-none ' +
  'transition-[background-color,border-color,color,transform,box-shadow] active:translate-y-px ' +
  'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 ' +
  '[&_svg]:shrink-0 print:hidden';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover shadow-hairline',
  secondary: 'border border-line bg-surface text-ink shadow-hairline hover:border-line-strong dark:bg-raised',
  quiet: 'text-brand hover:bg-tint',
  danger: 'bg-bad text-on-bad hover:bg-bad-hover',
  sun: 'bg-sun text-on-sun hover:brightness-105',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 min-w-11 px-3 text-sm',
  md: 'min-h-11 min-w-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
};

/** The same look for anything that must appear as a button. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', wide = false): string {
  return clsx(BASE, VARIANTS[variant], SIZES[size], wide && 'w-full');
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** full width of its container */
  wide?: boolean;
  iconBefore?: ReactNode;
  iconAfter?: ReactNode;
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** shows a spinner and refuses clicks; the label stays, so the width does not jump */
    pending?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  iconBefore,
  iconAfter,
  pending = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={clsx(buttonClass(variant, size, wide), className)}
    >
      {pending ? <Spinner size={18} /> : iconBefore}
      {children}
      {iconAfter}
    </button>
  );
}

/** A link inside the app that looks like a button. */
export function LinkButton({ variant, size, wide, iconBefore, iconAfter, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={clsx(buttonClass(variant, size, wide), className)}>
      {iconBefore}
      {children}
      {iconAfter}
    </Link>
  );
}

const TONES = {
  plain: 'text-muted hover:bg-sunken hover:text-ink dark:hover:bg-raised',
  brand: 'bg-brand text-on-brand hover:bg-brand-hover',
  outline: 'border border-line bg-surface text-ink hover:border-line-strong dark:bg-raised',
} as const;

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** what it does, in words: read aloud, and shown by its tooltip */
  label: string;
  icon: ReactNode;
  tone?: keyof typeof TONES;
};

export function IconButton({ label, icon, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...tooltipOf()}
      aria-label={label}
      {...rest}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors print:hidden disabled:pointer-events-none disabled:opacity-55',
        TONES[tone],
        className,
      )}
    >
      {icon}
    </button>
  );
}
