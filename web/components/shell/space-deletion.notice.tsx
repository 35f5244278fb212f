import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { cancelSpaceDeletion } from '#web/lib/deletion.queries.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { refreshSession, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** Only the creator is still in the space and can keep it. */
export function SpaceDeletionNotice({ eraseAt }: { eraseAt: string }) {
  const t = useTranslations('problems')
  const { date } = useFormat()
  const { space } = useSession()
  const router = useRouter()
  const keep = useMutation({
    meta: { error: 'update' },
    mutationFn: async (id: number) => {
      await cancelSpaceDeletion(id)
      await refreshSession()
      await router.invalidate()
      notify('success', t('closing.kept'))
    },
  })
  if (!space) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warning-soft px-4 py-2.5 text-sm sm:px-8">
      <p className="flex min-w-0 grow basis-64 items-start gap-2.5">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-strong" />
        {t('closing.text', { date: date(new Date(eraseAt)) })}
      </p>
      <Button size="sm" variant="outline" pending={keep.isPending} onClick={() => keep.mutate(space.id)}>
        {t('closing.keep')}
      </Button>
    </div>
  )
}
