import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/run/longestFirst.ts'
import { firstRowsInPage } from './src/server/launch/firstRowsInPage.ts'
import { drawn } from './src/server/launch/drawn.ts'
import { machinesTold } from './src/server/launch/machinesTold.ts'
import { namedDocuments } from './src/server/launch/namedDocuments.ts'
import { outlined } from './src/server/launch/outlined.ts'
import { pagesNamed } from './src/server/launch/pagesNamed.ts'
import { portalInPage } from './src/server/launch/portalInPage.ts'
import { skeletonInPage } from './src/server/launch/skeletonInPage.ts'

const port = Number(process.env.PORT || 4100)
const server = `http://127.0.0.1:${port + 1}`
const slow = { testTimeout: 120_000, hookTimeout: 120_000 }
const stores = ['tests/run/setup.store.ts']
/** Files of a project share its processes, since loading the house takes longer than most of them: none leaves anything behind in a module. */
const sharing = { isolate: false }
/** What drives whole servers and browsers waits for them much of the time: three at once keep two cores busy. */
const mostlyWaiting = { maxWorkers: 3, sequence: { groupOrder: 1 } }
/** Words that every list needs come in one file a language, those of an area and of a kind of page in files of their own. */
const wordsOf = (path: string) => /locales.(\w+).(?:common|ui|session|fields|list)\.json$/.exec(path)?.[1] ?? null
/**
 * What is answered before a statement or beside it: types of inputs, garbage, bytes, headers, tokens, the provider's protocol, which
 * letters a decision table takes (its statements are the same for every cell; paths, moves and together send them on both engines), what
 * a page asks on its way (the statements of lists), and what the demo is made of (exports, imports and documents begin with one on both).
 */
const beforeTheStore = [
  'antivirus',
  'beginning',
  'demo',
  'doors',
  'fileStore',
  'garbage',
  'graphql',
  'http',
  'oidc',
  'portal',
  'proxies',
  'restDoors',
  'restGarbage',
  'strict',
  'wire',
].map((name) => `tests/server/${name}.test.ts`)
const floods = ['killPglite', 'killPostgres', 'races'].map((name) => `tests/faults/${name}.test.ts`)

/** Packages are bundled with the built server, but for those with files of another kind, those that few starts need, and those that share the one copy of graphql. */
const packed = {
  noExternal: true as const,
  external: [
    '@electric-sql/pglite',
    '@faker-js/faker',
    '@node-rs/argon2',
    'file-type',
    'graphql',
    'mercurius',
    'nodemailer',
    'pdfkit',
  ],
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    portalInPage(),
    skeletonInPage(),
    firstRowsInPage(),
    namedDocuments(),
    outlined(),
    pagesNamed(),
    drawn(),
    machinesTold(),
  ],
  publicDir: false,
  // What a worker fetches when it is asked for it comes in files of its own.
  worker: { format: 'es' },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/browser',
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 650,
        // What the way from the address to the first list needs comes in a few files, not in thirty that are fetched and compressed apart.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 6 },
                { name: 'list', test: /src.pages.ListPage\.tsx$/, priority: 5 },
                { name: 'frame', test: /src.app.shell.Frame\.tsx$/, priority: 4 },
                { name: 'mobile', test: /src.(app.mobile.MobileFrame|ui.layout.FootBar)\.tsx$/, priority: 3 },
                { name: 'signIn', test: /src.views.signIn.SignInPage\.tsx$/, priority: 2 },
                { name: 'record', test: /src.pages.RecordPage\.tsx$/, priority: 1 },
                {
                  name: 'form',
                  test: /src.pages.(form.useTyped|fields.FieldInput)\.tsx?$|machines.kit.days\.ts$/,
                  priority: 0.5,
                },
                { name: 'case', test: /src.pages.CasePage\.tsx$/, priority: 0 },
                { name: wordsOf, debugName: 'words', test: /locales.\w+.\w+\.json$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: command === 'build' ? packed : {},
      build: {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        // Without spaces alone: names stay what they are in traces, and less text is kept in memory.
        rolldownOptions: {
          input: 'src/server/main.ts',
          output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/v2', '/health', '/ready', '/files', '/mailbox', '/sandbox'].map((path) => [path, server]),
    ),
  },
  test: {
    // The copy that mercurius and Pothos load: there may be only one.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
    allowOnly: false,
    // Both cores of a small machine; by itself half of them would be left for a person's work.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    // States are waited for, not timed: a second is not enough beside other work.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', 'tests/components/**', 'tests/faults/**'],
          ...sharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          environment: './tests/run/environment.page.ts',
          // The first test of a file loads the whole product, beside two other files that do.
          testTimeout: 60_000,
          ...sharing,
          setupFiles: 'tests/run/setup.page.ts',
          // The one copy of a process would keep the words and the backend of the file before.
          server: { deps: { inline: [/i18next/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: ['tests/server/**/*.test.ts'],
          exclude: beforeTheStore,
          globalSetup: 'tests/run/global.pglite.ts',
          setupFiles: stores,
          ...sharing,
          env: { STORE: 'pglite' },
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/run/global.postgres.ts',
          setupFiles: stores,
          ...sharing,
          env: { STORE: 'postgres' },
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['build', 'demo', 'browser'].map((name) => `tests/run/global.${name}.ts`),
          setupFiles: 'tests/run/setup.browser.ts',
          ...sharing,
          ...mostlyWaiting,
          // A walk over all pages has thirty readings of axe.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'floods',
          include: floods,
          globalSetup: ['build', 'demo', 'postgres'].map((name) => `tests/run/global.${name}.ts`),
          ...mostlyWaiting,
          // Ten kills beside three browsers take minutes.
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          exclude: floods,
          globalSetup: ['tests/run/global.build.ts', 'tests/run/global.postgres.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
