import { createRoot } from 'react-dom/client'
import './app/page.css'
import { App } from './app/App.tsx'
import { preload } from './app/routes.tsx'
import { startLanguage } from './data/language.ts'
import { dropOlderVersion } from './data/portalVersion.ts'
import { session } from './data/session.ts'
import { splitLocale } from './shared/locales.ts'

const start = async () => {
  const { locale, path } = splitLocale(location.pathname)
  if (locale) history.replaceState(history.state, '', path + location.search + location.hash)
  session.start()
  const words = startLanguage(locale)
  preload(path)
  await words
  createRoot(document.getElementById('root')!).render(<App />)
}

if (dropOlderVersion()) location.reload()
else void start()
