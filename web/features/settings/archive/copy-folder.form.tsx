import { ChooseFolder } from '#web/components/storages/choose-folder.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type ScheduleName, useSetSchedule } from './archive.queries.ts'

interface CopyFolderProps {
  storage: { id: number; name: string }
  schedule: { every: ScheduleName; folder: string }
}

/** In which folder of the storage copies lie. What is chosen is saved at once, what is typed by its button. */
export function CopyFolder({ storage, schedule: { every, folder } }: CopyFolderProps) {
  const t = useTranslations('storages')
  const common = useTranslations('common')
  const set = useSetSchedule()
  const save = (chosen: string) => set.mutateAsync({ every, storage: storage.id, folder: chosen })
  const form = useForm({
    initial: { folder },
    submit: async (values) => {
      await save(values.folder)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-2">
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('copies.folder')} hint={t('copies.folderHint')} error={form.errors['folder']}>
        {(control) => <Input {...control} {...form.field('folder')} dir="auto" autoComplete="off" maxLength={256} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <ChooseFolder
          storage={storage}
          path={form.values.folder}
          onChoose={(path) => void save(path).catch(() => {})}
        />
        {form.values.folder === folder ? null : (
          <Button type="submit" size="sm" pending={form.pending}>
            {common('save')}
          </Button>
        )}
      </div>
    </form>
  )
}
