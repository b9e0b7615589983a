import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, configure, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLanguage } from '../../src/data/language.ts'
import { respond, type Response } from '../../src/ui/snackbar/respond.ts'
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

  it("B137 of the response helper says 'Well done!' before what was done, or 'Success'", async () => {
    const told = async (response: Response) => {
      act(() => respond(response))
      const [region] = screen.getAllByRole('status')
      await within(region!).findByRole('button', { name: 'Close' })
      return region!
    }
    const region = await told({ ok: true, message: 'It is sent.' })
    expect(region.textContent).toBe('Well done! It is sent.')
    expect(region.querySelector('b')?.textContent).toBe('Well done! ')
    act(() => notices().forEach(({ id }) => dismiss(id)))
    expect((await told({ ok: true })).textContent).toBe('Well done! Success')
  })

  it.each([
    [{ message: 'It failed.', detail: '<b>Row 3</b>' }, 'Error! It failed. <b>Row 3</b>'],
    [{ message: 'It failed.' }, 'Error! It failed.'],
    [{}, 'Error! Something wrong'],
  ])("B137 of the response helper says 'Error!', then message and detail: %o", async (answer, text) => {
    act(() => respond({ ok: false, ...answer }))
    const [region] = screen.getAllByRole('alert')
    await within(region!).findByRole('button', { name: 'Close' })
    expect(region!.textContent).toBe(text)
    expect([...region!.querySelectorAll('b')].map((bold) => bold.textContent)).toEqual(['Error! '])
  })

  it.each([
    ['error', 'alert', 'Failed to submit'],
    ['success', 'status', 'Successfully submitted'],
  ] as const)('B138 of %s is styled and announced as one', async (kind, role, text) => {
    const region = await said({ kind, text }, role)
    const other = screen.getAllByRole(role === 'alert' ? 'status' : 'alert')[0]!
    expect(region.textContent).toBe(text)
    expect(other.textContent).toBe('')
    const icon = region.querySelector('.fui-MessageBar__icon svg')
    expect(icon).not.toBeNull()
  })

  it('says the same words once', async () => {
    await said({ kind: 'error', text: 'Failed to load list' }, 'alert')
    const region = await said({ kind: 'error', text: 'Failed to load list' }, 'alert')
    expect(region.textContent).toBe('Failed to load list')
  })
})
