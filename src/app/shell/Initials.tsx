import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  circle: { borderRadius: tokens.borderRadiusCircular },
  square: { borderRadius: tokens.borderRadiusMedium },
})

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('')

export const Initials = ({ name, shape }: { name: string; shape: 'circle' | 'square' }) => {
  const classes = useStyles()
  return (
    <span className={mergeClasses(classes.root, classes[shape])} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
