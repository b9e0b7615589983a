import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { preloadable } from '../../src/ui/preloadable.ts'

const Page = ({ name }: { name: string }) => <p>{name}</p>

const drawn = (component: ReturnType<typeof preloadable<{ name: string }>>) => {
  render(
    <Suspense fallback={<p>waiting</p>}>
      <component.Component name="page" />
    </Suspense>,
  )
  return screen.getByText(/page|waiting/).textContent
}

it('draws at once what has been fetched before', async () => {
  const component = preloadable(async () => ({ default: Page }))
  await component.load()
  expect(drawn(component)).toBe('page')
})

it('fetches when it is drawn what has not been fetched', async () => {
  const component = preloadable(async () => ({ default: Page }))
  expect(drawn(component)).toBe('waiting')
  expect((await screen.findByText('page')).textContent).toBe('page')
})
