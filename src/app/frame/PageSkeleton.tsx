import { webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { renderToStaticMarkup } from 'react-dom/server'
import { productName } from '../../shared/product.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import { firstRowsStyles } from './firstRows.styles.ts'
import { skeletonStyles } from './skeleton.styles.ts'

type Token = keyof typeof webLightTheme

const valueOf = (token: Token): string => {
  const [light, dark] = [webLightTheme[token], webDarkTheme[token]].map(String)
  return light === dark ? light! : `light-dark(${light}, ${dark})`
}

const rules = skeletonStyles + firstRowsStyles
const used = new Set([...rules.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name))
const tokens = (Object.keys(webLightTheme) as Token[]).filter((token) => used.has(token))

/** With the theme's values of before a theme is there: what the skeletons use of it is no organisation's. */
export const styles = `:root { ${tokens.map((token) => `--${token}: ${valueOf(token)};`).join(' ')} } ${rules}`

/** What a page shows before any script is there: the frame, over a list its bones, or the ground of the pages without a session. */
export const markup = renderToStaticMarkup(
  <>
    <ShellSkeleton>
      <div className="skeleton-list">
        <div className="skeleton-bone" />
        <div className="skeleton-card" />
      </div>
    </ShellSkeleton>
    <div className="skeleton-clean" aria-busy>
      <div className="skeleton-mark">
        <img src="/src/app/icon.svg" alt="" width={32} height={32} loading="lazy" />
        {productName}
      </div>
    </div>
  </>,
)
