import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'block',
    height: '1em',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    // What is there at once is not seen to be awaited.
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '0.1s',
    animationDelay: '0.15s',
    animationFillMode: 'backwards',
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: [{ from: { opacity: 0 }, to: { opacity: 1 } }, { '50%': { opacity: 0.45 } }],
      animationDuration: '0.1s, 1.4s',
      animationDelay: '0.15s, 0.25s',
      animationFillMode: 'backwards, none',
      animationIterationCount: '1, infinite',
    },
  },
})

/** Stands where a text will be; say `aria-busy` on what holds it. */
export const Bone = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={mergeClasses(useStyles().root, className)} />
)
