import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  select: {
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})

/** Class of a bare `select`, for pages that must come before Fluent's own one would have loaded. */
export const usePlainSelect = (): string => useStyles().select
