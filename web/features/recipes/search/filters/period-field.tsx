import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { today } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { parsePeriod, type Period, type Span, writePeriod, writeSpan } from '#web/lib/recipe-search/period.ts'

interface PeriodFieldProps {
  name: 'cooked' | 'viewed' | 'added' | 'changed'
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** Answers beside those that name days. */
  others?: readonly { value: string; label: string }[]
}

const spans = ['1w', '2w', '4w', '2m', '3m', '6m', '1y'] as const
const usualSpan: Span = { count: 4, unit: 'w' }

const spanOf = (period: Period): Span | undefined =>
  'within' in period ? period.within : 'notFor' in period ? period.notFor : undefined

const kindOf = (period: Period) => ('within' in period ? 'within' : 'notFor' in period ? 'notFor' : 'dates')

/** When something happened: lately, not for some time, or between two days. */
export function PeriodField({ name, value = '', onChange, others = [] }: PeriodFieldProps) {
  const t = useTranslations('finding')
  const period = parsePeriod(value)
  const choose = (kind: string) => {
    const span = (period && spanOf(period)) ?? usualSpan
    if (kind === 'within') onChange(writePeriod({ within: span }))
    else if (kind === 'notFor') onChange(writePeriod({ notFor: span }))
    else onChange(kind === 'dates' ? writePeriod({ to: today() }) : kind || undefined)
  }
  return (
    <div data-control={name} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <Field label={t(`sheet.${name}`)} className="min-w-0">
        {(control) => (
          <Select
            {...control}
            value={period ? kindOf(period) : value}
            onValueChange={choose}
            options={[
              { value: '', label: t('sheet.any') },
              ...others,
              ...(['within', 'notFor', 'dates'] as const).map((kind) => ({ value: kind, label: t(`sheet.${kind}`) })),
            ]}
          />
        )}
      </Field>
      {period ? (
        <PeriodDetail name={name} period={period} onChange={(next) => onChange(next && writePeriod(next))} />
      ) : null}
    </div>
  )
}

interface PeriodDetailProps {
  name: PeriodFieldProps['name']
  period: Period
  onChange: (period: Period | undefined) => void
}

function PeriodDetail({ name, period, onChange }: PeriodDetailProps) {
  const t = useTranslations('finding')
  const kind = kindOf(period)
  const span = spanOf(period)
  if (span && kind !== 'dates') {
    const now = writeSpan(span)
    return (
      <Field label={`${t(`sheet.${name}`)}: ${t('sheet.span')}`} className="min-w-0">
        {(control) => (
          <Select
            {...control}
            value={now}
            onValueChange={(next) => onChange(parsePeriod(kind === 'notFor' ? `not-${next}` : next) ?? undefined)}
            options={[...new Set<string>([...spans, now])].map((text) => ({
              value: text,
              label: spanText(t, kind, text),
            }))}
          />
        )}
      </Field>
    )
  }
  const { from, to } = 'from' in period || 'to' in period ? period : {}
  const days = (next: { from: string | null | undefined; to: string | null | undefined }) =>
    onChange(
      next.from || next.to
        ? { ...(next.from ? { from: next.from } : {}), ...(next.to ? { to: next.to } : {}) }
        : undefined,
    )
  return (
    <div className="grid grid-cols-2 gap-2 sm:col-span-2">
      <Field label={`${t(`sheet.${name}`)}: ${t('sheet.from')}`} className="min-w-0">
        {(control) => <DateInput {...control} value={from ?? null} onValueChange={(day) => days({ from: day, to })} />}
      </Field>
      <Field label={`${t(`sheet.${name}`)}: ${t('sheet.to')}`} className="min-w-0">
        {(control) => <DateInput {...control} value={to ?? null} onValueChange={(day) => days({ from, to: day })} />}
      </Field>
    </div>
  )
}

function spanText(t: ReturnType<typeof useTranslations<'finding'>>, kind: 'within' | 'notFor', text: string): string {
  const period = parsePeriod(text)
  const span = period && spanOf(period)
  return span ? t(`span.${kind}.${span.unit}`, { count: span.count }) : text
}
