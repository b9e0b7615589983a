import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOrdering } from '../../pages/imports/imports.view.ts'
import type { ImportsActor } from '../../pages/imports/useImports.ts'
import type { OneImport } from '../../shared/endpoints/answers/imports.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

interface ColumnsProps {
  shown: OneImport
  actor: ImportsActor
  /** The person has said it. */
  onDone(): void
}

/** What each column of the file is, said once by the person. */
export const Columns = ({ shown: { one, columns, fields, rows }, actor, onDone }: ColumnsProps) => {
  const { t } = useTranslation('imports')
  const classes = useStyles()
  const ordering = useSelector(actor, isOrdering)
  const [mapping, setMapping] = useState(() => columns.map(({ field }) => field))
  const missing = fields.filter(({ name, required }) => required && !mapping.includes(name))
  const choose = (at: number, name: string) =>
    setMapping(
      mapping.map((chosen, index) => {
        if (index === at) return name || null
        return chosen === name ? null : chosen
      }),
    )
  const order = { type: 'map', id: one.id, mapping }
  return (
    <section className={classes.root} aria-labelledby="columns">
      <h2 id="columns" className={classes.title}>
        {t('mapping.title')}
      </h2>
      <p className={classes.text}>{t('mapping.text')}</p>
      <div className={classes.columns}>
        {columns.map(({ header }, index) => (
          <Field
            key={index}
            label={header || t('mapping.unnamed')}
            hint={rows
              .slice(0, 3)
              .flatMap(({ cells }) => cells[index]?.text || [])
              .join(' · ')}
          >
            <Select value={mapping[index] ?? ''} onChange={(_, { value }) => choose(index, value)}>
              <option value="">{t('mapping.none')}</option>
              {fields.map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {required ? `${label} *` : label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {missing.length > 0 && (
        <p className={classes.text} role="status">
          {t('mapping.missing', { fields: missing.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <span className={classes.buttons}>
        <Button
          appearance="primary"
          disabledFocusable={ordering || missing.length > 0}
          onClick={() => {
            actor.send({ type: 'order.given', order })
            onDone()
          }}
        >
          {t('mapping.confirm')}
        </Button>
        <Button
          disabledFocusable={ordering}
          aria-label={t('cancelOf', { name: one.name })}
          onClick={() => actor.send({ type: 'order.given', order: { type: 'cancel', id: one.id } })}
        >
          {t('cancel')}
        </Button>
      </span>
    </section>
  )
}
