import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import type { TypedItem } from '../typing/typed.read.ts'
import type { Lists } from './use-lists.ts'

/** Says where things go by themselves, when they are added without saying on which list. */
export function useHomes(lists: Lists['lists'], chosen: Lists['chosen']): (items: readonly TypedItem[]) => string {
  const t = useTranslations('lists')
  const { list: join } = useFormat()
  const isUsed = usePreference().shopping_update_food_lists && chosen === null
  return (items) => {
    const homes = new Set(items.flatMap(({ food }) => food.lists ?? []))
    const names = isUsed ? lists.flatMap(({ id, name }) => (homes.has(id) ? [name] : [])) : []
    return names.length > 0 ? t('home', { names: join(names) }) : ''
  }
}
