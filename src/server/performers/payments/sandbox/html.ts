import { formatInstant } from '../../../../shared/format/date.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { defaultTimeZone } from '../../../../shared/format/timeZone.ts'
import { type Locale, locales } from '../../../../shared/locales.ts'
import { escaped } from '../../../mail/html.ts'
import { say } from '../../../words.ts'
import { style } from './style.ts'
import { type Switch, switchNames } from './switches.ts'

export interface Seen {
  locale: Locale
  /** Of the page. */
  path: string
}

/** Below `sandbox` in the words of the server. */
export const word = ({ locale }: Seen, key: string, values: Record<string, string> = {}): string =>
  escaped(say(locale, `server:sandbox.${key}`, values))

export const money = (amount: number, currency: string): string => escaped(formatMoney(amount, currency))

export const instant = ({ locale }: Seen, at: string): string =>
  `<time datetime="${at}">${escaped(formatInstant(at, locale, defaultTimeZone))}</time> (${defaultTimeZone})`

export const badge = (seen: Seen, state: string): string =>
  `<span class="badge ${state}">${word(seen, `states.${state}`)}</span>`

const names: Record<Locale, string> = { en: 'English', id: 'Indonesia', vi: 'Tiếng Việt' }

const languages = ({ locale, path }: Seen): string =>
  locales
    .map((one) =>
      one === locale
        ? `<strong>${names[one]}</strong>`
        : `<a href="${path}?lang=${one}" lang="${one}">${names[one]}</a>`,
    )
    .join('')

export const page = (seen: Seen, title: string, body: string, isWide = false): string => `<!doctype html>
<html lang="${seen.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
<main${isWide ? ' class="wide"' : ''}>
<header><span>${word(seen, 'name')}</span><nav aria-label="${word(seen, 'language')}">${languages(seen)}</nav></header>
${body}
</main>
</html>
`

/** What is sent to the page itself. */
export const form = ({ path, locale }: Seen, act: string, fields: string): string =>
  `<form method="post" action="${path}?lang=${locale}"><input type="hidden" name="act" value="${act}">${fields}</form>`

export const button = (seen: Seen, act: string, kind = ''): string =>
  form(seen, act, `<button class="${kind}">${word(seen, `acts.${act}`)}</button>`)

const check = (seen: Seen, name: Switch, isOn: boolean): string =>
  `<label class="check"><input type="checkbox" name="switches" value="${name}"${isOn ? ' checked' : ''}><span>${word(seen, `switches.${name}`)}<small>${word(seen, `effects.${name}`)}</small></span></label>`

export const switchForm = (seen: Seen, on: ReadonlySet<Switch>, before = ''): string =>
  form(
    seen,
    'switch',
    `${before}${switchNames.map((name) => check(seen, name, on.has(name))).join('')}<button>${word(seen, 'acts.switch')}</button>`,
  )
