import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isPlaceholder, shardBinding, withDatabaseId, withShards } from '../../../scripts/cloud/edit-config.ts'

const toml = readFileSync('wrangler.toml', 'utf8')
const bindings = (text: string) => [...text.matchAll(/^binding = "(SPACES_\d\d)"$/gm)].map(([, name]) => name)

describe('shards in the configuration', () => {
  it('are numbered with two digits, so that their names sort', () => {
    const more = withShards(
      toml,
      Array.from({ length: 12 }, (_, index) => shardBinding(index)),
    )
    expect(bindings(more).at(-1)).toBe('SPACES_11')
    expect(bindings(more)).toEqual(bindings(more).toSorted((a = '', b = '') => a.localeCompare(b)))
  })

  it('replace each other and leave the rest alone', () => {
    const two = [shardBinding(0), shardBinding(1)]
    const four = [...two, shardBinding(2), shardBinding(3)]
    expect(withShards(withShards(toml, four), two)).toBe(withShards(toml, two))
    expect(withShards(toml, four)).toContain('binding = "DIRECTORY"')
  })

  it('keep the id of a database that exists', () => {
    const { id } = shardBinding(1)
    const real = '5d0e3a46-7f7c-4a53-9d59-0b7d1c0f8d11'
    const base = withShards(toml, [shardBinding(0), shardBinding(1)])
    expect(withDatabaseId(base, id, real)).toContain(`database_id = "${real}"`)
    expect(withDatabaseId(base, id, real)).not.toContain(id)
    expect([isPlaceholder(id), isPlaceholder(real)]).toEqual([true, false])
  })

  it('need a marker in the file', () => {
    expect(() => withShards('name = "larder"', [shardBinding(0)])).toThrow('shards:begin')
  })
})
