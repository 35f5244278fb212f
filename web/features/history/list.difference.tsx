import { Badge } from '#web/components/ui/badge.tsx'
import { useWords } from '#web/lib/words/words.ts'
import { Mark } from './mark.tsx'
import { sequenceDiff } from './sequence.diff.ts'

/** Names that came and went among those that stayed. */
export function ListDifference({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useWords('history')
  const ops = sequenceDiff(before, after)
  if (ops.length === 0) return <p className="text-muted">{t('value.none')}</p>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {ops.map(({ kind, item }, index) => (
        <li key={index}>
          <Badge tone={kind === 'same' ? 'neutral' : 'outline'}>
            <bdi>{kind === 'same' ? item : <Mark kind={kind}>{item}</Mark>}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
