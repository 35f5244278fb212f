import { useId } from 'react'
import { ListDot } from '#web/components/shopping/list-dot.tsx'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { Chip } from '#web/components/ui/chip.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import type { ListLine } from '../line/line.ts'
import { useShoppingActions } from '../use-shopping-actions.ts'
import { isOn } from './on-list.ts'
import type { Lists } from './use-lists.ts'

interface LineListsProps extends Pick<Lists, 'lists' | 'chosen'> {
  line: ListLine
  /** Called when the line leaves the list that is shown. */
  onLeave: () => void
}

/** On which lists a line stands. It may stand on several, and on none. */
export function LineLists({ line, lists, chosen, onLeave }: LineListsProps) {
  const t = useTranslations('lists')
  const id = useId()
  const { relist } = useShoppingActions()
  const isRemembered = usePreference().shopping_update_food_lists
  const mayRemember = useHasRole('user')
  const { items, food } = line
  const toggle = (list: NamedList) => {
    const there = items.filter((item) => isOn(item, list.id))
    const isOff = there.length < items.length
    const words = { name: food.name, list: list.name }
    if (isOff) {
      const missing = items.filter((item) => !there.includes(item))
      return relist(missing, { add: [list.id], name: food.name, title: t('undo.put', words) })
    }
    relist(there, { remove: [list.id], name: food.name, title: t('undo.taken', words) })
    if (list.id === chosen?.id) onLeave()
  }
  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-semibold">
        {t('line.title')}
      </h3>
      {mayRemember ? (
        <p className="mb-3 text-sm text-muted">{t(isRemembered ? 'line.remembered' : 'line.once')}</p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {lists.map((list) => {
          const there = items.filter((item) => isOn(item, list.id)).length
          return (
            <Chip
              key={list.id}
              on={there === items.length}
              aria-pressed={there > 0 && there < items.length ? 'mixed' : there > 0}
              onClick={() => toggle(list)}
            >
              <ListDot color={list.color} />
              <bdi className="truncate">{list.name}</bdi>
            </Chip>
          )
        })}
      </div>
    </section>
  )
}
