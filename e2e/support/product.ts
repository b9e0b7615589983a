import { cpSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { inject } from 'vitest'
import { browserFlags } from '../../tests/run/browser.ts'
import { type Served, serve, temporaryFolder } from '../../tests/support/process.ts'

export interface Product {
  server: Served
  browser: Browser
  /** A browser of its own: no cookies, no storage. */
  visit(options?: BrowserContextOptions): Promise<Page>
  /** The server ends as an operator would end it, and starts again on the same data. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** The built product with a fresh demo, and a browser to use it with. */
export const openProduct = async (settings: Record<string, string> = {}): Promise<Product> => {
  const folder = temporaryFolder()
  cpSync(inject('demoFolder'), folder.path, { recursive: true })
  const place = { DATA_DIR: folder.path, ...settings }
  const [browser, server] = await Promise.all([
    chromium.launch({ executablePath: process.env.CHROME_PATH, args: browserFlags }),
    serve(place),
  ])
  const product: Product = {
    server,
    browser,
    visit: async (options) => {
      const context = await browser.newContext({
        baseURL: product.server.url,
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        timezoneId: 'Asia/Jakarta',
        ...options,
      })
      context.setDefaultTimeout(30_000)
      return context.newPage()
    },
    restart: async () => {
      await product.server.end()
      product.server = await serve({ ...place, PORT: new URL(server.url).port })
    },
    close: async () => {
      await browser.close()
      await product.server.end()
      folder.remove()
    },
  }
  return product
}
