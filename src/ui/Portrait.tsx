import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { chrome } from './chrome.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    width: '32px',
    height: '32px',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: chrome.ground,
  },
  large: { width: '96px', height: '96px', fontSize: tokens.fontSizeHero700 },
  circle: { borderRadius: tokens.borderRadiusCircular },
  square: { borderRadius: tokens.borderRadiusMedium },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
})

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('')

interface PortraitProps {
  /** Stands beside the picture, which says nothing itself. */
  name: string
  /** Without one, the initials are shown. */
  image?: string | null
  shape: 'circle' | 'square'
  size?: 'medium' | 'large'
}

export const Portrait = ({ name, image, shape, size = 'medium' }: PortraitProps) => {
  const classes = useStyles()
  return (
    <span className={mergeClasses(classes.root, classes[shape], size === 'large' && classes.large)} aria-hidden>
      {image ? <img className={classes.image} src={image} alt="" /> : initialsOf(name)}
    </span>
  )
}
