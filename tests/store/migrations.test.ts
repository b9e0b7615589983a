import { describe, expect, it } from 'vitest'
import { migrations } from '../../src/server/store/migrations.ts'

/** Numbers are those from before; since then a name begins with the minute in which it was made, so that two branches make two. */
const wellNamed =
  /^(?:0[01]\d\d|20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d)_[a-z][a-z0-9_]*\.sql$/

const prefixOf = (name: string): string => name.split('_')[0]!

const faultsOf = (names: readonly string[]): string[] => [
  ...names.filter((name) => !wellNamed.test(name)).map((name) => `${name} is not named YYYYMMDDHHMM_what_it_does.sql`),
  ...names
    .filter((name, index) => names.findIndex((other) => prefixOf(other) === prefixOf(name)) !== index)
    .map((name) => `${name} begins like another`),
]

describe('migrations', () => {
  const names = migrations().map(({ name }) => name)

  it('are named so that they have one order, and two branches make two names', () => {
    expect(faultsOf(names)).toEqual([])
  })

  it.each([
    ['a number of its own', '0200_agent.sql'],
    ['a month that is none', '202613010900_agent.sql'],
    ['an hour that is none', '202611222400_agent.sql'],
    ['no name', '202611220900.sql'],
    ['capital letters', '202611220900_Agent.sql'],
    ['the beginning of another', names.at(-1)!.replace(/_.*/, '_agent.sql')],
  ])('are refused with %s', (_, name) => {
    expect(faultsOf([...names, name])).toHaveLength(1)
  })

  it('from before come first', () => {
    expect([...names, '202701010900_agent.sql'].toSorted().at(-1)).toBe('202701010900_agent.sql')
    expect(faultsOf([...names, '202701010900_agent.sql', '202701010901_agent.sql'])).toEqual([])
  })
})
