import type { Account } from '../../../tests/e2e/account.make.ts'

/** Sends a file in the parts that the server asks for; returns the id of the upload. */
export async function sendArchive(
  origin: string,
  { call, token }: Account,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const path = '/api/import-files/uploads/'
  const { id, part_size: size } = await call<{ id: number; part_size: number }>('POST', path, {
    name: 'recipes.paprikarecipes',
    size: bytes.length,
  })
  for (let part = 0; part * size < bytes.length; part++) {
    const form = new FormData()
    form.set('part', new File([bytes.subarray(part * size, (part + 1) * size)], 'part'))
    const answer = await fetch(`${origin}${path}${id}/${part + 1}/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(`part ${part + 1}: ${answer.status} ${await answer.text()}`)
  }
  return id
}
