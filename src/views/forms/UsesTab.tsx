import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { claimForm } from '../../areas/forms/claimForm.ts'
import type { formManagement } from '../../areas/forms/formManagement.ts'
import { requestType } from '../../areas/forms/requestType.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import type { Area } from '../../shared/area/types.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readUses } from './figures.gateway.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  text: { margin: 0 },
})

interface NamedProps {
  of: Pick<Area, 'route'>
  records: readonly { id: string; name: string }[]
  none: string
}

const Named = ({ of, records, none }: NamedProps) => {
  const classes = useStyles()
  return records.length === 0 ? (
    <p className={classes.text}>{none}</p>
  ) : (
    <ul className={classes.list}>
      {records.map(({ id, name }) => (
        <li key={id}>
          <TextLink to={`${of.route}/${id}`}>{name}</TextLink>
        </li>
      ))}
    </ul>
  )
}

/** What depends on a form, to be known before it is changed. */
const UsesTab = ({ record }: PartProps<OwnRow<typeof formManagement.fields>>['tab']) => {
  const { t } = useTranslation('formManagement')
  const classes = useStyles()
  const { answer, failed, retry } = useKept(readUses, { id: record.id! })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const { bindings, types, claims, quotations, links, versions } = answer
  return (
    <div className={classes.page}>
      <Panel title={t('uses.claims')}>
        <Named of={claimForm} records={bindings} none={t('uses.noClaims')} />
      </Panel>
      <Panel title={t('uses.types')}>
        <Named of={requestType} records={types} none={t('uses.noTypes')} />
      </Panel>
      <Panel title={t('uses.versions')}>
        {versions.length === 0 ? (
          <p className={classes.text}>{t('uses.nothing')}</p>
        ) : (
          <ul className={classes.list}>
            {versions.map(({ number, drafts, submissions }) => (
              <li key={number}>{t('uses.holds', { title: `${record.code} v${number}`, drafts, submissions })}</li>
            ))}
          </ul>
        )}
        <p className={classes.text}>{t('uses.links', { count: links })}</p>
        <p className={classes.text}>{t('uses.awaiting', { count: claims })}</p>
        <p className={classes.text}>{t('uses.quotations', { count: quotations })}</p>
      </Panel>
    </div>
  )
}

export default UsesTab
