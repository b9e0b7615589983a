import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import { getShortestPaths } from '@xstate/graph'
import {
  isAccountRefused,
  isExpired,
  isForbidden,
  isGranted,
  isPageRefused,
  isStranded,
  isUndecided,
  isUnknownPage,
} from '../../../src/app/access/access.view.ts'
import { alphabet, nowhere, open, shut, wide, worldOf } from './support.ts'

const start = { path: open, isStarting: true, user: null }

const pathsIn = (isMobile: boolean) => {
  const machine = worldOf({ isMobile })
  const paths = getShortestPaths(machine, {
    input: start,
    events: alphabet,
    serializeState: ({ value, context }) => JSON.stringify([value, context.path, context.isStarting, context.user?.id]),
  })
  return { machine, ends: paths.map(({ state }) => state) }
}

const selectors = {
  isUndecided,
  isExpired,
  isGranted,
  isUnknownPage,
  isForbidden,
  isPageRefused,
  isAccountRefused,
}

describe.each([false, true])('every way through the access, in the mobile layout: %s', (isMobile) => {
  const { machine, ends } = pathsIn(isMobile)

  it('ends where exactly one selector says so', () => {
    const said = ends.map((end) => Object.values(selectors).filter((select) => select(end)).length)
    expect(new Set(said)).toEqual(new Set([1]))
    expect(ends.length).toBe(20)
  })

  it('shows a page only to somebody who may see it', () => {
    const shown = ends.filter(isGranted).map(({ context }) => `${context.user?.id} ${context.path}`)
    expect(shown.toSorted()).toEqual(
      isMobile
        ? ['guest /open', 'partner /open']
        : ['broker /open', 'broker /wide', 'guest /open', 'guest /wide', 'partner /open', 'partner /wide'],
    )
  })

  it('B024 without a session leads to the sign-in, whatever the page', () => {
    const expired = ends.filter(({ context }) => !context.isStarting && context.user === null)
    expect(expired.map(({ context }) => context.path).toSorted()).toEqual([nowhere, open, shut, wide])
    expect(expired.every(isExpired)).toBe(true)
  })

  it('C034 a page that does not exist is unknown to who has a session', () => {
    const lost = ends.filter(({ context }) => context.user !== null && context.path === nowhere)
    expect(
      lost
        .filter(isUnknownPage)
        .map(({ context }) => context.user!.id)
        .toSorted(),
    ).toEqual(isMobile ? ['guest', 'partner'] : ['broker', 'guest', 'partner'])
  })

  it('B030 C042 a forbidden page leads to the landing page, or nowhere for who has none', () => {
    const refused = ends.filter(isForbidden)
    expect(refused.every(({ context }) => context.path === shut)).toBe(true)
    expect(
      refused
        .filter((end) => !isStranded(end))
        .map(({ context }) => context.user!.id)
        .toSorted(),
    ).toEqual(isMobile ? ['partner'] : ['broker', 'partner'])
    expect(refused.filter(isStranded).map(({ context }) => context.user!.id)).toEqual(['guest'])
  })

  it('B071 an account that is not for the mobile layout is refused there, on every page', () =>
    expect(
      ends
        .filter(isAccountRefused)
        .map(({ context }) => `${context.user!.id} ${context.path}`)
        .toSorted(),
    ).toEqual(isMobile ? [nowhere, open, shut, wide].map((path) => `broker ${path}`) : []))

  it('B072 P15 a page that is not for the mobile layout is refused there, and the session kept', () =>
    expect(
      ends
        .filter(isPageRefused)
        .map(({ context }) => `${context.user!.id} ${context.path}`)
        .toSorted(),
    ).toEqual(isMobile ? [`guest ${wide}`, `partner ${wide}`] : []))

  it('judges anew whatever happens', () => {
    const wrong = ends.flatMap((end) =>
      alphabet.filter((event) => {
        const [next] = transition(machine, end, event)
        return !Object.values(selectors).some((select) => select(next))
      }),
    )
    expect(wrong).toEqual([])
  })
})
