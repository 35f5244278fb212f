import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Badge } from '#web/components/ui/badge.tsx'
import { Spinner } from '#web/components/ui/states/spinner.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { checkLogQuery, type CheckLog } from './storage.queries.ts'
import { useCheckSentence } from './use-check-sentence.ts'

/** How far a check is, and what came of it. */
export function CheckOutcome({ log }: { log: CheckLog }) {
  const sentenceOf = useCheckSentence()
  const { data } = useQuery(checkLogQuery(log))
  const isOver = data.status !== 'RUNNING'
  const wasRunning = log.status === 'RUNNING'
  useEffect(() => {
    // What it found is in other lists by now.
    if (isOver && wasRunning) void refreshThings()
  }, [isOver, wasRunning])
  return (
    <output ref={showIt} className="flex items-start gap-2 text-sm text-pretty">
      {isOver ? <StatusBadge status={data.status} /> : <Spinner />}
      <span className="wrap-anywhere">{sentenceOf(data)}</span>
    </output>
  )
}

/** Below the button that asked for it, it may be out of sight. */
const showIt = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' })

function StatusBadge({ status }: Pick<CheckLog, 'status'>) {
  const texts = useThingTexts()
  return <Badge tone={status === 'ERROR' ? 'error' : 'success'}>{texts.choice(status)}</Badge>
}
