import { makeStyles, tokens } from '@fluentui/react-components'
import { Link, type LinkProps } from 'react-router-dom'

const useStyles = makeStyles({
  root: {
    justifySelf: 'start',
    paddingBlock: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
  },
})

/** A link in running text or alone on its line, within the product. */
export const TextLink = (props: Omit<LinkProps, 'className'>) => <Link className={useStyles().root} {...props} />
