import { Link } from '@tanstack/react-router'
import { useCallback, useState, useEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useDevice } from '#web/lib/device-settings.ts'
import { useWords } from '#web/lib/words/words.ts'
import { useActions } from './actions.ts'
import { useArranged } from './use-arranged.ts'
import { Fold } from './fold.tsx'
import { useFresh } from './sheet/fresh.ts'
import type { ShoppingSheet } from './item.ts'
import type { ListLine } from './line/line.ts'
import { useLineInfo } from './line/line-info.ts'
import { LineList, SectionHead } from './line/line.list.tsx'
import { useLineSheet } from './line/open-line.ts'
import { useSectionTitle } from './line/section-title.ts'

/** What is to buy, by section; below it what is for later, from other shops, and done. */
export function ListView({ sheet, waiting }: { sheet: ShoppingSheet; waiting: ReadonlySet<number> }) {
  const t = useWords('shopping')
  const { lingering, linger } = useLinger()
  const { open, elsewhere, later, done } = useArranged(sheet, lingering)
  const actions = useActions()
  const { show } = useLineSheet()
  const [isDoneShown, showDone] = useDevice('shopping_show_checked_entries')
  const [isLaterShown, showLater] = useDevice('shopping_show_delayed_entries')
  const [isElsewhereShown, showElsewhere] = useState(false)
  const titleOf = useSectionTitle()
  const onToggle = useCallback(
    (line: ListLine) => {
      if (!line.isDone) linger(line.items.map(({ id }) => id))
      actions.toggle(line)
    },
    [actions, linger],
  )
  const rows = {
    info: useLineInfo(sheet.recipes),
    waiting,
    fresh: useFresh(),
    onToggle,
    onDetails: show,
  }
  return (
    <>
      {open.map((section) => (
        <section key={section.key} className="not-first:mt-5">
          {open.length > 1 || section.title !== null ? (
            <SectionHead title={titleOf(section)} count={section.lines.filter(({ isDone }) => !isDone).length} />
          ) : null}
          <LineList lines={section.lines} {...rows} />
        </section>
      ))}
      {open.length === 0 ? <Nothing isDone={done.length > 0} /> : null}
      {elsewhere.length > 0 ? (
        <Fold
          title={t('elsewhere.title', { count: elsewhere.length })}
          count={elsewhere.length}
          isOpen={isElsewhereShown}
          onToggle={() => showElsewhere(!isElsewhereShown)}
        >
          <LineList lines={elsewhere} {...rows} />
        </Fold>
      ) : null}
      {later.length > 0 ? (
        <Fold
          title={t('later.title')}
          count={later.length}
          isOpen={isLaterShown}
          onToggle={() => showLater(!isLaterShown)}
        >
          <LineList lines={later} {...rows} />
        </Fold>
      ) : null}
      {done.length > 0 ? (
        <Fold
          title={t('done.title')}
          count={done.length}
          isOpen={isDoneShown}
          onToggle={() => showDone(!isDoneShown)}
          action={
            <Button variant="ghost" size="sm" onClick={() => actions.clearDone(done)}>
              {t('done.clear')}
            </Button>
          }
        >
          <LineList lines={done} {...rows} />
        </Fold>
      ) : null}
    </>
  )
}

function Nothing({ isDone }: { isDone: boolean }) {
  const t = useWords('shopping')
  return (
    <EmptyState
      drawing="basket"
      title={t(isDone ? 'empty.done' : 'empty.title')}
      text={t(isDone ? 'empty.doneText' : 'empty.text')}
      action={
        isDone ? undefined : (
          <Button asChild variant="outline">
            <Link to="/plan">{t('empty.plan')}</Link>
          </Button>
        )
      }
    />
  )
}

/** Milliseconds after the last tick until what is done sinks. */
const grace = 2200

const nobody: ReadonlySet<number> = new Set()

/** Keeps what was just ticked in its place until one has stopped ticking, so that no row moves under a finger. */
function useLinger() {
  const [ids, setIds] = useState(nobody)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const linger = useCallback((more: readonly number[]) => {
    setIds((before) => new Set([...before, ...more]))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIds(nobody), grace)
  }, [])
  return { lingering: ids, linger }
}
