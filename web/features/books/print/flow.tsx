import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { room, sheetsIn } from './sheet-size.ts'
import { Sheet } from './sheet.tsx'

interface FlowProps {
  /** Of its first sheet; undefined until those before are measured. */
  first: number | undefined
  sheets: number
  onMeasured: (sheets: number) => void
  children: ReactNode
}

/**
 * A text over as many sheets as it takes. It flows through columns as high as a sheet, and each sheet shows one of them:
 * browsers do not say on which page something is printed, so what is numbered is what was measured.
 */
export function Flow({ first, sheets, onMeasured, children }: FlowProps) {
  const text = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!text.current) return
    const measured = sheetsIn(text.current)
    if (measured !== sheets) onMeasured(measured)
  })
  return Array.from({ length: sheets }, (_, at) => (
    <Sheet key={at} number={first === undefined ? undefined : first + at}>
      <div className="overflow-hidden" style={{ inlineSize: room.width, blockSize: room.height }}>
        <div
          ref={at === 0 ? text : null}
          aria-hidden={at > 0 || undefined}
          inert={at > 0}
          className="text-[0.8125rem]/[1.45]"
          style={{
            inlineSize: room.width,
            blockSize: room.height,
            columnWidth: room.width,
            columnGap: room.gap,
            columnFill: 'auto',
            marginInlineStart: -at * (room.width + room.gap),
          }}
        >
          {children}
        </div>
      </div>
    </Sheet>
  ))
}
