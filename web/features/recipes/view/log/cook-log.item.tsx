import { Pencil, Trash2, Star } from 'lucide-react'
import { useState } from 'react'
import { PersonAvatar } from '#web/components/things/person-avatar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { type CookLogDraft, CookLogForm } from '#web/components/recipe/cook-log.form.tsx'
import { updateCookLog, deleteCookLog } from '#web/components/recipe/cook-log.queries.ts'
import { cookLogKind } from '#web/components/recipe/cook-log-kind.ts'
import { WaitingMark } from '#web/components/outbox/waiting-mark.tsx'
import { useWaitingRows } from '#web/lib/outbox/use-waiting.ts'
import type { CookLogRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { toCivilDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useSession } from '#web/lib/api/session.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { cn } from '#web/lib/cn.ts'

export function CookLogItem({ log, recipe }: { log: CookLogRow; recipe: RecipeRow }) {
  const t = useTranslations('recipes')
  const nameOf = usePersonName()
  const common = useTranslations('common')
  const { relative, date, number } = useFormat()
  const { user, role } = useSession()
  const [isEdited, setEdited] = useState(false)
  const when = new Date(log.created_at)
  const name = log.created_by ? nameOf(log.created_by) : t('log.somebody')
  const mayChange = log.created_by?.id === user.id || role === 'admin'
  const title = t('log.named', { date: date(when) })
  const isWaiting = useWaitingRows(cookLogKind.kind).has(log.id)
  if (isEdited) {
    const before = toCookLogDraft(log, recipe)
    return (
      <li className="py-4">
        <CookLogForm
          initial={before}
          servingsText={recipe.servings_text}
          action={common('save')}
          submit={async (draft) => {
            updateCookLog(log, draft, before, title)
            setEdited(false)
          }}
          more={
            <Button variant="ghost" onClick={() => setEdited(false)}>
              {common('cancel')}
            </Button>
          }
        />
      </li>
    )
  }
  return (
    <li className="flex gap-3 py-4">
      <PersonAvatar id={log.created_by?.id ?? null} name={name} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
          <bdi className="font-medium">{name}</bdi>
          {log.rating ? <Stars rating={log.rating} /> : null}
          <time dateTime={log.created_at} title={date(when, 'moment')} className="text-muted">
            {relative(when)}
          </time>
          {isWaiting ? <WaitingMark /> : null}
          {log.servings ? (
            <span className="text-muted numbers">
              {number(log.servings)} {recipe.servings_text || t('servings.unit', { count: log.servings })}
            </span>
          ) : null}
        </p>
        {log.comment ? (
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line">
            {log.comment}
          </p>
        ) : null}
      </div>
      {mayChange ? (
        <div className="-my-1 flex shrink-0 print:hidden">
          <IconButton
            label={t('log.edit', { date: date(when) })}
            icon={<Pencil />}
            size="iconSm"
            onClick={() => setEdited(true)}
          />
          <IconButton
            label={t('log.delete', { date: date(when) })}
            icon={<Trash2 />}
            size="iconSm"
            onClick={() => deleteCookLog(log, title)}
          />
        </div>
      ) : null}
    </li>
  )
}

const toCookLogDraft = (log: CookLogRow, recipe: RecipeRow): CookLogDraft => ({
  rating: log.rating,
  comment: log.comment ?? '',
  servings: log.servings ?? Math.max(1, recipe.servings),
  day: toCivilDate(new Date(log.created_at)),
})

const places = [1, 2, 3, 4, 5] as const

function Stars({ rating, className }: { rating: number; className?: string }) {
  const t = useTranslations('recipes')
  return (
    <span className={cn('inline-flex', className)}>
      <span className="sr-only">{t('stars', { count: rating })}</span>
      {places.map((place) => (
        <span key={place} aria-hidden className="relative">
          <Star className="size-[1.1em] text-edge" />
          <span
            className="absolute inset-0 overflow-hidden"
            style={{ width: `${Math.min(1, Math.max(0, Math.round((rating - place + 1) * 2) / 2)) * 100}%` }}
          >
            <Star className="size-[1.1em] fill-warning text-warning" />
          </span>
        </span>
      ))}
    </span>
  )
}
