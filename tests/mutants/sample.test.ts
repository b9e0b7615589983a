import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { browserQuarries } from './browser.ts'
import { hunt } from './hunt.ts'

/** Another one with each commit. */
const seed = Number.parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 8), 16)
const most = 60

/** Of a long list some that lie evenly in it, from a place that the seed says. */
const sampleOf = <Thing>(things: Thing[]): Thing[] => {
  const step = Math.max(1, Math.floor(things.length / most))
  return things.filter((_, index) => index % step === seed % step)
}

describe('a chart that is changed by one small thing', () => {
  it.each(browserQuarries.map((quarry) => [quarry.machine.id, quarry] as const))('%s is noticed', (_, quarry) => {
    const { missed, slandered } = hunt(quarry, sampleOf(quarry.mutants))
    expect({ missed, slandered }).toEqual({ missed: [], slandered: [] })
  })
})
