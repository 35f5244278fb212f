import { useNavigate } from '@tanstack/react-router'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormDialog } from '#web/components/ui/form/form.dialog.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useForm } from '#web/lib/use-form.ts'
import { recipeEndpoint, type RecipeRow } from '../recipe.rows.ts'
import { copyName } from './copy-name.ts'

/** Asks for the name first, so that nobody has two recipes of one name to tell apart. */
export function DuplicateDialog({ recipe, onClose }: { recipe: RecipeRow; onClose: () => void }) {
  const t = useTranslations('cards')
  const navigate = useNavigate()
  const form = useForm({
    initial: {
      name: copyName(recipe.name, (name) => t('copy.proposed', { name })),
      private: recipe.private,
      variant: true,
    },
    submit: async (draft) => {
      const answer = await send<RecipeRow>('POST', `${recipeEndpoint.path}${recipe.id}/duplicate/`, {
        body: { ...draft, name: draft.name.trim() },
      })
      offerUndoOf(answer, t('copy.done', { name: answer.data.name }))
      await queryClient.invalidateQueries({ queryKey: [recipeEndpoint.name] })
      // In place of this dialog, so that Back leads to where it was opened.
      await navigate({ to: '/recipe/$recipeId', params: { recipeId: String(answer.data.id) }, replace: true })
    },
  })
  return (
    <FormDialog
      title={t('copy.title')}
      description={<bdi>{recipe.name}</bdi>}
      form={form}
      submit={t('copy.submit')}
      onClose={onClose}
    >
      <Field label={t('copy.name')} error={form.errors['name']}>
        {(control) => (
          <Input
            {...control}
            {...form.field('name')}
            dir="auto"
            maxLength={128}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Switch
        label={t('copy.variant', { name: recipe.name })}
        hint={t('copy.variantHint')}
        checked={form.values.variant}
        onCheckedChange={(next) => form.set('variant', next)}
      />
      {recipe.private ? (
        <Switch
          label={t('copy.private')}
          hint={t('copy.privateHint')}
          checked={form.values.private}
          onCheckedChange={(next) => form.set('private', next)}
        />
      ) : null}
    </FormDialog>
  )
}
