import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FieldAround } from '../editor/fields-around.list.ts'
import { useProblemText } from '#web/lib/api/use-problem-text.ts'
import { logInService } from '../log-in/log-in-service.ts'
import { askLists } from './connection.queries.ts'

/** The list is chosen from those of the account, which also shows that address and password are right. */
export function ListField({ row, values, onValueChange, children }: FieldAround) {
  const t = useTranslations('sections')
  const things = useTranslations('things')
  const ask = useMutation({ mutationFn: () => askLists(row, values) })
  const problem = useProblemText(refusalOf(ask.error))
  const field = values['type'] === 'HomeAssistant' ? 'todo_entity' : 'list'
  const chosen = String(values[field] ?? '')
  const lists = ask.data?.lists ?? []
  const known = lists.some(({ id }) => id === chosen)
    ? lists
    : [{ id: chosen, name: chosen || things('noChoice') }, ...lists]
  const service = logInService(values)
  if (!row && service) return <p className="text-sm text-muted">{t('logIn.first', { name: service })}</p>
  return (
    <div className="flex flex-col items-start gap-2 *:w-full">
      {lists.length > 0 ? (
        <label className="flex flex-col gap-1.5 text-sm font-medium">
          {t('connection.list')}
          <Select
            value={chosen}
            onValueChange={(id) => onValueChange(field, id)}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </label>
      ) : (
        children
      )}
      <Button
        type="button"
        variant="outline"
        size="sm"
        className="w-auto!"
        pending={ask.isPending}
        onClick={() => ask.mutate()}
      >
        {t('connection.ask')}
      </Button>
      {service ? null : <p className="text-xs text-muted">{t('connection.private')}</p>}
      <output className="block text-sm text-pretty">
        {ask.isSuccess ? (lists.length > 0 ? t('connection.works') : t('connection.noLists')) : null}
        {ask.isError ? <span className="text-error">{problem ?? t('connection.failed')}</span> : null}
      </output>
    </div>
  )
}

/** A refusal says what is wrong, be it of a field or of the whole. */
const refusalOf = (error: unknown) =>
  error instanceof ApiError
    ? { code: error.code, detail: error.detail || Object.values(error.fields).flat().join(' ') || undefined }
    : undefined
