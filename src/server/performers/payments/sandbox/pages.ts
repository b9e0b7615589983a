import { renderSVG } from 'uqr'
import { currencyCodes, decimalsOf, unitOf } from '../../../../../machines/fields/currencies.ts'
import { formatMoney } from '../../../../shared/format/money.ts'
import { escaped } from '../../../mail/html.ts'
import type { Receipt } from '../gateway.ts'
import { badge, button, form, instant, money, page, type Seen, switchForm, word } from './html.ts'
import { pagePath, type Payment } from './payments.ts'
import type { Switch } from './switches.ts'
import type { Transfer } from './transfers.ts'

/** A webhook as it was sent. */
export interface Sent {
  number: number
  body: string
  forged: boolean
  due_at: string
  attempts: number
  ended_at: string | null
  outcome: string | null
}

const means: Record<Payment['method'], (seen: Seen, payment: Payment, address: string) => string> = {
  VIRTUAL_ACCOUNT: (_, { code }) => `<p class="code">${escaped(code)}</p>`,
  QR_CODE: (_, _payment, address) => `<div class="qr">${renderSVG(address, { border: 1 })}</div>`,
  E_WALLET: (seen) => `<p>${word(seen, 'inWallet')}</p>`,
  RETAIL: (_, { code }) => `<p class="code">${escaped(code)}</p>`,
}

const head = (seen: Seen, { state, amount, currency, purpose, reference }: Payment | Transfer): string => `
${badge(seen, state)}
<h1 class="sum">${money(amount, currency)}</h1>
<p>${escaped(purpose)}</p>
<p class="soft">${word(seen, 'reference')}: ${escaped(reference)}</p>`

const cameIn = (seen: Seen, receipts: readonly Receipt[]): string =>
  receipts.length === 0
    ? ''
    : `<section class="card"><h2>${word(seen, 'receipts')}</h2><ul>${receipts
        .map(
          ({ receipt, amount, currency, at }) =>
            `<li><div class="line"><strong>${money(amount, currency)}</strong><span class="soft">${escaped(receipt)}</span></div><p class="soft">${instant(seen, at)}</p></li>`,
        )
        .join('')}</ul></section>`

const anotherSum = (seen: Seen, { amount, currency }: Payment): string => `
<details class="card"><summary>${word(seen, 'anotherSum')}</summary>
${form(
  seen,
  'pay',
  `<label class="field">${word(seen, 'sum')}<input name="amount" type="number" inputmode="decimal" min="${1 / unitOf(currency)}" step="any" required value="${(amount / unitOf(currency)).toFixed(decimalsOf(currency))}"></label>
<label class="field">${word(seen, 'currency')}<select name="currency">${currencyCodes.map((code) => `<option${code === currency ? ' selected' : ''}>${code}</option>`).join('')}</select></label>
<button>${word(seen, 'acts.paySum')}</button>`,
)}</details>`

const outcomeOf = (seen: Seen, { outcome, ended_at: at, forged }: Sent): string => {
  if (outcome === 'DROPPED') return word(seen, 'sent.dropped')
  if (at === null) return word(seen, outcome === null ? 'sent.waiting' : 'sent.again', { outcome: outcome ?? '' })
  return word(seen, forged ? 'sent.forged' : 'sent.answered', { outcome: outcome ?? '' })
}

const sentOf = (seen: Seen, sent: readonly Sent[]): string =>
  `<details class="card"><summary>${word(seen, 'webhooks')}</summary>${
    sent.length === 0
      ? `<p class="soft">${word(seen, 'noWebhooks')}</p>`
      : `<ul>${sent
          .map(
            (one) =>
              `<li><div class="line"><span>${escaped((JSON.parse(one.body) as { type: string }).type)}</span><span class="soft">${outcomeOf(seen, one)}</span></div><p class="soft">${instant(seen, one.due_at)}</p>${one.ended_at === null ? '' : form(seen, 'sendAgain', `<input type="hidden" name="number" value="${one.number}"><button>${word(seen, 'acts.sendAgain')}</button>`)}</li>`,
          )
          .join('')}</ul>`
  }</details>`

