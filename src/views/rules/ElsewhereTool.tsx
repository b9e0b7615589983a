import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { outlines } from '../../areas/outlines.ts'
import { useMayOpen } from '../../data/person.ts'
import type { PartProps } from '../../pages/parts.ts'
import { TextLink } from '../../ui/TextLink.tsx'

/** The areas that have tables of their own, with their days or their approval, by what stands in them. */
const elsewhere = { rates: 'insurer_product', commission: 'commission_schedule', deadlines: 'request_type' } as const

const useStyles = makeStyles({
  root: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, display: 'grid', gap: tokens.spacingVerticalXS },
})

/** Where the tables are kept that are areas of their own, and are none of the rule engine. */
const ElsewhereTool = ({ area }: PartProps['tool']) => {
  const { t } = useTranslation(area.name)
  const classes = useStyles()
  const mayOpen = useMayOpen()
  return (
    <ul className={classes.root}>
      {Object.entries(elsewhere).map(([what, id]) => {
        const { route } = outlines.find((one) => one.id === id)!
        const text = t(`tools.elsewhere.kept.${what}`)
        return <li key={what}>{mayOpen(route) ? <TextLink to={route}>{text}</TextLink> : text}</li>
      })}
    </ul>
  )
}

export default ElsewhereTool
