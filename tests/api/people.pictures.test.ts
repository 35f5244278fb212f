import { expect, it } from 'vitest'
import { pdf, png, uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import { statusOfAddress } from '#tests/picture.fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

interface Member {
  id: number
  picture: string | null
}

const pictureOf = async (asker: TestPerson, person: TestPerson) =>
  (await asker.get<Member[]>('/api/user/')).find(({ id }) => id === person.id)?.picture

const choose = (person: TestPerson, image: object | null) =>
  person.patch(`/api/user-preference/${person.id}/`, { image })

async function withPicture() {
  const home = await createHousehold()
  const ann = await home.join('user')
  const file = await uploadFile(ann, { file: png })
  await choose(ann, file)
  return { ...home, ann, file }
}

it('everybody in the space is shown the picture that a member chose, by an address that opens it', async () => {
  const { creator, join, ann } = await withPicture()
  const address = (await pictureOf(creator, ann)) ?? ''
  expect(await statusOfAddress(`${address}&width=320`)).toBe(200)
  expect(await pictureOf(await join('guest'), ann)).toBe(address)
  expect(await pictureOf(ann, creator)).toBe(null)
})

it('a picture that was taken back is shown no more, and its address ends', async () => {
  const { creator, ann } = await withPicture()
  const address = (await pictureOf(creator, ann)) ?? ''
  await choose(ann, null)
  expect(await pictureOf(creator, ann)).toBe(null)
  expect(await statusOfAddress(address)).toBe(403)
})

it('people of other spaces are shown neither the member nor the picture', async () => {
  const { ann } = await withPicture()
  const other = await createHousehold()
  expect(await pictureOf(other.creator, ann)).toBe(undefined)
})

it('a picture that only a hidden recipe shows besides is kept from whoever may not see that recipe', async () => {
  const { creator, ann, file } = await withPicture()
  await createPancakes(ann, { private: true, steps: [{ ingredients: [], file: file.id }] })
  expect(await pictureOf(creator, ann)).toBe(null)
  expect(await pictureOf(ann, ann)).toEqual(expect.any(String))
})

it('what is no picture is shown to nobody, and faces take no round trip of the list', async () => {
  const { creator, ann } = await withPicture()
  const trips = async () => (await creator.call('GET', '/api/user/')).headers.get('server-timing')?.split(',')[0]
  const before = await trips()
  await choose(creator, await uploadFile(creator, { file: png }))
  expect(await trips()).toBe(before)
  expect(before).toContain('2 round trips')
  const answer = await ann.call('PATCH', `/api/user-preference/${ann.id}/`, {
    image: await uploadFile(ann, { file: pdf }),
  })
  expect(answer.status).toBe(400)
})
