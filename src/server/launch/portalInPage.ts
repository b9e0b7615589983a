import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { portalOf, withPortal } from '../../shared/portal.ts'
import { readConfig } from '../config.ts'
import { root } from '../root.ts'

/** The page of the development server is told its portal as the built one is. */
export const portalInPage = (): Plugin => ({
  name: 'portal-in-page',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/index.html') return next()
      const template = readFileSync(new URL('index.html', root), 'utf8')
      const portal = portalOf(readConfig(process.env), request.headers.host)
      server.transformIndexHtml(request.originalUrl ?? '/', template).then(
        (page) => response.setHeader('content-type', 'text/html; charset=utf-8').end(withPortal(page, portal)),
        (error: unknown) => next(error),
      )
    })
  },
})
