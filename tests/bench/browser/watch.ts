import type { Locator, Page } from 'playwright'

const patience = 60_000

interface Entered {
  painted: number
  row: number
  drawn: number
  blocked: number
}

declare global {
  var entered: { row: number; drawn: number; tasks: { startTime: number; duration: number }[] }
}

/** In the page before all else: notes when what each mark finds stood painted, and every long task until then. */
export const watchEntry = (marks: { row: string; drawn: string }): void => {
  globalThis.entered = { row: 0, drawn: 0, tasks: [] }
  const { entered } = globalThis
  new PerformanceObserver((list) => entered.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  const watch = (name: 'row' | 'drawn') => {
    const look = () => {
      if (document.querySelector(marks[name])) setTimeout(() => (entered[name] = performance.now()))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  watch('row')
  watch('drawn')
}

/** Milliseconds since the address was entered, and how much longer than 50 ms scripts held the page until it answers. */
export const entry = async (page: Page): Promise<Entered> => {
  await page.waitForFunction(() => globalThis.entered?.row > 0 && globalThis.entered.drawn > 0, undefined, {
    timeout: patience,
  })
  return page.evaluate(() => {
    const { row, drawn, tasks } = globalThis.entered
    const blocked = tasks
      .filter(({ startTime }) => startTime < drawn)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
    return { painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, row, drawn, blocked }
  })
}

/**
 * Milliseconds from a click, or from history going back, until the frame in which each mark (an XPath) is seen has been painted;
 * timed in the page, since the way to this process costs more than what is measured.
 */
const timed = (page: Page, begin: 'click' | 'back', marks: string[]): Promise<number[]> =>
  page.evaluate(
    async ([started, wanted, limit]) => {
      const isSeen = (mark: string) => {
        const found = document.evaluate(mark, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
        return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element).some(
          (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
      }
      if (started === 'back') history.back()
      const from =
        started === 'back'
          ? performance.now()
          : await new Promise<number>((resolve) =>
              addEventListener('click', (event) => resolve(event.timeStamp), { once: true, capture: true }),
            )
      const seen = (mark: string) =>
        new Promise<number>((resolve, reject) => {
          const look = () => {
            if (isSeen(mark)) setTimeout(() => resolve(performance.now() - from))
            else if (performance.now() - from > limit) reject(new Error(`Not seen: ${mark}`))
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      return Promise.all(wanted.map(seen))
    },
    [begin, marks, patience] as const,
  )

/** How long the pointer rests on what it presses, in milliseconds: shorter than a person's. */
const rest = 100

export const afterClick = async (page: Page, target: Locator, marks: string[]): Promise<number[]> => {
  const times = timed(page, 'click', marks)
  await target.hover()
  await page.waitForTimeout(rest)
  await page.mouse.down()
  await page.mouse.up()
  return times
}

export const afterBack = async (page: Page, mark: string): Promise<number> => (await timed(page, 'back', [mark]))[0]!
