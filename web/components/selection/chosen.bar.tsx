import type { ReactNode } from 'react'

interface ChosenBarProps {
  /** How many are chosen; said to screen readers as it changes. */
  text: string
  /** What changes the choice. */
  more: ReactNode
  /** What is done with all of them. */
  children: ReactNode
}

/** At the foot of a list, over no row at its end: the list gets room below. */
export const ChosenBar = ({ text, more, children }: ChosenBarProps) => (
  <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-high lg:bottom-6">
    <output className="grow text-sm font-medium">{text}</output>
    {more}
    {children}
  </div>
)
