import { useQuery } from '@tanstack/react-query'
import { useModel } from '../model-context.ts'
import { type Effect, effects, usesQuery } from './thing.queries.ts'
import { UseLinks } from './use-links.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** What refers to a thing, with links: the same that a deletion would hit. */
export function UsesSection({ id }: { id: number }) {
  const t = useTranslations('things')
  const found = useEffectsOf(id)
  const total = effects.reduce((sum, effect) => sum + (found[effect]?.count ?? 0), 0)
  if (!effects.every((effect) => found[effect])) return null
  return (
    <section aria-labelledby="uses" className="border-t border-line pt-5">
      <h3 id="uses" className="font-sans text-sm font-semibold">
        {total === 0 ? t('uses.none') : t('uses.some', { count: total })}
      </h3>
      {effects.map((effect) => (
        <UseLinks key={effect} page={found[effect]} />
      ))}
    </section>
  )
}

export function useEffectsOf(id: number) {
  const model = useModel()
  const protecting = useQuery(usesQuery(model, id, 'protecting')).data
  const cascading = useQuery(usesQuery(model, id, 'cascading')).data
  const nulling = useQuery(usesQuery(model, id, 'nulling')).data
  return { protecting, cascading, nulling } satisfies Record<Effect, unknown>
}
