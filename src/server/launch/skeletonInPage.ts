import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { root } from '../root.ts'

const inProject = (path: string) => fileURLToPath(new URL(path, root))

interface Skeleton {
  styles: string
  markup: string
}

const packed = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

/** The page itself brings the styles of its ground and what it shows before any script is there. */
export const skeletonInPage = (): Plugin => ({
  name: 'skeleton-in-page',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const { styles, markup } = (await runnerImport<Skeleton>(inProject('src/app/frame/PageSkeleton.tsx'))).module
      const css = packed(readFileSync(inProject('src/app/page.css'), 'utf8') + styles)
      return html
        .replace('</head>', () => `<style>${css}</style></head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    },
  },
})
