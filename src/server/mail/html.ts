const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!)

/** What somebody has written as a mail has it: no further line of it begins where ours do, so that none can pass for ours. */
export const quoted = (text: string): string => text.replaceAll(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, '\n  ').trim()

const broken = (html: string): string => html.replaceAll(/\n\s+/g, '<br>')

const label = /^([^:\n]+): (.+)$/s

const isLabelled = (lines: readonly string[]): boolean => lines.length > 0 && lines.every((line) => label.test(line))

const cell = 'style="padding:2px 16px 2px 0;text-align:start;vertical-align:top;font-weight:normal"'

const table = (lines: readonly string[]): string => {
  const rows = lines.map((line) => {
    const [, name, text] = label.exec(line)!
    return `<tr><th scope="row" ${cell}>${escaped(name!)}</th><td ${cell}>${broken(escaped(text!))}</td></tr>`
  })
  return `<table style="border-collapse:collapse;margin-bottom:12px">${rows.join('')}</table>`
}

/** What somebody has written leads nowhere: our own addresses alone are links. */
const linked = (text: string, home: string): string =>
  escaped(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) =>
    address.startsWith(`${escaped(home)}/`) ? `<a href="${address}">${address}</a>` : address,
  )

const block = (lines: string[], home: string): string => {
  const [first, ...rest] = lines as [string, ...string[]]
  if (lines.length > 1 && isLabelled(lines)) return table(lines)
  if (!label.test(first) && isLabelled(rest))
    return `<h3 style="margin-bottom:4px">${escaped(first)}</h3>${table(rest)}`
  return `<p>${lines.map((line) => broken(linked(line, home))).join('<br>')}</p>`
}

/** The text of a mail as HTML: its paragraphs, and as tables what it says of a case line by line. */
export const htmlOf = (text: string, home: string): string =>
  text
    .split(/\n{2,}/)
    .flatMap((paragraph) => (paragraph.trim() ? [block(paragraph.trim().split(/\r?\n(?! )/), home)] : []))
    .join('\n')
