import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { layout, useLayout } from '../../src/ui/layout/layout.gateway.ts'

const context = () => layout.getSnapshot().context

it('B017 a page says what it wants of the frame, hears what is pressed there, and takes its wishes along', () => {
  const heard: string[] = []
  const page = renderHook(
    ({ price }) =>
      useLayout(
        {
          rightIcon: 'share',
          footerTemplate: { kind: 'oneButton', label: 'Submit', isDisabled: price > 65_000_000 },
        },
        {
          onIcon: (icon) => heard.push(`${icon} at ${price}`),
          onFooter: (button) => heard.push(`${button} at ${price}`),
        },
      ),
    { initialProps: { price: 70_000_000 } },
  )
  const press = () =>
    act(() => {
      layout.send({ type: 'icon.pressed' })
      layout.send({ type: 'footer.pressed', button: 'single' })
    })
  press()
  page.rerender({ price: 5 })
  press()
  expect(heard).toEqual(['share at 70000000', 'share at 5', 'single at 5'])
  page.unmount()
  expect([context().rightIcon, context().footerTemplate]).toEqual([null, null])
  press()
  expect(heard).toHaveLength(3)
})
