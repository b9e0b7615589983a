import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../machines/session/session.types.ts'
import { session } from '../../data/session.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Panel } from '../../ui/Panel.tsx'

const useStyles = makeStyles({
  title: {
    margin: `${tokens.spacingVerticalL} 0 ${tokens.spacingVerticalS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  kind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** Where the person works now and as what, and where else they may. */
export const Organisation = ({ user: { organization, organizations, role } }: { user: User }) => {
  const { t, i18n } = useTranslation(['profile', 'session'])
  const classes = useStyles()
  const kindOf = (kind: string) => t(`session:kinds.${kind}`)
  const roleKey = `profile:roles.${role}`
  const others = organizations.filter(({ id }) => id !== organization.id)
  return (
    <Panel title={t('organisation.title')}>
      <FieldList
        items={[
          { id: 'name', label: t('organisation.name'), value: organization.name },
          { id: 'kind', label: t('organisation.kind'), value: kindOf(organization.kind) },
          { id: 'role', label: t('organisation.role'), value: i18n.exists(roleKey) ? t(roleKey) : role },
        ]}
      />
      {others.length > 0 && (
        <>
          <h3 className={classes.title}>{t('organisation.others')}</h3>
          <ul className={classes.list}>
            {others.map(({ id, name, kind, logo }) => (
              <li key={id} className={classes.item}>
                <Portrait name={name} image={logo} shape="square" />
                <span className={classes.text}>
                  {name}
                  <br />
                  <span className={classes.kind}>{kindOf(kind)}</span>
                </span>
                <Button
                  aria-label={t('organisation.switchTo', { name })}
                  onClick={() => session.send({ type: 'session.switched', to: { organization: id } })}
                >
                  {t('organisation.switch')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
