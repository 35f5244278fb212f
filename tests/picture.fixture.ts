import { pathOf, png } from './file.fixture.ts'
import { stranger, type TestPerson } from './fixture.ts'

export async function uploadPicture(person: TestPerson, recipe: number): Promise<string> {
  const body = new FormData()
  body.set('image', new File([png], 'pie.png', { type: 'image/png' }))
  const answer = await person.call('PUT', `/api/recipe/${recipe}/image/`, body)
  return (await answer.json<{ image: string }>()).image
}

export const statusOfAddress = async (address: string) => (await stranger.call('GET', pathOf(address))).status
