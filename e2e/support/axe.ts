import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

type Look = 'dark' | 'light'

/** What holds is not described: that takes longer than to find out. The builder writes into the options that it is given. */
const telling = { resultTypes: ['violations' as const], selectors: false }

const ofColours = ['color-contrast', 'link-in-text-block']
/** Categories of rules that another language can break: the rest is the same page. */
const ofWords = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms']

/** What axe finds on the page as it stands: in English everything in dark and what depends on colours in light; in another language what depends on words. */
export const violations = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const inEnglish = (await page.getAttribute('html', 'lang')) === 'en'
  for (const look of inEnglish ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: look })
    await page.waitForFunction((scheme) => document.documentElement.dataset.scheme === scheme, look)
    await page.waitForFunction(() => !document.querySelector('.fui-Spinner'))
    await page.evaluate(motionEnded)
    found.push(...(await violationsIn(page, look, inEnglish)))
  }
  return found
}

/** A colour on its way from dark to light is neither, and what fades in or out has none of its own yet; what turns for ever is as it will be. */
const motionEnded = async () => {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** Without Fluent's own focus guards, which are never read out. */
const violationsIn = async (page: Page, look: Look, inEnglish: boolean): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).exclude('[data-tabster-dummy]').options({ ...telling })
  // No frames to join: that would load axe into a second page each time.
  axe.setLegacyMode()
  if (look === 'light') axe.withRules(ofColours)
  else if (!inEnglish) axe.withTags(ofWords)
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${new URL(page.url()).pathname}, ${look}: ${id} ${html.slice(0, 160)} ${failureSummary}`,
    ),
  )
}
