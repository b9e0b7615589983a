import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { useMeasured } from './useMeasured.ts'

const edge = tokens.spacingHorizontalL

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 'var(--foot-height, 0px)',
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: `auto calc(-1 * ${edge}) calc(-1 * ${edge})`,
    padding: `${tokens.spacingVerticalS} ${edge}`,
    /** The foot below it keeps clear of the window's edge itself. */
    paddingBottom: `calc(${tokens.spacingVerticalS} + max(0px, env(safe-area-inset-bottom) - var(--foot-height, 0px)))`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** What stays at the foot of a page in the mobile layout, within reach of the thumb. */
export const FootBar = ({ className, ...props }: ComponentProps<'div'>) => (
  <div ref={useMeasured('--bar-height')} {...props} className={mergeClasses(useStyles().root, className)} />
)
