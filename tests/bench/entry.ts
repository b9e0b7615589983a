import { gzipSync } from 'node:zlib'
import { builtEntry } from '../support/builtEntry.ts'
import { generatedAreas } from '../support/generatedAreas.ts'
import { withOutlinesOf } from '../support/outlinesBuild.ts'

/** How large the first file of JavaScript is, and by how much it grows with so many areas more. */
export const entryFigures = (count = 60): Promise<void> =>
  withOutlinesOf(generatedAreas(count), (bytes) => {
    const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`
    console.log(`first JavaScript: ${kB(gzipSync(builtEntry()).length)}, and ${kB(bytes)} for ${count} areas more`)
  })
