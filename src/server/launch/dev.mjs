import { runNode } from './project.mjs'

await import('./install.mjs')

const port = Number(process.env.PORT || 4100)
const server = { PORT: String(port + 1), PUBLIC_URL: process.env.PUBLIC_URL || `http://127.0.0.1:${port}` }
const watch = ['watch', '--clear-screen=false', '--include', 'src/**/*.sql']

await Promise.all([
  runNode(['node_modules/vite/bin/vite.js'], { PORT: String(port) }),
  runNode(['node_modules/tsx/dist/cli.mjs', ...watch, 'src/server/main.ts'], server),
])
