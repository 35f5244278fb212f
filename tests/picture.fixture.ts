import { pathOf, png } from './file.fixture.ts'
import { stranger, type TestPerson } from './fixture.ts'

/** Gives a recipe a picture, and answers its address. */
export async function uploadPicture(person: TestPerson, recipe: number): Promise<string> {
  const body = new FormData()
  body.set('image', new File([png], 'pie.png', { type: 'image/png' }))
  const answer = await person.call('PUT', `/api/recipe/${recipe}/image/`, body)
  return (await answer.json<{ image: string }>()).image
}

/** What somebody without credentials gets at an address. */
export const statusOfAddress = async (address: string) => (await stranger.call('GET', pathOf(address))).status
