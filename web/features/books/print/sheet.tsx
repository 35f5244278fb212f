import type { CSSProperties, ReactNode } from 'react'
import { sheet } from './sheet-size.ts'

interface SheetProps {
  /** Where it has one. */
  number?: number | undefined
  children: ReactNode
}

/** One page of paper; on a phone's screen half as large, which changes nothing of how its text flows. */
export const Sheet = ({ number, children }: SheetProps) => (
  <div className="screen-halved-box print:not-first:break-before-page" style={size}>
    <section
      data-sheet={number ?? ''}
      className="screen-halved relative flex flex-col items-center overflow-hidden bg-surface text-ink shadow-low break-inside-avoid print:bg-transparent print:shadow-none"
      style={{ ...size, colorScheme: 'light', paddingBlockStart: 56 }}
    >
      {children}
      {number === undefined ? null : (
        <p className="absolute inset-x-0 bottom-6 text-center font-title text-xs numbers">{number}</p>
      )}
    </section>
  </div>
)

const size: CSSProperties = { inlineSize: sheet.width, blockSize: sheet.height }
