import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { fold } from '#web/components/palette/reading/fold.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { changeBooks } from './book-changes.ts'
import { BookChoices } from './book-choices.tsx'
import { useBookChoice } from './use-book-choice.ts'

const longestTitle = 128

export interface AddToBooksDialogProps {
  recipes: readonly { id: number; name: string }[]
  onOpenChange: (open: boolean) => void
}

/** One recipe, or all that are selected, into books. */
export function AddToBooksDialog({ recipes, onOpenChange }: AddToBooksDialogProps) {
  const t = useTranslations('books')
  const common = useTranslations('common')
  const formId = useId()
  const [text, setText] = useState('')
  const choice = useBookChoice(recipes)
  const save = useSaveChoice(recipes, choice, () => onOpenChange(false))
  const title = text.trim()
  const shown = choice.books?.filter(({ name }) => fold(name).includes(fold(title)))
  const same = choice.books?.find((book) => choice.isMine(book) && fold(book.name) === fold(title))
  const isNew = title !== '' && choice.books !== undefined && !same && !choice.named.includes(title)
  const take = () => {
    if (same) choice.tick(same.id, true)
    else if (isNew) choice.name(title)
    setText('')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (title) take()
    else if (choice.isChanged) save.mutate()
  }
  const [first] = recipes
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={recipes.length > 1 ? t('add.many', { count: recipes.length }) : t('add.title')}
      description={recipes.length > 1 ? undefined : <span dir="auto">{first?.name}</span>}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button disabled={!choice.isChanged} pending={save.isPending} onClick={() => save.mutate()}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Input
          aria-label={t('add.box')}
          placeholder={t('add.box')}
          maxLength={longestTitle}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <div className="mt-2 min-h-44">
        {isNew ? (
          <Button
            variant="ghost"
            className="h-auto! min-h-11 w-full justify-start! py-2 text-start whitespace-normal!"
            onClick={take}
          >
            <Plus aria-hidden />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {t('add.make', { name: title })}
            </span>
          </Button>
        ) : null}
        {choice.isPending ? (
          <div className="mt-2 flex flex-col gap-3">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-2/3" />
          </div>
        ) : choice.error && !choice.books ? (
          <ErrorState error={choice.error} title={t('add.failed')} retry={choice.retry} />
        ) : (
          <BookChoices choice={choice} shown={shown ?? []} />
        )}
        {choice.books?.length === 0 && choice.named.length === 0 && !title ? (
          <p className="px-1 py-6 text-center text-sm text-pretty text-muted">{t('add.none')}</p>
        ) : null}
      </div>
    </Dialog>
  )
}

function useSaveChoice(
  recipes: AddToBooksDialogProps['recipes'],
  { changes }: ReturnType<typeof useBookChoice>,
  done: () => void,
) {
  const t = useTranslations('books')
  const { list } = useFormat()
  const name = recipes[0]?.name ?? ''
  return useMutation({
    meta: { error: 'update' },
    mutationFn: () =>
      changeBooks(
        recipes.map(({ id }) => id),
        changes,
        ({ made, into, outOf }) => {
          const books = list(into)
          if (into.length > 0 && outOf.length > 0) return t('add.moved', { name, books, others: list(outOf) })
          if (outOf.length > 0) return t('add.takenOut', { name, books: list(outOf) })
          if (into.length > 0) return t('add.put', { count: recipes.length, name, books })
          return t('form.created', { name: list(made) })
        },
      ),
    onSuccess: done,
  })
}
