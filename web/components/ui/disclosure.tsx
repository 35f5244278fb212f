import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  /** From the beginning. */
  open?: boolean
  children: ReactNode
}

/** Folded until somebody asks for it. */
export const Disclosure = ({ summary, open, children }: DisclosureProps) => (
  <details open={open} className="group/disclosure">
    <summary className="-mx-2 flex min-h-10 w-fit list-none items-center gap-1.5 rounded-md px-2 text-sm font-medium hover:bg-primary-soft pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-muted transition-transform group-open/disclosure:rotate-90 rtl:-scale-x-100"
      />
      {summary}
    </summary>
    {children}
  </details>
)
