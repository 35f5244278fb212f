import { Link, type LinkProps } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export type LimitName = 'recipes' | 'people' | 'files' | 'ai'

interface LimitItemProps {
  name: LimitName
  used: number
  most: number
  /** Where there is something to make room with. */
  to?: NonNullable<LinkProps['to']>
}

const nearly = 0.85

const fills = { room: 'bg-success', near: 'bg-warning', full: 'bg-error' }

/** Says in words what its bar shows. */
export function LimitItem({ name, used, most, to }: LimitItemProps) {
  const t = useTranslations('space')
  const { number } = useFormat()
  const share = most > 0 ? used / most : most < 0 ? 1 : 0
  const state = share >= 1 ? 'full' : share >= nearly ? 'near' : 'room'
  const written = (value: number) => number(value, { maximumFractionDigits: 1 })
  const amount = t(most > 0 ? `limits.of.${name}` : `limits.only.${name}`, { used: written(used), most: written(most) })
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-sans text-base font-medium">{t(`limits.${name}`)}</h2>
        <p className="text-sm numbers text-muted">{most < 0 ? t('limits.nothing') : amount}</p>
      </div>
      {most > 0 ? (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
          <div
            className={`h-full rounded-full ${fills[state]}`}
            style={{ inlineSize: `${Math.min(share, 1) * 100}%` }}
          />
        </div>
      ) : null}
      {state === 'room' ? null : (
        <p className="text-sm text-pretty">
          {t(`limits.${state}.${name}`)}{' '}
          {to ? (
            <Button asChild variant="link" size="inline">
              <Link to={to}>{t('limits.makeRoom')}</Link>
            </Button>
          ) : null}
        </p>
      )}
    </li>
  )
}
