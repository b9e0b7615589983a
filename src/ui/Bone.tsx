import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'block',
    height: '1em',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { '50%': { opacity: 0.45 } },
      animationDuration: '1.4s',
      animationIterationCount: 'infinite',
    },
  },
})

/** Stands where a text will be; say `aria-busy` on what holds it. */
export const Bone = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={mergeClasses(useStyles().root, className)} />
)
