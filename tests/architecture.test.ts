import { describe, expect, it } from 'vitest'
import { areas } from '../src/areas/registry.ts'
import { wrongArrows } from './architecture/arrows.ts'
import { circles, missing, upward } from './architecture/order.ts'
import {
  atOnce,
  deferredBy,
  importsOf,
  loadedWith,
  sourcesIn,
  type Source,
  withoutTypes,
} from './architecture/source.ts'
import { having, namesOf, saying } from './architecture/words.ts'

const machines = sourcesIn('machines')
const sources = sourcesIn('src')
const under = (...folders: string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(`src/${folder}/`)))

const impure =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bcrypto\b|\bfetch\b|\bset(Timeout|Interval)\b|\bconsole\b|\bmoment(\.utc)?\(\s*\)|\bmoment\.tz\([^,()]*\)/
const sourceAt = (path: string): Source => sources.find((source) => source.path === path) ?? { path, text: '' }

const undocumented =
  /\b(_nodes|resolveState|getNextTransitions|getNextSnapshot|AnyActorScope)\b|\bmachine\.implementations\b|\bnode\.(transitions|after)\b|'xstate\.(after|raise|cancel)/
const fetching = /\bfetch\(|\bXMLHttpRequest\b/
const secured = /\bcrypto\.(randomUUID|subtle)\b|\bnavigator\.(clipboard|serviceWorker)\./
const matching = /\.matches\(/
const querying = /\b(query|mutation) \$\{/
const calling = /\$\{area\.id\}\.|\barea\.id \+/

const file = (path: string, text: string): Source => ({ path, text })

describe('the house', () => {
  it('has no arrow that points the wrong way', () => {
    expect([...machines, ...sources].flatMap(wrongArrows)).toEqual([])
  })

  it('has no arrow up within a tower, and a place for each of its parts', () => {
    const all = [...machines, ...sources]
    expect(upward(all)).toEqual([])
    expect(missing(all)).toEqual([])
  })

  it('has no circle of files', () => {
    expect(circles([...machines, ...sources])).toEqual([])
  })

  it('names no area outside of areas, views, words, performers and demo', () => {
    const storeys = under('server', 'pages', 'data', 'ui').filter(
      ({ path }) => !/^src\/server\/(demo|performers)\//.test(path),
    )
    // Organisations are records, and those for whom the server works besides.
    const others = areas.filter(({ table }) => table !== 'organisations')
    // A switch of the installation is called as what it switches.
    const switches: readonly string[] = areas.flatMap(({ switchedBy }) => switchedBy ?? [])
    const names = namesOf(others).filter((name) => !switches.includes(name))
    expect(storeys.flatMap((source) => saying(names, source))).toEqual([])
  })

  it('asks an area by the one door that knows its names', () => {
    const naming = sources.flatMap((source) => having(calling, source))
    expect(naming.map((place) => place.replace(/:\d+$/, ''))).toEqual(['src/shared/endpoints/areas.ts'])
  })

  it('leaves what is tried on lifecycles to tests, the command line, one worker of the testers’ pages and who asks the server for a matrix: nothing else loads it', () => {
    const trying = ['paths', 'selection', 'follow', 'coverage', 'matrix'].map((name) => `machines/kernel/${name}.ts`)
    const isTrial = (name: string) =>
      name.endsWith('.trial.ts') || name === 'machines/tried.ts' || trying.includes(name)
    const loaded = [...machines, ...sources]
      .filter(({ path }) => !path.startsWith('src/server/cli/') && !trying.includes(path))
      .filter(({ path }) => !['src/views/workflows/trial/answers.ts', 'src/server/workflow/why.ts'].includes(path))
      .map(withoutTypes)
    expect(loaded.filter((source) => importsOf(source).some(isTrial)).map(({ path }) => path)).toEqual([])
    expect(machines.filter(({ path }) => isTrial(path)).length).toBeGreaterThan(1)
  })

  it('touches what XState does not document in one file', () => {
    const touching = [...machines, ...sources].flatMap((source) => having(undocumented, source))
    expect(new Set(touching.map((place) => place.replace(/:\d+$/, '')))).toEqual(new Set(['machines/kernel/chart.ts']))
  })

  it('has the documents of GraphQL on the server alone', () => {
    const others = sources.filter(({ path }) => !path.startsWith('src/server/'))
    expect(others.flatMap((source) => having(querying, source))).toEqual([])
    expect(under('server').flatMap((source) => having(querying, source)).length).toBeGreaterThan(5)
  })

  it('has machines that read no clock, no chance and no world, and load nothing that does', () => {
    const all = new Map([...machines, ...sources].map((source) => [source.path, source]))
    const charts = sources.filter(({ path }) => path.endsWith('.machine.ts'))
    const loaded = new Set([...machines, ...charts.flatMap((chart) => loadedWith(chart, all))])
    expect([...loaded].flatMap((source) => having(impure, source))).toEqual([])
    expect(charts.length).toBeGreaterThan(10)
  })

  it('fetches the data of the time zones, 42 kB, where an instant is typed, and what reckons with them of its own', () => {
    const all = new Map([...machines, ...sources].map((source) => [source.path, atOnce(source)]))
    const browser = [...under('app', 'views', 'pages', 'data', 'ui', 'areas'), sourceAt('src/main.tsx')]
    const fetched = new Set(['src/main.tsx', ...browser.flatMap(deferredBy)])
    const reckoning = [...fetched].filter((path) =>
      loadedWith(all.get(path) ?? file(path, ''), all).some((source) =>
        importsOf(source).some((name) => name.startsWith('moment')),
      ),
    )
    const generic = reckoning.filter((path) => /^src\/(?!views\/)/.test(path))
    expect(generic.toSorted()).toEqual(['src/ui/fields/InstantInput.tsx'])
  })

  it('begins in the browser with outlines of the areas, and with no declaration', () => {
    const all = new Map([...machines, ...sources].map((source) => [source.path, atOnce(source)]))
    // Which the build puts in the place of what it makes them from.
    const outlines = file('src/areas/outlines.ts', '')
    const begun = loadedWith(all.get('src/main.tsx')!, all.set(outlines.path, outlines)).map(({ path }) => path)
    expect(begun.filter((path) => path.startsWith('src/areas/'))).toEqual([outlines.path])
  })

  it('has beside a machine its types, its view and, where its host provides something, the gateway that does', () => {
    const paths = new Set(sources.map(({ path }) => path))
    const wanted = sources.flatMap((source) => {
      const name = /(.*)\.machine\.ts$/.exec(source.path)?.[1]
      const isProvided = [source.path, `${name}.setup.ts`].some(
        (path) => having(/\bunprovided\b/, sourceAt(path)).length > 0,
      )
      return name ? ['types', 'view', ...(isProvided ? ['gateway'] : [])].map((part) => `${name}.${part}.ts`) : []
    })
    expect(wanted.filter((path) => !paths.has(path))).toEqual([])
  })

  it('has components that do not fetch, and selectors in .view.ts files alone that match states', () => {
    const components = under('ui', 'pages', 'views', 'app')
    expect(components.flatMap((source) => having(fetching, source))).toEqual([])
    const readers = [...components, ...under('data')].filter(({ path }) => !path.endsWith('.view.ts'))
    expect(readers.flatMap((source) => having(matching, source))).toEqual([])
  })

  it('asks browsers for nothing that they have over TLS alone', () => {
    const browser = under('ui', 'pages', 'views', 'app', 'data', 'shared')
    expect(browser.flatMap((source) => having(secured, source))).toEqual([])
  })
})

describe('a wrong arrow', () => {
  const wrong: [string, string][] = [
    ['machines/kernel/a.ts', `import { format } from '../../src/shared/format.ts'`],
    ['machines/kernel/a.ts', `import { readFileSync } from 'node:fs'`],
    ['machines/kernel/a.ts', `import type { Moment } from 'moment'`],
    ['src/shared/a.ts', `import { bank } from '../areas/parties/bank.ts'`],
    ['src/shared/a.ts', `import { useState } from 'react'`],
    ['src/areas/parties/bank.ts', `import { areas } from '../registry.ts'`],
    ['src/areas/parties/bank.ts', `import { useState } from 'react'`],
    ['src/areas/registry.ts', `import { Page } from '../pages/Page.tsx'`],
    ['src/server/a.ts', `import { Table } from '../ui/Table.tsx'`],
    ['src/server/a.ts', `import { bank } from '../areas/parties/bank.ts'`],
    ['src/server/a.ts', `export { renderToString } from 'react-dom/server'`],
    ['src/server/performers/bank.ts', `import { areas } from '../../areas/registry.ts'`],
    ['src/ui/a.tsx', `import { call } from '../data/call.ts'`],
    ['src/ui/a.tsx', `import { areas } from '../areas/registry.ts'`],
    ['src/ui/a.tsx', `import { join } from 'node:path'`],
    ['src/data/a.ts', `import { Table } from '../ui/Table.tsx'`],
    ['src/app/a.tsx', `import { areas } from '../areas/registry.ts'`],
    ['src/server/a.ts', `import { outlines } from '../areas/outlines.ts'`],
    ['src/data/a.ts', `const store = await import('../server/store/store.ts')`],
    ['src/pages/a.tsx', `const view = lazy(() => import('../views/bank/Bank.tsx'))`],
    ['src/pages/a.tsx', `import { bank } from '../areas/parties/bank.ts'`],
    ['src/views/a.tsx', `import { Shell } from '../app/shell/Shell.tsx'`],
    ['src/app/a.tsx', `import {\n  start,\n} from '../server/main.ts'`],
    ['src/app/a.tsx', `new Worker(new URL('../server/main.ts', import.meta.url))`],
    ['src/main.tsx', `import '../tests/support/process.ts'`],
    ['src/elsewhere/a.ts', ``],
  ]

  it.each(wrong)('is seen in %s: %s', (path, text) => {
    expect(wrongArrows(file(path, text))).toHaveLength(1)
  })

  it('is none where it follows the storeys', () => {
    const text = `import { outlines } from '../areas/outlines.ts'\nimport { call } from '../data/call.ts'\nimport en from '../../locales/en/list.json'`
    expect(wrongArrows(file('src/pages/a.tsx', text))).toEqual([])
  })
})

describe('a wrong order', () => {
  const orders = { 'src/server': '. store host', 'src/views': 'account * .' }

  it.each([
    ['src/server/store/store.ts', `import { start } from '../host.ts'`],
    ['src/server/config.ts', `import type { Store } from './store/store.ts'`],
    ['src/server/news/a.ts', ''],
    ['src/views/bank/a.ts', `import './../broker/b.ts'`],
    ['src/views/account/a.ts', `import '../bank/b.ts'`],
    ['src/views/bank/a.ts', `import '../parts.ts'`],
  ])('is seen in %s: %s', (path, text) => {
    expect(upward([file(path, text)], orders)).toHaveLength(1)
  })

  it('is none where everything rests on what is below', () => {
    const host = file('src/server/host.ts', `import './config.ts'\nimport './store/store.ts'\nimport '../ui/a.ts'`)
    expect(upward([host, file('src/server/store/a.ts', `import './b.ts'`)], orders)).toEqual([])
    const own = file('src/views/bank/a.ts', `import './b.ts'\nimport '../account/c.ts'`)
    expect(upward([own, file('src/views/parts.ts', `import './bank/a.ts'`)], orders)).toEqual([])
  })

  it('is one that has a place for what is not there', () => {
    expect(missing([file('src/server/store/a.ts', '')], { 'src/server': orders['src/server'] })).toEqual([
      'src/server/.',
      'src/server/host',
    ])
  })

  it('is a circle, of types too and however long', () => {
    const a = file('src/a.ts', `import type { B } from './b.ts'`)
    const b = file('src/b.ts', `export { c } from './c.ts'\nimport './d.ts'`)
    const c = file('src/c.ts', `const load = () => import('./a.ts')\nimport './d.ts'`)
    const d = file('src/d.ts', `import './e.ts'`)
    expect(circles([d, a, b, c, file('src/e.ts', '')])).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']])
    expect(circles([a, b, d])).toEqual([])
  })
})

describe('a wrong word', () => {
  const names = namesOf([
    { id: 'hull_cover', name: 'hullCoverQuotation', table: 'hull_cover_quotations', route: '/hull-cover' },
  ])

  it.each([
    `if (area.id === 'hull_cover') return`,
    `select * from hull_cover_quotations`,
    `const HullCover = () => null`,
    `navigate('/hull-cover/new')`,
    `import { hullCover } from './x.ts'`,
  ])('is seen in: %s', (text) => {
    expect(saying(names, file('a.ts', text))).toHaveLength(1)
  })

  it('is none in a comment or within another word', () => {
    expect(saying(names, file('a.ts', `/* as\n hull_cover */\n// hullCover\nconst hullCovers = 1`))).toEqual([])
  })

  it.each([
    'Date.now()',
    'new Date()',
    'Math.random() < 0.5',
    'await fetch(url)',
    'setTimeout(go, 1)',
    'moment()',
    'moment.tz(zone)',
  ])('is seen in a machine: %s', (text) => {
    expect(having(impure, file('a.ts', text))).toEqual(['a.ts:1'])
  })

  it('is seen where an endpoint is named by hand', () => {
    expect(having(calling, file('a.ts', 'call(`${area.id}.list`)'))).toEqual(['a.ts:1'])
  })

  it('is seen in a component that fetches or matches', () => {
    expect(having(fetching, file('a.tsx', `\nvoid fetch('/api')`))).toEqual(['a.tsx:2'])
    expect(having(matching, file('a.tsx', `snapshot.matches('approved')`))).toEqual(['a.tsx:1'])
    expect(having(impure, file('a.ts', `new Date(event.at) // not new Date()`))).toEqual([])
  })
})
