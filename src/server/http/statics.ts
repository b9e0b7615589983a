import { existsSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { answerNotFound } from './errors.ts'
import { pageOf } from './page.ts'

/** A page of the browser app, as opposed to a call or a file that does not exist. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0]!
  return (method === 'GET' || method === 'HEAD') && /^\/[\w/-]*$/.test(path) && !/^\/(api|v2)(\/|$)/.test(path)
}

/** The built browser app, where there is one: hashed files are kept for ever, the page is asked for each time. */
export const serveBrowser = async (app: FastifyInstance, config: Config): Promise<void> => {
  const folder = config.browserDir
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(serveStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets/'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendPage = pageOf(folder, config)
  for (const path of ['/', '/index.html']) app.get(path, sendPage)
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : answerNotFound(request, reply),
  )
}
