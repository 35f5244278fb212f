import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PersonAvatar } from '#web/components/things/person-avatar.tsx'
import { ada, ben } from './preferences/visit.tsx'
import { draw } from './preferences/draw.tsx'

const benAt = '/media/1/ben.jpg?sign=x'
const people = (picture: string | null) => {
  const calls = vi.fn(async (_path: string) =>
    Response.json([
      { ...ada, picture: null },
      { ...ben, picture },
    ]),
  )
  vi.stubGlobal('fetch', calls)
  return calls
}
const show = (...shown: { id: number | null; name: string }[]) =>
  draw(() => shown.map((person) => <PersonAvatar key={person.name} {...person} />), { id: 7 })
const picture = () => document.querySelector('img')

test('others are shown by their picture in a small width, and one call brings all of them', async () => {
  const calls = people(benAt)
  await show({ id: ben.id, name: 'Ben' }, { id: 99, name: 'Zoe' })
  await vi.waitFor(() => expect(picture()?.getAttribute('srcset')).toContain('/media/1/ben.jpg?sign=x&width=320 320w'))
  expect(screen.getByText('Z')).toBeTruthy()
  expect(calls.mock.calls.map(([path]) => path)).toEqual(['/api/user/'])
})

test('whoever has no picture, and whose picture does not come, is shown by the initial', async () => {
  people(benAt)
  await show({ id: ben.id, name: 'Ben' })
  await vi.waitFor(() => expect(picture()).not.toBeNull())
  fireEvent.error(picture() as HTMLImageElement)
  expect(screen.getByText('B')).toBeTruthy()
  expect(picture()).toBeNull()
})

test('nobody is asked for where people see only themselves', async () => {
  const calls = people(benAt)
  await show({ id: ada.id, name: 'Ada' }, { id: null, name: 'Somebody' })
  expect(screen.getByText('A')).toBeTruthy()
  expect(calls).not.toHaveBeenCalled()
})
