import { Button } from '#web/components/ui/button.tsx'
import { LazyDialog } from '#web/components/ui/lazy-window.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { PasswordInput } from '#web/components/ui/form/password-input.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useForm } from '#web/lib/use-form.ts'
import { providerEndpoint, type ProviderRow } from './operator.queries.ts'

const formId = 'provider-form'

export function ProviderDialog({ provider, onClose }: { provider: ProviderRow | null; onClose: () => void }) {
  const t = useTranslations('operator')
  const common = useTranslations('common')
  const form = useForm({
    initial: {
      name: provider?.name ?? '',
      model_name: provider?.model_name ?? '',
      url: provider?.url ?? '',
      api_key: '',
      log_credit_cost: provider?.log_credit_cost ?? true,
    },
    check: ({ name, model_name }) => ({
      ...(name.trim() ? {} : { name: common('invalid.required') }),
      ...(model_name.trim() ? {} : { model_name: common('invalid.required') }),
    }),
    submit: async ({ api_key, url, ...values }) => {
      const body = { ...values, url: url || null, ...(api_key ? { api_key } : {}) }
      const { path } = providerEndpoint
      await (provider ? call('PATCH', `${path}${provider.id}/`, { body }) : call('POST', path, { body }))
      await queryClient.invalidateQueries({ queryKey: [providerEndpoint.name] })
      onClose()
    },
  })
  return (
    <LazyDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={provider ? t('ai.edit', { name: provider.name }) : t('ai.add')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.pending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('ai.name')} error={form.errors['name']}>
          {(control) => <Input {...control} {...form.field('name')} maxLength={128} />}
        </Field>
        <Field label={t('ai.model')} error={form.errors['model_name']}>
          {(control) => <Input {...control} dir="ltr" {...form.field('model_name')} />}
        </Field>
        <Field label={t('ai.url')} hint={t('ai.urlHint')} optional={common('optional')} error={form.errors['url']}>
          {(control) => <Input {...control} dir="ltr" inputMode="url" {...form.field('url')} />}
        </Field>
        <Field label={t('ai.key')} hint={t('ai.keyHint')} error={form.errors['api_key']}>
          {(control) => <PasswordInput {...control} autoComplete="off" {...form.field('api_key')} />}
        </Field>
        <Switch
          label={t('ai.counts')}
          checked={form.values.log_credit_cost}
          onCheckedChange={(on) => form.set('log_credit_cost', on)}
        />
      </form>
    </LazyDialog>
  )
}
