import { readFileSync } from 'node:fs'

/** The first file of JavaScript that the built product gives a browser. */
export const builtEntry = (): string => {
  const [, name] = /<script type="module"[^>]* src="([^"]+)"/.exec(readFileSync('dist/browser/index.html', 'utf8'))!
  return readFileSync(`dist/browser${name}`, 'utf8')
}