const beside = (seen: Seen, switches: ReadonlySet<Switch>, sent: readonly Sent[]): string => `
<details class="card"><summary>${word(seen, 'misbehaviour')}</summary>${switchForm(seen, switches)}</details>
${sentOf(seen, sent)}
<p class="soft"><a href="${pagePath}?lang=${seen.locale}">${word(seen, 'all')}</a></p>`

export const paymentPage = (
  seen: Seen,
  payment: Payment,
  address: string,
  receipts: readonly Receipt[],
  switches: ReadonlySet<Switch>,
  sent: readonly Sent[],
): string => {
  const { state, method, amount, currency, until } = payment
  const isOpen = state === 'PENDING'
  const sum = formatMoney(amount, currency)
  const pay = `<button class="${isOpen ? 'main' : ''}">${word(seen, isOpen ? 'acts.pay' : 'acts.payLate', { sum })}</button>`
  return page(
    seen,
    word(seen, 'payTitle'),
    `<section class="card">${head(seen, payment)}
<p class="soft">${word(seen, 'until')}: ${instant(seen, until)}</p></section>
<section class="card"><h2>${word(seen, `methods.${method}`)}</h2>${isOpen ? means[method](seen, payment, address) : `<p>${word(seen, `over.${state}`)}</p>`}
<div class="row" style="grid-template-columns:1fr">${form(seen, 'pay', pay)}</div>
${isOpen ? `<div class="row">${button(seen, 'decline')}${button(seen, 'expire')}</div>` : ''}</section>
${anotherSum(seen, payment)}${cameIn(seen, receipts)}${beside(seen, switches, sent)}`,
  )
}

const offered: Record<Transfer['state'], readonly string[]> = {
  PENDING: ['settle', 'fail'],
  SETTLED: ['giveBack'],
  FAILED: [],
  RETURNED: [],
}

export const transferPage = (
  seen: Seen,
  transfer: Transfer,
  switches: ReadonlySet<Switch>,
  sent: readonly Sent[],
): string => {
  const { bank, account_number: number, account_name: name, state } = transfer
  return page(
    seen,
    word(seen, 'transferTitle'),
    `<section class="card">${head(seen, transfer)}</section>
<section class="card"><h2>${word(seen, 'payee')}</h2><p>${escaped(name)}</p><p class="code">${escaped(number)}</p><p class="soft">${escaped(bank)}</p>
<div class="row">${offered[state].map((act) => button(seen, act)).join('')}</div></section>
${beside(seen, switches, sent)}`,
  )
}

const listed = (seen: Seen, title: string, rows: readonly (Payment | Transfer)[]): string => `
<section class="card"><h2>${title}</h2>${
  rows.length === 0
    ? `<p class="soft">${word(seen, 'nothing')}</p>`
    : `<ul>${rows
        .map(
          (one) =>
            `<li><div class="line"><a href="${pagePath}/${one.token}?lang=${seen.locale}">${escaped(one.reference)}</a>${badge(seen, one.state)}</div><div class="line"><span class="soft">${escaped(one.purpose)}</span><strong>${money(one.amount, one.currency)}</strong></div></li>`,
        )
        .join('')}</ul>`
}</section>`

export const homePage = (
  seen: Seen,
  payments: readonly Payment[],
  transfers: readonly Transfer[],
  switches: ReadonlySet<Switch>,
): string =>
  page(
    seen,
    word(seen, 'title'),
    `<h1>${word(seen, 'title')}</h1><p class="soft">${word(seen, 'hint')}</p><br>
<div class="columns"><div>${listed(seen, word(seen, 'payments'), payments)}${listed(seen, word(seen, 'transfers'), transfers)}</div>
<div><section class="card"><h2>${word(seen, 'ofAll')}</h2>${switchForm(seen, switches)}</section>
<details class="card"><summary>${word(seen, 'ofOne')}</summary>${switchForm(seen, new Set(), `<label class="field">${word(seen, 'reference')}<input name="reference" maxlength="60" required></label>`)}</details></div></div>`,
    true,
  )
