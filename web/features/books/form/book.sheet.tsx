import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { type BookRow, bookEndpoint } from '#web/components/books/book.rows.ts'
import { invalidateBooks } from '#web/components/books/books.queries.ts'
import { otherPeople } from '#web/components/things/other-people.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Combobox } from '#web/components/ui/combobox/combobox.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { api } from '#web/lib/api/api.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useForm } from '#web/lib/use-form.ts'
import { bookBody, bookDraft } from './book-draft.ts'
import { filterSource } from './book-choices.ts'

const longestTitle = 128

interface BookSheetProps {
  /** Left out for a new one, which is opened then. */
  book?: BookRow
  onOpenChange: (open: boolean) => void
}

export function BookSheet({ book, onOpenChange }: BookSheetProps) {
  const t = useTranslations('books')
  const common = useTranslations('common')
  const formId = useId()
  const navigate = useNavigate()
  const form = useForm({
    initial: bookDraft(book),
    check: ({ name }) => ({ name: name.trim() === '' ? t('form.nameNeeded') : undefined }),
    submit: async (values) => {
      const body = bookBody(values)
      const saved = await (book ? api(bookEndpoint).patch(book.id, body) : api(bookEndpoint).create(body))
      const { id, name } = offerUndoOf(saved, t(book ? 'form.changed' : 'form.created', { name: body.name }))
      await invalidateBooks()
      if (book) onOpenChange(false)
      else await navigate({ to: '/book/$bookId', params: { bookId: String(id) }, replace: true })
      return name
    },
  })
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      title={t(book ? 'form.edit' : 'form.new')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.pending}>
            {book ? common('save') : t('form.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('form.name')} error={form.errors['name']}>
          {(control) => <Input {...control} {...form.field('name')} maxLength={longestTitle} autoComplete="off" />}
        </Field>
        <Field label={t('form.description')} optional={common('optional')} error={form.errors['description']}>
          {(control) => <Textarea {...control} {...form.field('description')} />}
        </Field>
        <Field
          label={t('form.shared')}
          optional={common('optional')}
          hint={t('form.sharedHint')}
          error={form.errors['shared']}
        >
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('form.shared')}
              source={otherPeople}
              value={form.values.shared}
              onValueChange={(shared) => form.set('shared', shared)}
            />
          )}
        </Field>
        <Field
          label={t('form.filter')}
          optional={common('optional')}
          hint={t('form.filterHint')}
          error={form.errors['filter']}
        >
          {(control) => (
            <Combobox
              {...control}
              label={t('form.filter')}
              source={filterSource}
              placeholder={t('form.noFilter')}
              value={form.values.filter}
              onValueChange={(filter) => form.set('filter', filter)}
            />
          )}
        </Field>
      </form>
    </Sheet>
  )
}
