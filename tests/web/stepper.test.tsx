import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Stepper } from '#web/components/ui/form/stepper.tsx'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

beforeAll(() => loadTranslations('common'))

const show = async (value: number, onChange = vi.fn()) => {
  await act(async () => render(<Stepper label="Servings" value={value} onChange={onChange} />))
  return onChange
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('from a half, a step goes to the next whole number', async () => {
  const onChange = await show(2.5)
  press('More')
  expect(onChange).toHaveBeenLastCalledWith(3)
  press('Less')
  expect(onChange).toHaveBeenLastCalledWith(2)
})
test('it never goes below the minimum', async () => {
  await show(1)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less' }).disabled).toBe(true)
})
test('a number can be typed as people write it, and invalid input changes nothing', async () => {
  const onChange = await show(4)
  const input = screen.getByRole('textbox', { name: 'Servings' })
  fireEvent.change(input, { target: { value: '2½' } })
  fireEvent.blur(input)
  expect(onChange).toHaveBeenLastCalledWith(2.5)
  fireEvent.change(input, { target: { value: 'many' } })
  fireEvent.blur(input)
  expect(onChange).toHaveBeenCalledTimes(1)
})
