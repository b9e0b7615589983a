import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject, onTestFinished } from 'vitest'
import { browserFlags } from '../../tests/run/browser.ts'
import { type Served, serve, temporaryFolder } from '../../tests/support/process.ts'

export interface Product {
  server: Served
  /** A browser of its own, no cookies, no storage, that is closed with the test: what stands open goes on working. */
  visit(options?: BrowserContextOptions): Promise<Page>
  /** The same for all tests of a file. */
  stay(): Promise<Page>
  /** The server ends as an operator would end it, and starts again on the same data, so many hours later by its clock. */
  restart(later?: number): Promise<void>
  close(): Promise<void>
}

/** That of all files of a worker; it ends with the process. */
let browser: Promise<Browser> | null = null

const browserOf = (): Promise<Browser> =>
  (browser ??= chromium.launch({ executablePath: process.env.CHROME_PATH, args: browserFlags }))

/** What has a process of Node believe that it is so many hours later. */
const ahead = (hours: number): string[] => {
  const clock = `const { now } = Date, later = () => now() + ${hours} * 3600000;
    globalThis.Date = class extends Date { constructor(...said) { said.length ? super(...said) : super(later()) } static now() { return later() } }`
  return hours === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(clock)}`]
}

/** The built product with a fresh demo, and a browser to use it with. */
export const openProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = temporaryFolder(inject('demoFolder'))
  const place = { DATA_DIR: folder.path, ...settings }
  const [used, server] = await Promise.all([browserOf(), serve(place)])
  const contexts = new Set<BrowserContext>()
  const enter = async (options?: BrowserContextOptions) => {
    const context = await used.newContext({
      baseURL: product.server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Asia/Jakarta',
      ...options,
    })
    context.setDefaultTimeout(30_000)
    contexts.add(context.on('close', () => contexts.delete(context)))
    return context
  }
  const product: Product = {
    server,
    visit: async (options) => {
      const context = await enter(options)
      onTestFinished(() => context.close())
      return context.newPage()
    },
    stay: async () => (await enter()).newPage(),
    restart: async (later = 0) => {
      await product.server.end()
      product.server = await serve({ ...place, PORT: new URL(server.url).port }, [
        ...ahead(later),
        'dist/server/main.js',
      ])
    },
    close: async () => {
      for (const context of contexts) await context.close()
      await product.server.end()
      folder.remove()
    },
  }
  return product
}
