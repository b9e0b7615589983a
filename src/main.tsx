import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { openFirst } from './app/routes.tsx'
import { startLanguage } from './data/language.ts'
import { settledAddress } from './data/arrival.ts'
import { isLeavingPage } from './data/leaving.ts'
import { session } from './data/session.ts'
import { startUnsent } from './data/unsent.ts'
import { splitLocale } from './shared/locales.ts'
import { ownPages } from './shared/navigation/pages.ts'

const start = async () => {
  const { locale, path } = splitLocale(location.pathname)
  history.replaceState(history.state, '', settledAddress())
  startUnsent()
  session.start()
  if (isLeavingPage()) return
  const words = startLanguage(locale, path === ownPages.quoteForm.path)
  await Promise.all([words, openFirst(path)])
  const root = createRoot(document.getElementById('root')!)
  // In slices: what stands in the page already is read, scrolled and followed meanwhile.
  startTransition(() => root.render(<App />))
}

void start()
