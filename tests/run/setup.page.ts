import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { endVisits } from '../components/support/open.tsx'

/** What decides how a thing is found, and what the product asks of a style. jsdom goes through every rule for every element: it is spared the thousands of others. */
const telling = /[{;]\s*(display|visibility|content|position)\s*:/
const spared = Symbol.for('covergate rules')

interface Patience {
  /** While something is waited for. */
  _disableExpensiveErrorDiagnostics: boolean
}

/** Files of a worker share its page, which is told once. */
const prototype = CSSStyleSheet.prototype as CSSStyleSheet & Record<symbol, unknown>
if (!prototype[spared]) {
  const { insertRule } = prototype
  prototype[spared] = true
  prototype.insertRule = function (rule, index) {
    return telling.test(rule) ? insertRule.call(this, rule, index) : this.cssRules.length - 1
  }
  const { getElementError } = getConfig()
  // The page is printed where a test fails, and not each time that something is not there yet.
  configure({
    getElementError: (message, container) =>
      (getConfig() as unknown as Patience)._disableExpensiveErrorDiagnostics
        ? new Error(message ?? '')
        : getElementError(message, container),
  })
}

afterEach(() => {
  endVisits()
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** What a module knows, as what a snackbar says, is not of the next file. */
afterAll(() => void vi.resetModules())
