import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Named } from '../palette-sources.ts'
import { recipesQuery } from './names.queries.ts'
import type { Option } from './option.ts'

/** Opens the plan at a day, ready to add something, or this recipe. */
export function usePlanCommand() {
  const t = useTranslations('palette')
  const { date } = useFormat()
  const navigate = useNavigate()
  return (day: CivilDate, recipe?: Named): Omit<Option, 'nearness'> => {
    const spoken = date(civilToDate(day), 'day')
    const open = async () => {
      // The plan shows a recipe that some list has brought.
      if (recipe) await queryClient.ensureQueryData(recipesQuery(recipe.name)).catch(() => undefined)
      const search = { week: day, day, open: 'add', ...(recipe ? { recipe: recipe.id } : {}) }
      await navigate({ to: '/plan', search, replace: true })
    }
    return {
      key: `plan:${day}:${recipe?.id ?? ''}`,
      name: recipe ? t('do.planDish', { name: recipe.name, day: spoken }) : t('do.plan', { day: spoken }),
      icon: CalendarPlus,
      run: () => void open(),
    }
  }
}
