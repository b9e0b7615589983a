import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, configure, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLanguage } from '../../src/data/language.ts'
import { dismiss, type Notice, notices, notify } from '../../src/ui/snackbar/snackbar.ts'
import { SnackbarHost } from '../../src/ui/snackbar/SnackbarHost.tsx'

configure({ asyncUtilTimeout: 10_000 })

beforeEach(async () => {
  await startLanguage(null)
  render(
    <FluentProvider theme={webLightTheme}>
      <SnackbarHost />
    </FluentProvider>,
  )
})

afterEach(() => {
  act(() => notices().forEach(({ id }) => dismiss(id)))
  cleanup()
})

const said = async (notice: Notice, role: 'status' | 'alert') => {
  act(() => notify(notice))
  const [region] = screen.getAllByRole(role)
  await within(region!).findByRole('button', { name: 'Close' })
  return region!
}

describe('a snackbar', () => {
  it("B135 of an error without a message says 'Error'", async () =>
    expect((await said({ kind: 'error' }, 'alert')).textContent).toBe('Error'))

  it("B135 of a success without a message says 'Done'", async () =>
    expect((await said({ kind: 'success' }, 'status')).textContent).toBe('Done'))

  it('B136 has the prefix of a submit failure in bold, and nothing of the server as markup', async () => {
    const region = await said({ kind: 'error', lead: 'Error!', text: '<i>Failed</i> to submit' }, 'alert')
    expect(region.textContent).toBe('Error! <i>Failed</i> to submit')
    expect(region.querySelector('b')?.textContent?.trim()).toBe('Error!')
    expect(region.querySelector('i')).toBeNull()
  })

  it('says the same words once', async () => {
    await said({ kind: 'error', text: 'Failed to load list' }, 'alert')
    const region = await said({ kind: 'error', text: 'Failed to load list' }, 'alert')
    expect(region.textContent).toBe('Failed to load list')
  })
})
