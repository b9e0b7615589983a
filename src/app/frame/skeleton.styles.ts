import { tokens } from '@fluentui/react-components'
import { mobileMedia } from '../../shared/mobile/width.ts'
import { barHeight, drawerWidth, headerHeight, narrowMedia, topBarHeight, topLine } from './measures.ts'

const stroke = `1px solid ${tokens.colorNeutralStroke2}`

/** Of the skeletons, which stand in the page itself and are painted before any script is there. */
export const skeletonStyles = `
.skeleton-drawer {
  position: fixed;
  inset-block: 0;
  left: 0;
  width: ${drawerWidth}px;
  box-sizing: border-box;
  padding: calc(${topBarHeight}px + ${tokens.spacingVerticalS}) ${tokens.spacingHorizontalM} 0;
  border-right: ${stroke};
  background-color: ${tokens.colorNeutralBackground2};
  box-shadow: ${topLine};
}
/* As high as a row of the menu, and its text where that begins. */
.skeleton-row { height: 40px; box-sizing: border-box; margin-block: 2px; padding: 12px ${tokens.spacingHorizontalM}; }
.skeleton-row.child { padding-left: calc(2 * ${tokens.spacingHorizontalM} + 20px); }
.skeleton-row > * { width: 60%; }
.skeleton-bone {
  height: 16px;
  border-radius: ${tokens.borderRadiusMedium};
  background-color: ${tokens.colorNeutralStencil1};
}
.skeleton-bar {
  display: flex;
  align-items: center;
  height: ${topBarHeight}px;
  box-sizing: border-box;
  padding-inline: ${tokens.spacingHorizontalXXL};
  border-bottom: ${stroke};
  box-shadow: ${topLine};
  color: ${tokens.colorNeutralForeground3};
  font: ${tokens.fontWeightSemibold} ${tokens.fontSizeBase500}/${tokens.lineHeightBase500} ${tokens.fontFamilyBase};
}
.skeleton-column { margin-left: ${drawerWidth}px; }
.skeleton-list {
  display: flex;
  flex-direction: column;
  gap: ${tokens.spacingVerticalM};
  box-sizing: border-box;
  height: calc(100dvh - ${topBarHeight}px);
  padding: ${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXL};
}
.skeleton-list > .skeleton-bone { width: 420px; max-width: 100%; height: 32px; }
.skeleton-list > .skeleton-card { flex-grow: 1; border: ${stroke}; border-radius: ${tokens.borderRadiusLarge}; }
.skeleton-foot { display: none; }
@media ${narrowMedia} {
  .skeleton-drawer { display: none; }
  .skeleton-column { margin-left: 0; }
  .skeleton-bar { padding-inline: ${tokens.spacingHorizontalL}; }
  .skeleton-list { padding: ${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}; }
}
@media ${mobileMedia} {
  .skeleton-bar { height: ${headerHeight}px; font-size: ${tokens.fontSizeBase400}; }
  .skeleton-list { padding: ${tokens.spacingHorizontalL}; }
  .skeleton-list > .skeleton-card { display: none; }
  .skeleton-foot {
    display: block;
    position: fixed;
    inset: auto 0 0;
    height: ${barHeight}px;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: ${stroke};
  }
}
.skeleton-clean {
  box-sizing: border-box;
  min-height: 100dvh;
  padding: ${tokens.spacingHorizontalXXL};
  background-color: ${tokens.colorNeutralBackground3};
}
.skeleton-mark {
  display: flex;
  align-items: center;
  gap: ${tokens.spacingHorizontalM};
  color: ${tokens.colorNeutralForeground1};
  font: ${tokens.fontWeightSemibold} ${tokens.fontSizeBase500}/${tokens.lineHeightBase500} ${tokens.fontFamilyBase};
}
@media (max-width: 480px) {
  .skeleton-clean { padding: ${tokens.spacingHorizontalL}; }
}
/* The server says which of them the page begins with. */
:root:not([data-skeleton='list']) .skeleton-list,
:root:not([data-skeleton='clean']) .skeleton-clean,
:root[data-skeleton='clean'] #root > .skeleton-frame { display: none; }
`
