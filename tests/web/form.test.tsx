import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useForm } from '#web/lib/use-form.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

beforeAll(() => loadTranslations('common'))

function Form({ submit }: { submit: () => Promise<void> }) {
  const form = useForm({ initial: { name: '' }, schema: z.object({ name: z.string().trim().min(1).max(5) }), submit })
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label="Food">
      <FormProblem>{form.problem}</FormProblem>
      <Field label="Name" hint="Short" error={form.errors['name']}>
        {(control) => <Input {...control} {...form.field('name')} />}
      </Field>
    </form>
  )
}

const refusal = (body: unknown) => new ApiError({ status: 400, statusText: 'Bad Request', url: '' }, body)
const fill = async (submit: () => Promise<void>, value: string) => {
  await act(async () => render(<Form submit={submit} />))
  const input = screen.getByRole('textbox', { name: 'Name' })
  fireEvent.change(input, { target: { value } })
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  return input
}
const description = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('values that the contract forbids are not sent, and the field says why', async () => {
  const submit = vi.fn(async () => {})
  const input = await fill(submit, 'Cucumber')
  expect(submit).not.toHaveBeenCalled()
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(description(input)).toEqual(['Short', 'Use at most 5 characters.'])
})
test('an error of the server is shown at its field', async () => {
  const input = await fill(() => Promise.reject(refusal({ name: ['Taken.'] })), 'Salt')
  expect(description(input)).toContain('Taken.')
  expect(screen.getByRole('alert').textContent).toBe('')
})
test('a known problem is shown in the language of the page', async () => {
  await fill(() => Promise.reject(refusal({ detail: 'Quota.', code: 'space.full' })), 'Salt')
  await screen.findByText('This space has reached its limit.')
})
test('an error of a field that the form does not have is shown above it', async () => {
  await fill(() => Promise.reject(refusal({ unit: ['Unknown unit.'] })), 'Salt')
  expect(screen.getByRole('alert').textContent).toBe('Unknown unit.')
})
test('typing clears the error', async () => {
  const input = await fill(async () => {}, 'Cucumber')
  fireEvent.change(input, { target: { value: 'Salt' } })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})
