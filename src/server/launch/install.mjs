import { isInstalled } from './lockfile.mjs'
import { root, runNode, timed } from './project.mjs'

if (!isInstalled(root)) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('The dependencies are missing or old: run this by npm, or run "npm ci --include=dev" first')
  await timed('Installed the dependencies', () => runNode([npm, 'ci', '--include=dev', '--loglevel=error']))
}
