import { describe, expect, it } from 'vitest'
import { address, queryString } from '../../src/data/address.ts'

describe('address', () => {
  it('B088 substitutes {name} from the values, encoded, and returns the others', () =>
    expect(address('/v2/sessions/{token}/of/{user}', { token: 'a/b', user: 7, page: 2 })).toEqual({
      path: '/v2/sessions/a%2Fb/of/7',
      rest: { page: 2 },
    }))

  it('leaves what it was given as it is', () => {
    const values = { token: 't' }
    address('/{token}', values)
    expect(values).toEqual({ token: 't' })
  })
})

describe('queryString', () => {
  it('B089 writes arrays with brackets and encodes', () =>
    expect(queryString({ tags: ['a b', 'c&d'], name: 'Ngân hàng' })).toBe(
      '?tags%5B%5D=a%20b&tags%5B%5D=c%26d&name=Ng%C3%A2n%20h%C3%A0ng',
    ))

  it('B089 skips what is empty, and keeps zero and false', () =>
    expect(queryString({ a: '', b: null, c: undefined, d: [], e: 0, f: false })).toBe('?e=0&f=false'))

  it('is nothing when there is nothing to say', () => expect(queryString({})).toBe(''))
})
