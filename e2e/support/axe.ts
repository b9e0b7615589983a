import axe from 'axe-core'
import type { Page } from 'playwright'

type Look = 'dark' | 'light'

/** What holds is not described: that takes longer than to find out. */
const telling: axe.RunOptions = { resultTypes: ['violations'], selectors: false }

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

/** To read it in takes as long as a look: each document gets it once, those in frames too. */
const bringAxe = async (page: Page): Promise<void> => {
  const isThere = () => 'axe' in window
  for (const frame of page.frames()) if (!(await frame.evaluate(isThere))) await frame.evaluate(axe.source)
}

const rulesFor = (look: Look, inEnglish: boolean): axe.RunOnly | undefined => {
  if (look === 'light') return { type: 'rule', values: ofColours }
  return inEnglish ? undefined : { type: 'tag', values: ofWords }
}

/** Without Fluent's own focus guards, which are never read out. */
const violationsIn = async (page: Page, look: Look, inEnglish: boolean): Promise<string[]> => {
  await bringAxe(page)
  const runOnly = rulesFor(look, inEnglish)
  const found = await page.evaluate(
    async (options) => {
      const { violations: broken } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: [['[data-tabster-dummy]']] },
        options,
      )
      return broken.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id} ${html.slice(0, 160)} ${failureSummary}`),
      )
    },
    { ...telling, ...(runOnly && { runOnly }) },
  )
  return found.map((broken) => `${new URL(page.url()).pathname}, ${look}: ${broken}`)
}
