import { Link } from '@tanstack/react-router'
import { useCallback, useState, useEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShoppingActions } from './use-shopping-actions.ts'
import { useArranged } from './use-arranged.ts'
import { CollapsibleSection } from './collapsible-section.tsx'
import { useRecentlyChangedIds } from './list/use-recent-remote-changes.ts'
import type { ShoppingList } from './shopping-list.ts'
import type { ListLine } from './line/line.ts'
import { useLineInfo } from './line/line-info.ts'
import { LineList, SectionHead } from './line/line.list.tsx'
import { useLineSheet } from './line/use-line-sheet.ts'
import { useSectionTitle } from './line/section-title.ts'
import { useLineMarks } from './named/line-marks.ts'
import type { Lists } from './named/use-lists.ts'

interface ListViewProps extends Pick<Lists, 'lists' | 'chosen'> {
  /** Of the list that is shown. */
  shoppingList: ShoppingList
  pendingIds: ReadonlySet<number>
}

export function ListView({ shoppingList, lists, chosen, pendingIds }: ListViewProps) {
  const t = useTranslations('shopping')
  const { lingering, linger } = useLinger()
  const { open, elsewhere, later, done } = useArranged(shoppingList, lingering)
  const actions = useShoppingActions()
  const { show } = useLineSheet()
  const [isDoneShown, showDone] = useDeviceSetting('shopping_show_checked_entries')
  const [isLaterShown, showLater] = useDeviceSetting('shopping_show_delayed_entries')
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
    info: useLineInfo(shoppingList.recipes),
    marks: useLineMarks(lists, chosen),
    pendingIds,
    recentIds: useRecentlyChangedIds(),
    onToggle,
    onDetails: show,
  }
  return (
    <>
      {open.map((section) => (
        <section key={section.key} className="not-first:mt-5 print:mt-3">
          {open.length > 1 || section.title !== null ? (
            <SectionHead title={titleOf(section)} count={section.lines.filter(({ isDone }) => !isDone).length} />
          ) : null}
          <LineList lines={section.lines} {...rows} />
        </section>
      ))}
      {open.length === 0 ? <EmptyShoppingList isDone={done.length > 0} list={chosen?.name} /> : null}
      {elsewhere.length > 0 ? (
        <CollapsibleSection
          title={t('elsewhere.title', { count: elsewhere.length })}
          count={elsewhere.length}
          isOpen={isElsewhereShown}
          onToggle={() => showElsewhere(!isElsewhereShown)}
        >
          <LineList lines={elsewhere} {...rows} />
        </CollapsibleSection>
      ) : null}
      {later.length > 0 ? (
        <CollapsibleSection
          title={t('later.title')}
          count={later.length}
          isOpen={isLaterShown}
          onToggle={() => showLater(!isLaterShown)}
        >
          <LineList lines={later} {...rows} />
        </CollapsibleSection>
      ) : null}
      {done.length > 0 ? (
        <CollapsibleSection
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
        </CollapsibleSection>
      ) : null}
    </>
  )
}

function EmptyShoppingList({ isDone, list }: { isDone: boolean; list: string | undefined }) {
  const t = useTranslations('shopping')
  const named = useTranslations('lists')
  return (
    <EmptyState
      drawing="basket"
      title={isDone ? t('empty.done') : list === undefined ? t('empty.title') : named('empty', { name: list })}
      text={isDone ? t('empty.doneText') : list === undefined ? t('empty.text') : named('emptyText')}
      action={
        isDone ? undefined : (
          <>
            <Button asChild variant="outline">
              <Link to="/plan">{t('empty.plan')}</Link>
            </Button>
            <HelpLink topic="shopping" />
          </>
        )
      }
    />
  )
}

/** Milliseconds after the last tick until done lines move down. */
const lingerDuration = 2200

const noIds: ReadonlySet<number> = new Set()

/** Ticked lines keep their place until ticking stops, so that no row moves under a finger. */
function useLinger() {
  const [ids, setIds] = useState(noIds)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const linger = useCallback((more: readonly number[]) => {
    setIds((before) => new Set([...before, ...more]))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIds(noIds), lingerDuration)
  }, [])
  return { lingering: ids, linger }
}
