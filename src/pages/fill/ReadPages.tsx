import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { typeOf } from '../../../machines/fields/fields.ts'
import type { Answers, Definition, FormField, FormGroup, FormItem, FormPage } from '../../shared/forms/definition.ts'
import { inputOf } from '../../shared/forms/input.ts'
import { saidIn } from '../../shared/forms/said.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { None } from '../../ui/fields/None.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowsValue } from '../fields/RowsValue.tsx'
import { AnswerValue } from './AnswerValue.tsx'
import { isSeen, isWideField, rowOf } from './asking.ts'
import { Explanation } from './Explanation.tsx'
import { labelOf } from '../../shared/forms/told.ts'

const useStyles = makeStyles({
  print: { justifySelf: 'end' },
  items: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})

interface Reading {
  answers: Answers
  /** As they are judged. */
  shown: ReadonlySet<string>
  locale: string
  /** Whether the files among them are there to be opened. */
  hasFiles: boolean
  /** What is said in place of what answers tell of a person and the reader is not told. */
  withheld?: string
}

interface ToldProps extends Pick<Reading, 'locale' | 'hasFiles' | 'withheld'> {
  field: FormField
  value: unknown
}

const Told = ({ field, value, locale, hasFiles, withheld }: ToldProps) =>
  withheld !== undefined && field.personal && value === undefined ? (
    withheld
  ) : (
    <AnswerValue field={field} value={value} locale={locale} hasFiles={hasFiles} />
  )

interface ReadPagesProps extends Reading {
  definition: Definition
  /** Leads back to a page. */
  onEdit?(page: FormPage): void
}

/** What was answered, page by page as it was asked, and on paper. */
export const ReadPages = (props: ReadPagesProps) => {
  const { t } = useTranslation('fill')
  const classes = useStyles()
  return (
    <>
      <Button className={classes.print} icon={<PrintRegular />} onClick={() => globalThis.print()}>
        {t('print')}
      </Button>
      <Pages {...props} />
    </>
  )
}

const Pages = ({ definition, onEdit, ...reading }: ReadPagesProps) => {
  const { t } = useTranslation(['fill', 'form'])
  return definition.pages
    .filter(({ id }) => reading.shown.has(`page:${id}`))
    .map((page) => {
      const title = saidIn(page.title, reading.locale) || t('fill:page', { number: definition.pages.indexOf(page) + 1 })
      return (
        <Panel
          key={page.id}
          title={title}
          aside={
            onEdit && (
              <Button size="small" aria-label={`${t('form:steps.edit')}: ${title}`} onClick={() => onEdit(page)}>
                {t('form:steps.edit')}
              </Button>
            )
          }
        >
          <ReadItems {...reading} items={page.items} />
        </Panel>
      )
    })
}

const isNumber = (field: FormField): boolean => {
  const input = inputOf(field)
  return input ? typeOf(input.type).shape === 'number' : field.type === 'calculated'
}

const ReadRows = ({ answers, shown, group, ...reading }: Reading & { group: FormGroup }) => {
  const { locale } = reading
  const { t } = useTranslation('fields')
  const rows = answers[group.name]
  if (!Array.isArray(rows) || rows.length === 0) return <None label={t('fields:none')} />
  const fields = group.items.filter(
    ({ type, name }) => type !== 'explanation' && isSeen(shown, group, name, rows.length),
  )
  return (
    <RowsValue
      label={labelOf(group, locale)}
      columns={fields.map((field) => ({
        name: field.name,
        label: labelOf(field, locale),
        isNumber: isNumber(field),
      }))}
      rows={rows.map((_, index) =>
        fields.map(
          (field) =>
            shown.has(`${group.name}[${index}].${field.name}`) && (
              <Told key={field.name} {...reading} field={field} value={rowOf(answers, group.name, index)[field.name]} />
            ),
        ),
      )}
    />
  )
}

/** Fields and groups that stand after one another, or what stands by itself between them. */
const runsOf = (items: readonly FormItem[]): FormItem[][] => {
  const isAlone = (item: FormItem) => item.kind === 'section' || (item.kind === 'field' && item.type === 'explanation')
  const runs: FormItem[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && !isAlone(item) && !isAlone(last[0]!)) last.push(item)
    else runs.push([item])
  }
  return runs
}

const answerIn = (reading: Reading, item: FormField | FormGroup) => ({
  id: item.name,
  label: labelOf(item, reading.locale),
  isWide: item.kind === 'group' || isWideField(item),
  value:
    item.kind === 'group' ? (
      <ReadRows {...reading} group={item} />
    ) : (
      <Told {...reading} field={item} value={reading.answers[item.name]} />
    ),
})

const ReadItems = ({ items, ...reading }: Reading & { items: readonly FormItem[] }) => {
  const classes = useStyles()
  const { shown, locale } = reading
  const seen = items.filter((item) => {
    if (item.kind === 'section') return shown.has(`section:${item.id}`)
    return shown.has(item.name) && !(item.kind === 'field' && item.type === 'hidden')
  })
  return (
    <div className={classes.items}>
      {runsOf(seen).map((run) => {
        const [first] = run
        if (first!.kind === 'section')
          return (
            <div key={`section:${first!.id}`} className={classes.section}>
              {first!.title && <h3 className={classes.title}>{saidIn(first!.title, locale)}</h3>}
              <ReadItems {...reading} items={first!.items} />
            </div>
          )
        if (first!.kind === 'field' && first!.type === 'explanation')
          return <Explanation key={first!.name} field={first!} locale={locale} />
        return (
          <FieldList
            key={first!.name}
            items={run.flatMap((item) => (item.kind === 'section' ? [] : [answerIn(reading, item)]))}
          />
        )
      })}
    </div>
  )
}
