import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  intro: { margin: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalS}`, color: tokens.colorNeutralForeground2 },
})

interface HeadingProps {
  title: string
  intro: string
  /** Takes the focus when it appears in the place of something else. */
  focused?: boolean
}

export const Heading = ({ title, intro, focused = false }: HeadingProps) => {
  const classes = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <div>
      <h1 ref={heading} className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.intro}>{intro}</p>
    </div>
  )
}
