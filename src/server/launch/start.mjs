await import('./install.mjs')
await import('./build.mjs')

process.setSourceMapsEnabled(true)
await import(new URL('../../../dist/server/main.js', import.meta.url).href)
