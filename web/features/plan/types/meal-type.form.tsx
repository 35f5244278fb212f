import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useForm } from '#web/lib/use-form.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ColorChoice } from './color-choice.tsx'
import type { MealType } from '../board/meal.rows.ts'

interface MealTypeDraft {
  name: string
  time: string | null
  color: string | null
  default: boolean
}

interface MealTypeFormProps {
  type: Pick<MealType, 'name' | 'time' | 'color' | 'default'>
  submit: (draft: MealTypeDraft) => Promise<void>
  onCancel: () => void
}

export function MealTypeForm({ type, submit, onCancel }: MealTypeFormProps) {
  const t = useTranslations('plan')
  const common = useTranslations('common')
  const form = useForm({
    initial: { name: type.name, time: type.time?.slice(0, 5) ?? '', color: type.color || null, usual: type.default },
    check: ({ name }) => ({ name: name.trim() === '' ? common('invalid.required') : undefined }),
    submit: ({ name, time, color, usual }) => submit({ name, time: time || null, color, default: usual }),
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="mt-2 flex flex-col gap-4 rounded-lg bg-sunken/60 p-4">
      <FormProblem>{form.problem}</FormProblem>
      <div className="grid grid-cols-[1fr_8rem] gap-3">
        <Field label={t('types.name')} error={form.errors['name']}>
          {(control) => <Input {...control} {...form.field('name')} maxLength={128} />}
        </Field>
        <Field label={t('types.time')} error={form.errors['time']}>
          {(control) => <Input {...control} {...form.field('time')} dir="ltr" type="time" />}
        </Field>
      </div>
      <ColorChoice value={form.values.color} onValueChange={(color) => form.set('color', color)} />
      <Switch
        label={t('types.usual')}
        checked={form.values.usual}
        onCheckedChange={(usual) => form.set('usual', usual)}
      />
      <div className="flex justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button type="submit" pending={form.pending}>
          {common('save')}
        </Button>
      </div>
    </form>
  )
}
