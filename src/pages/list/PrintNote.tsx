import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { usePrintedAt } from '../../data/printing.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Count } from '../../shared/endpoints/answers/records.ts'
import type { ListQuery } from '../../shared/endpoints/listQuery.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { countText } from './reading.ts'
import { useQueryInWords } from '../useQueryInWords.ts'

const useStyles = makeStyles({
  root: { margin: `0 0 ${tokens.spacingVerticalM}`, fontSize: tokens.fontSizeBase200 },
})

interface PrintNoteProps {
  area: Area
  query: ListQuery
  /** How many are on the page. */
  rows: number
  count: Count | undefined
}

/** What of a list is on a sheet: how many of how many, narrowed by what, in which order. */
export const PrintNote = (props: PrintNoteProps) => (usePrintedAt() === null ? null : <Note {...props} />)

const Note = ({ area, query, rows, count }: PrintNoteProps) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const { narrowed, order } = useQueryInWords(area, query)
  const all = countText(count, formatNumber)
  const shown = formatNumber(rows)
  return (
    <p className={classes.root}>
      {[all ? t('print.rowsOf', { rows: shown, all }) : t('print.rows', { rows: shown }), ...narrowed, order].join(
        ' · ',
      )}
    </p>
  )
}
