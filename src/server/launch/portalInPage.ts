import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readConfig } from '../config.ts'
import { beginningOf, withBeginning } from '../http/beginning.ts'
import { root } from '../root.ts'

/** The page of the development server is begun as the built one is. */
export const portalInPage = (): Plugin => ({
  name: 'portal-in-page',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/index.html') return next()
      const template = readFileSync(new URL('index.html', root), 'utf8')
      const url = request.originalUrl ?? '/'
      const { host, cookie } = request.headers
      const beginning = beginningOf(readConfig(process.env), [], { url, host, cookie })
      server.transformIndexHtml(url, template).then(
        (page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(withBeginning(page, beginning)),
        (error: unknown) => next(error),
      )
    })
  },
})
