import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { call } from '#web/lib/api/api.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

/** Ids of the API, which clients know. */
const fields = { category: 1, ignore: 2, children: 5, siblings: 6 } as const
const names = ['category', 'ignore', 'children', 'siblings'] as const satisfies (keyof typeof fields)[]

export function InheritanceSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  const chosen = space.food_inherit.map(({ id }) => id)
  const apply = useMutation({
    meta: { error: 'update' },
    mutationFn: () => call('POST', '/api/reset-food-inheritance/', { body: {} }),
    onSuccess: async () => {
      notify('success', t('inherit.applied'))
      await queryClient.invalidateQueries({ queryKey: ['food'] })
    },
  })
  return (
    <Section title={t('inherit.title')} text={t('inherit.text')}>
      <div>
        {names.map((name) => (
          <Checkbox
            key={name}
            label={t(`inherit.${name}`)}
            checked={chosen.includes(fields[name])}
            onCheckedChange={(isOn) => {
              const rest = chosen.filter((id) => id !== fields[name])
              mutate({ body: { food_inherit: isOn ? [...rest, fields[name]] : rest }, done: t('inherit.done') })
            }}
          />
        ))}
      </div>
      <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
        <p className="text-sm text-pretty text-muted">{t('inherit.applyText')}</p>
        <Button variant="outline" pending={apply.isPending} onClick={() => apply.mutate()}>
          {t('inherit.apply')}
        </Button>
      </div>
    </Section>
  )
}
