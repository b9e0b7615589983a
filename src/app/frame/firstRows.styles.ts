import { tokens } from '@fluentui/react-components'
import { mobileMedia } from '../../shared/mobile/width.ts'
import { intents } from '../../ui/intents.ts'
import { looks } from '../../ui/looks.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const rule = (selector: string, look: Readonly<Record<string, string | number>>) =>
  `${selector} { ${Object.entries(look)
    .map(([name, value]) => `${kebab(name)}: ${value};`)
    .join(' ')} }`

const badges = Object.entries(intents).map(([intent, { ink, ground, line }]) =>
  rule(`.told .badge.${intent}`, { color: ink, backgroundColor: ground, border: `1px solid ${line}` }),
)

/** Of the first rows of a list, which stand where the list's own will. */
export const firstRowsStyles = `
.told {
  color: ${tokens.colorNeutralForeground1};
  font: ${tokens.fontWeightRegular} ${tokens.fontSizeBase300}/${tokens.lineHeightBase300} ${tokens.fontFamilyBase};
  font-variant-numeric: tabular-nums;
}
.skeleton-bar > .told { font: inherit; }
.told > .tools { width: 420px; max-width: 100%; height: 32px; }
.told > .views { height: 28px; }
.told > .summary { height: 62px; }
.told > .skeleton-card { min-height: 0; overflow: hidden; }
${rule('.told .tabs', { ...looks.tabs, overflow: 'hidden' })}
${rule('.told .tabs > *', looks.tab)}
${rule('.told .chosen', looks.chosenTab)}
${rule('.told table', looks.table)}
${rule('.told th', looks.header)}
${rule('.told .sorted', looks.sort)}
/* Room for the mark of the order. */
.told .sorted::after { content: ''; width: 1em; flex-shrink: 0; }
${rule('.told td', looks.cell)}
${rule('.told .short', looks.short)}
${rule('.told .long', looks.long)}
${rule('.told .end', looks.end)}
${rule('.told .mark', looks.mark)}
${rule('.told :is(td, th):first-child:not(.mark), .told .mark + *', looks.first)}
${rule('.told a', looks.link)}
${rule('.told .badge', looks.badge)}
${badges.join('\n')}
@media ${mobileMedia} {
  .skeleton-list.told { height: auto; }
  .skeleton-list.told ~ .skeleton-foot { background-color: ${tokens.colorNeutralBackground1}; }
  .told > .tabs { margin: calc(-1 * ${tokens.spacingHorizontalL}) calc(-1 * ${tokens.spacingHorizontalL}) 0; }
  ${rule('.told ul', looks.cards)}
  ${rule('.told li', looks.card)}
  ${rule('.told .head', looks.cardHead)}
  ${rule('.told li > a', looks.cardLink)}
  ${rule('.told dl', looks.facts)}
  ${rule('.told dt', looks.factLabel)}
  ${rule('.told dd', looks.fact)}
}
`
