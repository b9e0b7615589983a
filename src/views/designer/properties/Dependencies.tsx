import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useDesign, useName, useRead } from '../design.ts'
import { standOf } from '../edit.ts'
import { referencesIn, type Reference } from '../references.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS },
  title: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase300,
  },
  list: { display: 'grid', gap: tokens.spacingVerticalXXS, margin: 0, padding: 0, listStyleType: 'none' },
  use: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

interface ListProps {
  title: string
  references: readonly Reference[]
  end: 'from' | 'to'
}

const List = ({ title, references, end }: ListProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const { actor } = useDesign()
  const definition = useRead()
  if (references.length === 0) return null
  return (
    <div className={classes.root}>
      <h5 className={classes.title}>{title}</h5>
      <ul className={classes.list}>
        {references.map(({ from, to, use }) => {
          const key = end === 'from' ? from : to
          const part = standOf(definition, key)?.part
          return (
            <li key={`${key} ${use}`}>
              {part ? (
                <Link as="button" onClick={() => actor.send({ type: 'item.selected', key })}>
                  {nameOf(part)}
                </Link>
              ) : (
                t('conditions.gone', { name: key })
              )}{' '}
              <span className={classes.use}>{t(`uses.${use}`)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What a part asks of others, and who asks of it. */
export const Dependencies = ({ of }: { of: string }) => {
  const { t } = useTranslation('designer')
  const references = referencesIn(useRead())
  return (
    <>
      <List title={t('dependencies.on')} references={references.filter(({ from }) => from === of)} end="to" />
      <List title={t('dependencies.by')} references={references.filter(({ to }) => to === of)} end="from" />
    </>
  )
}
