import { createRoot } from 'react-dom/client'
import './app/page.css'
import { App } from './app/App.tsx'
import { preload } from './app/routes.tsx'
import { startLanguage } from './data/language.ts'
import { settledAddress } from './data/arrival.ts'
import { isLeavingPage } from './data/leaving.ts'
import { session } from './data/session.ts'
import { splitLocale } from './shared/locales.ts'

const start = async () => {
  const { locale, path } = splitLocale(location.pathname)
  history.replaceState(history.state, '', settledAddress())
  session.start()
  if (isLeavingPage()) return
  const words = startLanguage(locale)
  void preload(path)
  await words
  createRoot(document.getElementById('root')!).render(<App />)
}

void start()
