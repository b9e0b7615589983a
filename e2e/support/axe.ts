import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe finds on the page as it stands, without Fluent's own focus guards, which are never read out. */
export const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${new URL(page.url()).pathname}: ${id} ${html.slice(0, 160)} ${failureSummary}`,
    ),
  )
}
