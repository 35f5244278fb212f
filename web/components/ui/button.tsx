import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Spinner } from './states/spinner.tsx'
import { clsx } from 'clsx'
import { Children, cloneElement, isValidElement } from 'react'

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap select-none transition-colors duration-150 disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[1.15em] [&_svg]:shrink-0'

const variants = {
  primary: 'bg-primary-strong text-on-primary shadow-low hover:brightness-110',
  soft: 'bg-primary-soft text-ink hover:bg-primary/35',
  outline: 'border border-edge bg-surface text-ink hover:bg-primary-soft',
  ghost: 'text-ink hover:bg-primary-soft',
  danger: 'bg-error text-on-error shadow-low hover:brightness-110',
  /** On the dark ground of the snackbar. */
  inverse: 'text-page underline-offset-4 hover:underline',
  /** On a picture: looks smaller than it is to touch. */
  overlay:
    'border-4 border-transparent bg-surface/90 bg-clip-padding text-ink hover:bg-surface pointer-coarse:rounded-lg pointer-coarse:border-8',
  link: 'rounded-sm text-primary-strong underline decoration-primary decoration-1 underline-offset-4 hover:decoration-2',
}

const sizes = {
  sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
  md: 'h-10 px-4 text-sm pointer-coarse:h-11',
  lg: 'h-12 px-6 text-base',
  icon: 'size-10 text-lg pointer-coarse:size-11',
  iconSm: 'size-8 text-base pointer-coarse:size-11',
  inline: 'thumb h-auto p-0 text-[length:inherit]',
}

interface ButtonVariants {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

/** For elements that must look like a button but cannot be one. */
export const buttonVariants = ({ variant = 'primary', size = 'md' }: ButtonVariants = {}) =>
  cn(base, variants[variant], sizes[size])

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Styles its only child, such as a Link. */
  asChild?: boolean
  pending?: boolean
}

/** An icon alone needs `aria-label`; IconButton demands it. */
export function Button({
  variant = 'primary',
  size = 'md',
  asChild = false,
  pending = false,
  className,
  children,
  ...props
}: ButtonProps) {
  const looks = cn(buttonVariants({ variant, size }), className)
  if (asChild)
    return (
      <Slot className={looks} {...props}>
        {children}
      </Slot>
    )
  return (
    <button
      type="button"
      className={looks}
      {...props}
      aria-disabled={pending || props['aria-disabled']}
      onClick={pending ? preventClick : props.onClick}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  )
}

const preventClick: ComponentProps<'button'>['onClick'] = (event) => event.preventDefault()

interface SlotProps extends HTMLAttributes<HTMLElement> {
  children?: ReactNode
}

/** Radix's Slot does more and costs the first page 1.3 KB. */
function Slot({ children, ...props }: SlotProps) {
  const child = Children.only(children)
  if (!isValidElement<HTMLAttributes<HTMLElement>>(child)) return null
  return cloneElement(child, { ...props, ...child.props, className: clsx(props.className, child.props.className) })
}
