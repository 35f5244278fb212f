import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'

const tones = {
  neutral: 'bg-sunken text-ink',
  primary: 'bg-primary-soft text-ink',
  secondary: 'bg-secondary-soft text-secondary-strong',
  success: 'bg-success-soft text-success-strong',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning-strong',
  error: 'bg-error-soft text-error',
  outline: 'border border-line text-muted',
}

export type Tone = keyof typeof tones

export const Badge = ({ tone = 'neutral', className, ...props }: ComponentProps<'span'> & { tone?: Tone }) => (
  <span
    className={cn(
      'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
      tones[tone],
      className,
    )}
    {...props}
  />
)
