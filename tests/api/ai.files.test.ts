import { expect, inject, it } from 'vitest'
import { inspectPicture } from '#worker/modules/files/picture/index.ts'
import { aiHost, aiHousehold, form } from '#tests/ai.fixture.ts'
import { soup, SOUP_TEXT } from '#tests/ai.soup.ts'

interface Imported {
  error: boolean
  msg: string
  compared: boolean
  invented: unknown[]
}

const sideways = async () =>
  new File([await (await fetch(`${inject('pictureHost')}/a.jpg`)).arrayBuffer()], 'soup.jpg', { type: 'image/jpeg' })

/** A document of pages with these texts; a blank one shows nothing. */
function pdf(...pages: string[]): File {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, i) => {
      const lines = text.split('\n').map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -20 Td`)
      const stream = text === '' ? '' : `BT /F1 12 Tf 50 700 Td ${lines.join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF`
  return new File([text], 'soup.pdf', { type: 'application/pdf' })
}

async function importing(provider: Record<string, unknown>, fields: Record<string, string | File | File[]>) {
  const home = await aiHousehold([{ say: soup() }], provider)
  const answer = await home.call('/api/ai-import/', form({ ai_provider_id: home.provider, ...fields }))
  return { home, status: answer.status, body: await answer.json<Imported>() }
}

it('a photo is sent upright and small, and is nothing that can be compared', async () => {
  const { home, status, body } = await importing({}, { file: [await sideways(), await sideways()] })
  expect([status, body.error, body.compared, body.invented]).toEqual([200, false, false, []])
  const [request] = await home.seen()
  const pictures = [...(request?.body.matchAll(/data:image\/jpeg;base64,([A-Za-z\d+/=]+)/g) ?? [])]
  expect(pictures).toHaveLength(2)
  const bytes = Uint8Array.from(atob(pictures[0]?.[1] ?? ''), (sign) => sign.charCodeAt(0))
  expect(inspectPicture(bytes)).toMatchObject({ type: 'image/jpeg', width: 800, height: 1200 })
})

it('a PDF goes to a model that reads it, and its text to any other', async () => {
  const claude = { model_name: 'anthropic/claude-sonnet-4-5', url: `${aiHost}/KEY/v1` }
  const read = await importing(claude, { file: pdf(SOUP_TEXT) })
  expect([read.status, read.body.compared]).toEqual([200, true])
  expect((await read.home.seen())[0]?.body).toContain('"media_type":"application/pdf"')
  const text = await importing({}, { file: pdf(SOUP_TEXT, 'Page two: serve hot with bread and butter on the side.') })
  expect([text.status, text.body.compared]).toEqual([200, true])
  const sent = (await text.home.seen())[0]?.body
  expect(sent).toContain('Slice the leeks.')
  expect(sent).toContain('Page two')
  expect(sent).not.toContain('application/pdf')
})

it('files that no model could read are named in a sentence, before anything is asked', async () => {
  const notes: [file: File, msg: RegExp][] = [
    [pdf(''), /pages of soup\.pdf are pictures/],
    [pdf(...Array.from({ length: 41 }, () => SOUP_TEXT)), /has 41 pages/],
    [new File(['%PDF-1.7 and no more'], 'broken.pdf'), /broken\.pdf could not be opened/],
    [new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'cut.jpg'), /cut\.jpg is damaged/],
    [new File([new Uint8Array([1, 0, 2, 0])], 'data.bin'), /neither a picture nor a PDF nor a text/],
  ]
  for (const [file, msg] of notes) {
    const { home, status, body } = await importing({}, { file })
    expect([file.name, status, body.error]).toEqual([file.name, 400, true])
    expect(body.msg).toMatch(msg)
    expect([await home.seen(), await home.logs()]).toEqual([[], []])
  }
})

it('a saved page is sent as its words', async () => {
  const page = new File([`<html><body><script>evil()</script><p>${SOUP_TEXT}</p></body></html>`], 'soup.html')
  const { home, status } = await importing({}, { file: page })
  expect(status).toBe(200)
  expect((await home.seen())[0]?.body).not.toContain('evil')
})

it('the file that a recipe was kept as is read by its id, by whoever sees the recipe', async () => {
  const home = await aiHousehold([{ say: soup() }])
  const kept = form({ name: 'Scan', file: await sideways() })
  const { id: file } = await home.creator.post<{ id: number }>('/api/user-file/', kept)
  const steps = [{ instruction: '', ingredients: [], file: { id: file, name: 'Scan' } }]
  const { id } = await home.creator.post<{ id: number }>('/api/recipe/', { name: 'Scan', steps, private: true })
  const fields = { ai_provider_id: home.provider, recipe_id: id, text: '', file: '' }
  const own = await home.call('/api/ai-import/', form(fields))
  expect([own.status, await own.json()]).toMatchObject([200, { recipe: { name: 'Leek soup' } }])
  expect((await home.seen())[0]?.body).toContain('data:image/jpeg')
  const mate = await home.join('user')
  expect((await home.call('/api/ai-import/', form(fields), { by: mate })).status).toBe(400)
})
