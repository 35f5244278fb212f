import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { Drawing, type DrawingName } from './drawing.tsx'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  drawing?: DrawingName
  action?: ReactNode
  compact?: boolean
  className?: string
}

export const EmptyState = ({ title, text, drawing = 'jar', action, compact = false, className }: EmptyStateProps) => (
  <div className={cn('flex flex-col items-center px-4 text-center', compact ? 'py-4' : 'py-12', className)}>
    <Drawing name={drawing} />
    <p className="mt-5 font-title text-xl font-semibold text-balance">{title}</p>
    {text ? <p className="mt-2 max-w-sm text-sm text-pretty text-muted">{text}</p> : null}
    {action ? <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div> : null}
  </div>
)
