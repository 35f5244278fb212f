import { describe, expect, it } from 'vitest'
import { requireOrigin } from '../../../scripts/cloud/require-origin.ts'

describe('a deployment', () => {
  it('is refused without its public address, and told how to set it', () => {
    for (const nothing of [undefined, '']) expect(() => requireOrigin(nothing, [])).toThrow(/ORIGIN is not set.*vars/s)
    expect(() => requireOrigin(undefined, ['AUTH_SECRET'])).toThrow('wrangler secret put ORIGIN')
  })

  it('takes the address from the configuration or from a secret', () => {
    expect(() => requireOrigin('https://larder.example.com', [])).not.toThrow()
    expect(() => requireOrigin('https://larder.example.com:8443', [])).not.toThrow()
    expect(() => requireOrigin(undefined, ['ORIGIN'])).not.toThrow()
  })

  it('is refused an address that links cannot start with, even where a secret has another', () => {
    const bad = [
      'larder.example.com',
      'http://larder.example.com',
      'https://larder.example.com/',
      'https://a.example/x',
      7,
    ]
    for (const address of bad) expect(() => requireOrigin(address, ['ORIGIN'])).toThrow('is not an address')
  })
})
