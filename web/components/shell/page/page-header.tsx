import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { focusHeading } from './page-focus.ts'

export interface PageHeaderProps {
  /** Heading and document title. */
  title: string
  heading?: ReactNode
  text?: ReactNode
  above?: ReactNode
  actions?: ReactNode
  tight?: boolean
  /** For screen readers only, where the page shows its title in another way. */
  hidden?: boolean
}

/** Exactly one per page: it names the document and takes the focus after navigation. */
export const PageHeader = ({
  title,
  heading,
  text,
  above,
  actions,
  tight = false,
  hidden = false,
}: PageHeaderProps) => (
  <header
    className={cn(
      hidden ? 'sr-only' : 'flex flex-wrap items-end justify-between gap-x-6 gap-y-3',
      tight || hidden || 'mb-6',
    )}
  >
    <title>{`${title} · Larder`}</title>
    <div className="min-w-0 grow basis-48">
      {above}
      <h1 ref={focusHeading} tabIndex={-1} dir="auto" className="text-3xl sm:text-4xl">
        {heading ?? title}
      </h1>
      {text ? <p className="mt-1.5 max-w-prose text-muted">{text}</p> : null}
    </div>
    {actions ? <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div> : null}
  </header>
)
