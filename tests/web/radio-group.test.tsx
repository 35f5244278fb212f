import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioGroup } from '#web/components/ui/form/radio-group.tsx'

const isChecked = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true'

function Days({ first = '' }: { first?: string }) {
  const [day, setDay] = useState(first)
  const options = ['monday', 'tuesday', 'friday'].map((value) => ({ value, children: value }))
  return <RadioGroup label="Day" value={day} onValueChange={setDay} options={options} />
}

function press(key: string) {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key })
}

test('an arrow chooses the next one, round the end', () => {
  render(<Days first="tuesday" />)
  screen.getByRole('radio', { name: 'tuesday' }).focus()
  press('ArrowRight')
  expect(isChecked('friday')).toBe(true)
  press('ArrowDown')
  expect(isChecked('monday')).toBe(true)
  press('ArrowLeft')
  expect(document.activeElement?.textContent).toBe('friday')
})

test('arrows follow the direction of reading', () => {
  render(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      <Days first="monday" />
    </div>,
  )
  screen.getByRole('radio', { name: 'monday' }).focus()
  press('ArrowLeft')
  expect(isChecked('tuesday')).toBe(true)
})

test('Tab stops once, at what is chosen or else at the first', () => {
  render(<Days />)
  const stops = () => screen.getAllByRole('radio').map((radio) => radio.tabIndex)
  expect(stops()).toEqual([0, -1, -1])
  fireEvent.click(screen.getByRole('radio', { name: 'friday' }))
  expect(stops()).toEqual([-1, -1, 0])
})
