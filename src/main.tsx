import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createRouter } from './app/router.tsx'
import { startLanguage } from './data/language.ts'
import { session } from './data/session.ts'
import { splitLocale } from './shared/locales.ts'

const { locale, path } = splitLocale(location.pathname)
if (locale) history.replaceState(history.state, '', path + location.search + location.hash)

session.start()
const words = startLanguage(locale)
const router = createRouter()
await words
createRoot(document.getElementById('root')!).render(<App router={router} />)
