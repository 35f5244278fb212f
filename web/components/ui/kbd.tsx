import type { ReactNode } from 'react'

/** A key as it is on the keyboard. */
export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-sm border border-edge bg-surface px-1.5 font-sans text-xs font-medium whitespace-nowrap">
    {children}
  </kbd>
)
