import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { installPackage, run, runs } from './commands.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const folders = [...(process.env.PATH ?? '').split(delimiter), '/Applications/Google Chrome.app/Contents/MacOS']
const systemBrowsers = [...names, 'Google Chrome'].flatMap((name) => folders.map((folder) => join(folder, name)))

/** Flags for a quiet browser that also starts as root, where Chromium's sandbox cannot. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium that runs: CHROME_PATH, Playwright's own, or the system's; else one is installed.
 * @throws when there is none and none can be installed
 */
export const findBrowser = async (): Promise<string> => {
  const found = installedBrowser() ?? (await installBrowser())
  if (!found) throw new Error('There is no browser and none could be installed: install Chromium or set CHROME_PATH')
  return found
}

const installedBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, chromium.executablePath(), ...systemBrowsers].find((path) => path && runs(path))

const installBrowser = async (): Promise<string | undefined> => {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  await run(process.execPath, [playwright, 'install', ...libraries, 'chromium'])
  if (!installedBrowser()) await installPackage('chromium')
  return installedBrowser()
}
