import { expect, it } from 'vitest'
import { formData, pathOf, uploadFile } from '#tests/file.fixture.ts'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

function zip(names: string[], comment = ''): Uint8Array<ArrayBuffer> {
  const number = (value: number, size: number) =>
    Array.from({ length: size }, (_, i) => String.fromCharCode((value >> (8 * i)) & 255)).join('')
  const sizes = (name: string) => `${number(0, 12)}${number(name.length, 2)}${number(0, 2)}`
  const files = names.map((name) => `PK\x03\x04${number(0, 10)}${sizes(name)}${name}`)
  const entries = names.map((name) => `PK\x01\x02${number(0, 12)}${sizes(name)}${number(0, 14)}${name}`)
  const [body, directory] = [files.join(''), entries.join('')]
  const end = `PK\x05\x06${number(0, 4)}${number(names.length, 2)}${number(names.length, 2)}`
  return bytes(
    `${body}${directory}${end}${number(directory.length, 4)}${number(body.length, 4)}${number(comment.length, 2)}${comment}`,
  )
}

const film = (brand: string) => bytes(`\0\0\0\x14ftyp${brand}\0\0\0\0mp42rest`)
const word = ['[Content_Types].xml', 'word/document.xml']

async function typeOf(person: TestPerson, file: unknown, filename = 'upload') {
  const { file_download, preview } = await uploadFile(person, { file, filename })
  const answer = await person.call('GET', pathOf(file_download))
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(preview).toBe('')
  return answer.headers.get('content-type')
}

const office = 'application/vnd.openxmlformats-officedocument'

it('the content says what a file is, not its name', async () => {
  const { creator } = await createHousehold()
  const type = (file: unknown, filename?: string) => typeOf(creator, file, filename)
  expect(await type('%PDF-1.4 …', 'holiday.jpg')).toBe('application/pdf')
  expect(await type(zip(word))).toBe(`${office}.wordprocessingml.document`)
  expect(await type(zip(['[Content_Types].xml', 'xl/workbook.xml'], 'a comment'))).toBe(`${office}.spreadsheetml.sheet`)
  expect(await type(film('isom'))).toBe('video/mp4')
  expect(await type(film('qt  '))).toBe('video/quicktime')
  expect(await type('.nav { color: peru }\n', 'theme.CSS')).toBe('text/css')
})

it('executable and unknown types of files are refused', async () => {
  const { creator } = await createHousehold()
  const refused: [unknown, string][] = [
    ['<html><script>alert(1)</script>', 'page.html'],
    ['<html><script>alert(1)</script>', 'page.pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'logo.svg'],
    ['MZ program', 'setup.exe'],
    ['plain words', 'notes.txt'],
    [bytes('a { b: \0 }'), 'theme.css'],
    [bytes('\xC3\x28'), 'theme.css'],
    [zip(['game.exe']), 'report.docx'],
    [zip([...word, 'word/vbaProject.bin']), 'report.docx'],
    [zip(word).slice(0, 60), 'cut.docx'],
    [bytes(`PK\x03\x04${'x'.repeat(90_000)}`), 'noise.docx'],
    [film('jpx '), 'film.mp4'],
    [bytes('\xFF\xD8\xFF\xE0 not much of a picture'), 'photo.jpg'],
  ]
  for (const [file, filename] of refused) {
    const answer = await creator.call('POST', '/api/user-file/', formData({ name: 'x', file, filename }))
    expect(answer.status, filename).toBe(400)
    expect(await answer.json(), filename).toMatchObject({ file: [expect.any(String)] })
  }
  expect(await creator.get('/api/user-file/')).toMatchObject({ count: 0 })
})
