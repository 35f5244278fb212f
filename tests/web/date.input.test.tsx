import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateInput } from '#web/components/ui/form/date-input.tsx'

const told: (string | null)[] = []

function Field() {
  const [day, setDay] = useState<string | null>('2026-05-06')
  const change = (next: string | null) => {
    told.push(next)
    setDay(next)
  }
  return <DateInput aria-label="Day" value={day} onValueChange={change} />
}

test('a picked day stays when the field loses and regains focus, and only an empty field is no day', async () => {
  await act(async () => render(<Field />))
  const field = screen.getByLabelText<HTMLInputElement>('Day')
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '2026-05-31' } })
  for (let times = 0; times < 3; times++) {
    fireEvent.blur(field)
    fireEvent.focus(field)
  }
  expect([field.value, told]).toEqual(['2026-05-31', ['2026-05-31']])
  fireEvent.change(field, { target: { value: '' } })
  expect(told.at(-1)).toBeNull()
})
