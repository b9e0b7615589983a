import { tokens } from '@fluentui/react-components'
import { mobileMedia } from '../../shared/mobile/width.ts'
import { intents } from '../../ui/intents.ts'

const line = `1px solid ${tokens.colorNeutralStroke2}`

const badges = Object.entries(intents).map(
  ([intent, { ink, ground, line: edge }]) =>
    `.told .badge.${intent} { color: ${ink}; background-color: ${ground}; border-color: ${edge}; }`,
)

/** Of the first rows of a list, which stand where the list's own will: see the styles of its table, its cards, tabs and badges. */
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
.told .tabs {
  display: flex;
  flex-shrink: 0;
  height: 44px;
  overflow: hidden;
  border-bottom: ${line};
  color: ${tokens.colorNeutralForeground2};
}
.told .tabs > * { display: flex; flex-shrink: 0; align-items: center; padding: 0 ${tokens.spacingHorizontalM}; }
.told .chosen { font-weight: ${tokens.fontWeightSemibold}; color: ${tokens.colorNeutralForeground1}; }
.told table { width: 100%; border-spacing: 0; }
.told :is(th, td) {
  height: 44px;
  padding: 0 ${tokens.spacingHorizontalSNudge};
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  border-bottom: ${line};
}
.told td { white-space: nowrap; }
.told th {
  font-weight: ${tokens.fontWeightSemibold};
  color: ${tokens.colorNeutralForeground2};
  background-color: ${tokens.colorNeutralBackground2};
}
.told .sorted { display: inline-flex; align-items: center; gap: ${tokens.spacingHorizontalXS}; }
.told .sorted::after { content: ''; width: 1em; flex-shrink: 0; }
.told .short { max-width: 18ch; }
.told .long { max-width: 27ch; }
.told .end { text-align: end; }
.told .mark { width: 44px; min-width: 44px; padding: 0; }
.told :is(td, th):first-child:not(.mark), .told .mark + * { border-right: ${line}; }
.told a {
  color: ${tokens.colorBrandForegroundLink};
  font-weight: ${tokens.fontWeightSemibold};
  text-decoration: none;
}
.told .badge {
  display: inline-block;
  box-sizing: border-box;
  max-width: 100%;
  padding: 2px 7px;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: middle;
  border: 1px solid;
  border-radius: ${tokens.borderRadiusMedium};
  font-size: ${tokens.fontSizeBase200};
  line-height: ${tokens.lineHeightBase200};
  font-weight: ${tokens.fontWeightSemibold};
  white-space: nowrap;
}
${badges.join('\n')}
@media ${mobileMedia} {
  .skeleton-list.told { height: auto; }
  .skeleton-list.told ~ .skeleton-foot { background-color: ${tokens.colorNeutralBackground1}; }
  .told > .tabs { margin: calc(-1 * ${tokens.spacingHorizontalL}) calc(-1 * ${tokens.spacingHorizontalL}) 0; }
  .told ul { display: grid; gap: ${tokens.spacingVerticalM}; margin: 0; padding: 0; list-style: none; }
  .told li {
    display: grid;
    gap: ${tokens.spacingVerticalS};
    min-width: 0;
    padding: ${tokens.spacingVerticalM} ${tokens.spacingHorizontalL};
    border: ${line};
    border-radius: ${tokens.borderRadiusLarge};
    background-color: ${tokens.colorNeutralBackground1};
  }
  .told .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM};
    color: ${tokens.colorNeutralForeground2};
  }
  .told li > a {
    font-size: ${tokens.fontSizeBase400};
    line-height: ${tokens.lineHeightBase400};
    color: inherit;
    overflow-wrap: anywhere;
  }
  .told dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
    gap: ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM};
    margin: 0;
  }
  .told dt {
    font-size: ${tokens.fontSizeBase200};
    line-height: ${tokens.lineHeightBase200};
    color: ${tokens.colorNeutralForeground3};
  }
  .told dd { margin: 0; overflow-wrap: anywhere; }
}
`
