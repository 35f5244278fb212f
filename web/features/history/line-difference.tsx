import { DiffMark } from '#web/components/difference/diff-mark.tsx'
import type { DiffLine } from '#web/components/difference/text-diff.ts'

const signs = { same: '', changed: '~', added: '+', removed: '−' } as const

export const LineDifference = ({ line }: { line: DiffLine }) => (
  <p className="flex gap-2">
    <span aria-hidden className="w-3 shrink-0 text-center font-semibold text-muted numbers">
      {signs[line.kind]}
    </span>
    <span dir="auto" className="min-w-0 whitespace-pre-wrap">
      {line.parts.map(({ kind, text }, index) =>
        kind === 'same' || text.trim() === '' ? (
          text
        ) : (
          <DiffMark key={index} kind={kind}>
            {text}
          </DiffMark>
        ),
      )}
    </span>
  </p>
)
