import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow } from '../../machines/kernel/follow.ts'
import { anySelection } from '../../machines/kernel/selected.ts'
import { select } from '../../machines/kernel/selection.ts'
import { triedCalled } from '../../machines/tried.ts'
import { areas } from '../../src/areas/registry.ts'
import { teller } from '../../src/server/words.ts'
import type { Tell } from '../../src/shared/format/fieldText.ts'
import { formats } from '../../src/shared/scripts/formats.ts'
import { hindranceOf } from '../../src/shared/scripts/playwright.ts'
import { scriptOf } from '../../src/shared/scripts/script.ts'
import type { Script } from '../../src/shared/scripts/types.ts'

const t = teller('en') as Tell

/** The shortest path to each of the goals that a browser can go by itself from its beginning. */
export const drivableScripts = async (machine: string, goals: readonly string[]): Promise<Script[]> => {
  const lifecycle = await triedCalled(machine)
  const area = areas.find((one) => one.lifecycle?.id === machine)!
  const today = new Date().toISOString().slice(0, 10)
  return goals.flatMap((goal) => {
    const found = select(lifecycle, { ...anySelection, goal })
    const scripts = found.map((path) => scriptOf(area, lifecycle, follow(lifecycle, path), { t, locale: 'en', today }))
    return scripts.find((script) => hindranceOf(script) === null) ?? []
  })
}

/** Runs scripts as the spec that testers are handed, in a process of its own, and tells what it said where it failed. */
export const runGenerated = async (scripts: readonly Script[], env: Record<string, string>): Promise<string> => {
  // Within the project, where packages are found.
  const folder = mkdtempSync(join(process.cwd(), 'dist', 'generated-'))
  const file = join(folder, `paths.${formats.playwright.ending}`)
  writeFileSync(file, formats.playwright.text(scripts, t))
  try {
    return await new Promise((resolve) => {
      const child = spawn(process.execPath, ['--test', file], { env: { ...process.env, ...env } })
      let said = ''
      child.stdout.on('data', (text: Buffer) => (said += text.toString()))
      child.stderr.on('data', (text: Buffer) => (said += text.toString()))
      child.on('exit', (code) => resolve(code === 0 ? '' : said))
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
