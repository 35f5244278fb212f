import { expect, it } from 'vitest'
import { pathOf, uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, stranger } from '#tests/fixture.ts'
import { uploadPicture } from '#tests/picture.fixture.ts'
import { createPancakes } from '#tests/recipe.fixture.ts'

it('an unchanged picture is answered with 304, whether by a signed address or with credentials', async () => {
  const { creator } = await createHousehold()
  const { id } = await createPancakes(creator)
  const path = pathOf(await uploadPicture(creator, id))
  const file = await uploadFile(creator)
  for (const [person, target] of [
    [stranger, path],
    [stranger, `${path}&width=320`],
    [creator, new URL(path, 'http://larder.test').pathname],
    [creator, pathOf(file.file_download)],
  ] as const) {
    const whole = await person.call('GET', target)
    const etag = whole.headers.get('etag') ?? ''
    const again = await person.call('GET', target, undefined, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, await again.text()], target).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('cache-control')).toBe(whole.headers.get('cache-control'))
    expect((await person.call('GET', target, undefined, { 'if-none-match': '"other"' })).status).toBe(200)
  }
  const own = await creator.call('GET', pathOf(file.file_download))
  expect(own.headers.get('cache-control')).toMatch(/^private/)
  expect(own.headers.get('vary')).toBe('authorization, cookie')
})
