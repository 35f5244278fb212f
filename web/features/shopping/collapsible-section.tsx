import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#web/lib/cn.ts'

interface CollapsibleSectionProps {
  title: string
  count: number
  isOpen: boolean
  onToggle: () => void
  action?: ReactNode
  children: ReactNode
}

export function CollapsibleSection({ title, count, isOpen, onToggle, action, children }: CollapsibleSectionProps) {
  const id = useId()
  return (
    <section className="mt-8 print:hidden">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-title text-lg font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={onToggle}
            className="flex min-h-12 items-center gap-2 rounded-md pe-3"
          >
            <ChevronDown
              aria-hidden
              className={cn(
                'size-5 text-muted transition-transform duration-150',
                isOpen || '-rotate-90 rtl:rotate-90',
              )}
            />
            {title}
            <span className="font-sans text-sm font-normal text-muted numbers">{count}</span>
          </button>
        </h2>
        {isOpen ? action : null}
      </div>
      {isOpen ? <div id={id}>{children}</div> : null}
    </section>
  )
}
