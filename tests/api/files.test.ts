import { expect, it } from 'vitest'
import { contentOf, formData, pathOf, pdf, png, unsignedPath, uploadFile, type ShownFile } from '#tests/file.fixture.ts'
import { createHousehold } from '#tests/fixture.ts'

it('a file is uploaded, listed, found by name, renamed and deleted', async () => {
  const { creator } = await createHousehold()
  const made = await uploadFile(creator, { name: ' Grandmère’s scan ', file_size_kb: '"99"', created_by: '{"id":1}' })
  expect(made).toEqual({
    id: made.id,
    name: 'Grandmère’s scan',
    file_download: `http://larder.test/api/download-file/${made.id}/`,
    preview: '',
    file_size_kb: 0,
    created_by: expect.objectContaining({ id: creator.id }),
    created_at: made.created_at,
  })
  const path = `/api/user-file/${made.id}/`
  expect(await creator.get(path)).toEqual(made)
  expect(await creator.get('/api/user-file/?query=grandmere')).toMatchObject({ count: 1, results: [made] })
  expect(await creator.get('/api/user-file/?query=other')).toMatchObject({ count: 0 })
  expect(await creator.patch(path, formData({ name: 'Recipe card' }))).toEqual({ ...made, name: 'Recipe card' })
  expect((await creator.call('DELETE', path)).status).toBe(204)
  expect((await creator.call('GET', path)).status).toBe(404)
  expect((await creator.call('GET', pathOf(made.file_download))).status).toBe(404)
})

it('what was uploaded is what is downloaded, to be saved under its name', async () => {
  const { creator } = await createHousehold()
  const made = await uploadFile(creator, { name: 'Müsli "7"/2' })
  const answer = await creator.call('GET', pathOf(made.file_download))
  expect(answer.status).toBe(200)
  expect(await contentOf(answer)).toBe(pdf)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'content-disposition': `attachment; filename="M_sli _7__2.pdf"; filename*=UTF-8''M%C3%BCsli%20%227%22%2F2.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

it('a part of a file is answered as that part', async () => {
  const { creator } = await createHousehold()
  const { file_download } = await uploadFile(creator)
  const part = async (range: string) => {
    const answer = await creator.call('GET', pathOf(file_download), undefined, { range })
    return [answer.status, answer.headers.get('content-range'), await contentOf(answer)]
  }
  const { length } = pdf
  expect(await part('bytes=0-4')).toEqual([206, `bytes 0-4/${length}`, '%PDF-'])
  expect(await part('bytes=-6')).toEqual([206, `bytes ${length - 6}-${length - 1}/${length}`, '%%EOF\n'])
  expect(await part('bytes=1-')).toEqual([206, `bytes 1-${length - 1}/${length}`, pdf.slice(1)])
  expect(await part(`bytes=${length}-`)).toEqual([416, `bytes */${length}`, ''])
  expect(await part('bytes=4-1')).toEqual([200, null, pdf])
  expect(await part('lines=1-2')).toEqual([200, null, pdf])
})

it('a picture has a preview, smaller copies, and nothing in it but the picture', async () => {
  const { creator } = await createHousehold()
  const made = await uploadFile(creator, { file: png, filename: 'me.txt' })
  expect(made.preview).toMatch(/^http:\/\/larder\.test\/media\/\d+\/file\/[\w-]+\.png\?until=/)
  const whole = await creator.call('GET', pathOf(made.preview))
  expect([whole.headers.get('content-type'), whole.headers.get('content-disposition')]).toEqual(['image/png', null])
  expect(await contentOf(whole)).not.toContain('Home street')
  const small = await creator.call('GET', `${pathOf(made.preview)}&width=320`)
  expect(small.headers.get('content-type')).toBe('image/webp')
})

it('new content gets a new URL, and the old URL is 404', async () => {
  const { creator } = await createHousehold()
  const made = await uploadFile(creator, { file: png })
  const path = `/api/user-file/${made.id}/`
  const put = await creator.call('PUT', path, formData({ name: 'Logo', file: png }))
  const changed = await put.json<ShownFile>()
  expect(put.status).toBe(200)
  expect(changed.name).toBe('Logo')
  expect((await creator.call('GET', pathOf(changed.preview))).status).toBe(200)
  expect((await creator.call('GET', unsignedPath(made.preview))).status).toBe(404)
  expect((await creator.call('PUT', path, formData({ name: 'Logo' }))).status).toBe(200)
  expect((await creator.get<ShownFile>(path)).preview).toBe(changed.preview)
})

it('a deleted file comes back with its content', async () => {
  const { creator } = await createHousehold()
  const made = await uploadFile(creator)
  const gone = await creator.call('DELETE', `/api/user-file/${made.id}/`)
  await creator.post(`/api/event/${gone.headers.get('x-event-seq')}/undo/`, {})
  expect(await creator.get(`/api/user-file/${made.id}/`)).toEqual(made)
  expect(await contentOf(await creator.call('GET', pathOf(made.file_download)))).toBe(pdf)
})

it('an upload is multipart, with a name and a file that is not empty', async () => {
  const { creator } = await createHousehold()
  expect((await creator.call('POST', '/api/user-file/', { name: 'Scan' })).status).toBe(415)
  const refusal = async (body: FormData) => {
    const answer = await creator.call('POST', '/api/user-file/', body)
    expect(answer.status).toBe(400)
    return answer.json()
  }
  expect(await refusal(formData({}))).toMatchObject({
    name: ['This field is required.'],
    file: ['This field is required.'],
  })
  expect(await refusal(formData({ name: 'x', file: '' }))).toMatchObject({ file: ['The submitted file is empty.'] })
  const words = formData({ name: 'x' })
  words.set('file', 'words')
  expect(await refusal(words)).toMatchObject({ file: [expect.stringContaining('not a file')] })
  expect(await refusal(formData({ name: 'x'.repeat(129), file: pdf }))).toMatchObject({ name: [expect.any(String)] })
})

it('the same key uploads once', async () => {
  const { creator } = await createHousehold()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await creator.post('/api/user-file/', formData({ name: 'Scan', file: pdf }), key)
  expect(await creator.post('/api/user-file/', formData({ name: 'Scan', file: pdf }), key)).toEqual(first)
  expect(await creator.get('/api/user-file/')).toMatchObject({ count: 1 })
})

it('every hostile form gets a clear answer, and a refused one stores nothing', async () => {
  const { creator } = await createHousehold()
  const named = formData({ file: pdf })
  named.set('name', new File(['a'], 'name.txt'))
  for (const body of [named, formData({ name: ' ', file: pdf }), formData({ name: 'a\0b', file: pdf })]) {
    const answer = await creator.call('POST', '/api/user-file/', body)
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request.invalid' })])
  }
  const headers = { authorization: `Bearer ${creator.token}`, 'content-type': 'multipart/form-data; boundary=x' }
  const cut = await creator.fetch('/api/user-file/', { method: 'POST', headers, body: '--x\r\nnot a part' })
  expect(cut.status).toBe(400)
  expect(await creator.get('/api/user-file/')).toMatchObject({ count: 0 })
})
