import { Checkbox, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { headerOf, withOrder } from '../../shared/area/columns.ts'
import { titleOf } from '../../shared/area/lists.ts'
import type { Area } from '../../shared/area/types.ts'
import { type ExportFormat, exportFormats } from '../../shared/endpoints/answers/exports.ts'
import type { Count } from '../../shared/endpoints/answers/records.ts'
import { type ListQuery, questionOf } from '../../shared/endpoints/listQuery.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useQueryInWords } from '../useQueryInWords.ts'
import { exportsActor } from './exportsActor.ts'

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: `0 0 ${tokens.spacingVerticalL}`,
    '& > dt': { color: tokens.colorNeutralForeground3 },
    '& > dd': { margin: 0, overflowWrap: 'anywhere' },
    '@media (max-width: 479px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 0,
      '& > dd + dt': { marginTop: tokens.spacingVerticalS },
    },
  },
  formats: { margin: 0, padding: 0, border: 'none', '& > legend': { padding: 0 } },
  note: { margin: `${tokens.spacingVerticalM} 0 0`, color: tokens.colorNeutralForeground3 },
})

interface ExportDialogProps {
  area: Area
  query: ListQuery
  /** As the reader has chosen them. */
  columns: readonly string[]
  /** Of the list's rows, as far as it is known. */
  count: Count | undefined
  onClose(): void
}

/** Says what will be in a file, and has it made. */
const ExportDialog = ({ area, query, columns, count, onClose }: ExportDialogProps) => {
  const { t } = useTranslation(['exports', 'list', area.name])
  const classes = useStyles()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [isSpread, setSpread] = useState(false)
  const chosen = area.spread && query.filter[area.spread.by]
  const canSpread = Array.isArray(chosen) && chosen.length === 1
  const { narrowed, order } = useQueryInWords(area, query)
  const rows =
    count &&
    t(count.capped ? 'dialog.moreThan' : 'dialog.count', { count: count.count, figure: formatNumber(count.count) })
  const facts = [
    ['rows', rows ?? t('dialog.all')],
    ['narrowed', narrowed.join('; ') || t('dialog.whole')],
    ['order', order],
    [
      'columns',
      isSpread
        ? t(`${area.name}:spread`)
        : withOrder(columns, query.sort)
            .map((one) => headerOf(t, area, one))
            .join(', '),
    ],
  ] as const
  const begin = () => {
    const { tab, filter, sort, ...rest } = questionOf(query)
    const question = {
      tab,
      filter,
      sort,
      ...('search' in rest && { search: rest.search }),
      columns,
      format,
      ...(isSpread && { spread: true }),
    }
    exportsActor().send({ type: 'order.given', order: { type: 'begin', area, question } })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('dialog.title', { title: t(titleOf(area)) })}
      confirmLabel={t('dialog.begin')}
      onConfirm={begin}
      onCancel={onClose}
    >
      <dl className={classes.facts}>
        {facts.map(([fact, text]) => [<dt key={fact}>{t(`dialog.${fact}`)}</dt>, <dd key={`${fact}.text`}>{text}</dd>])}
      </dl>
      <fieldset className={classes.formats}>
        <legend>{t('dialog.format')}</legend>
        <RadioGroup
          value={format}
          onChange={(_, { value }) => setFormat(value as ExportFormat)}
          aria-label={t('dialog.format')}
        >
          {exportFormats.toReversed().map((one) => (
            <Radio key={one} value={one} label={t(`formats.${one}`)} />
          ))}
        </RadioGroup>
      </fieldset>
      {area.spread && (
        <Checkbox
          label={t(canSpread ? `${area.name}:spread` : `${area.name}:spreadOfOne`)}
          disabled={!canSpread}
          checked={isSpread}
          onChange={(_, { checked }) => setSpread(checked === true)}
        />
      )}
      <p className={classes.note}>{t('dialog.note')}</p>
    </ConfirmDialog>
  )
}

export default ExportDialog
