import { makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { outlines } from '../../../areas/outlines.ts'
import { failure, isBusy, isFailed, seen } from '../../../data/kept/kept.view.ts'
import { useMayOpen } from '../../../data/person.ts'
import { useErrorText } from '../../../pages/errorText.ts'
import { listCalled } from '../../../shared/area/lists.ts'
import type { Outline } from '../../../shared/area/outline.ts'
import { figurePeriods, type Figures } from '../../../shared/endpoints/answers/overview.ts'
import { formatInstant } from '../../../shared/format/date.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LabelledSelect } from '../../../ui/LabelledSelect.tsx'
import { CardBones } from '../CardBones.tsx'
import { FigureCard } from '../../../ui/figures/FigureCard.tsx'
import { figuresIn } from './figuresIn.ts'
import { useFigures } from './useFigures.ts'

const useStyles = makeStyles({
  root: { maxWidth: '1400px', marginTop: tokens.spacingVerticalXXL },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalM,
  },
  title: {
    margin: 0,
    marginInlineEnd: 'auto',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

const bookOf = ({ lifecycle }: Outline) => listCalled(outlines, lifecycle!.book)

/** What became of the cases of an area in a period: one of those whose list the reader may see. */
export const FiguresSection = ({ areas }: { areas: readonly Outline[] }) => {
  const { t, i18n } = useTranslation([
    'dashboard',
    'fields',
    ...areas.flatMap(({ name, lifecycle }) => [name, lifecycle!.id]),
    ...areas.flatMap((one) => bookOf(one)?.name ?? []),
  ])
  const classes = useStyles()
  const heading = useId()
  const errorText = useErrorText()
  const mayOpen = useMayOpen()
  const { actor, area, period, choose } = useFigures(areas)
  const busy = useSelector(actor, isBusy)
  const failed = useSelector(actor, isFailed)
  const error = useSelector(actor, failure)
  const figures = useSelector(actor, seen) as Figures | null
  const opened = (one: Outline | undefined) => (one && mayOpen(one.route) ? one.route : null)
  const book = bookOf(area)
  const reading = {
    t,
    locale: i18n.language,
    lifecycle: area.lifecycle!.id,
    bookName: book?.name ?? '',
    cases: opened(area),
    book: opened(book),
  }
  return (
    <section aria-labelledby={heading} className={classes.root} aria-busy={busy}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {t('figures.title')}
        </h2>
        {areas.length > 1 && (
          <LabelledSelect
            label={t('figures.area')}
            value={area.id}
            options={areas.map(({ id, name }) => ({ value: id, label: t(`${name}:title`) }))}
            onChange={(of) => choose({ of })}
          />
        )}
        <LabelledSelect
          label={t('figures.within')}
          value={period}
          options={figurePeriods.map((one) => ({ value: one, label: t(`figures.periods.${one}`) }))}
          onChange={(chosen) => choose({ period: chosen })}
        />
      </div>
      {failed ? (
        <ErrorState
          title={t('figures.failed')}
          text={errorText(error)}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      ) : (
        <div className={classes.grid}>
          {figures
            ? figuresIn(figures, reading).map((figure) => <FigureCard key={figure.id} figure={figure} />)
            : [1, 2, 3, 4].map((one) => <CardBones key={one} />)}
        </div>
      )}
      {figures && !failed && (
        <p className={classes.note}>{t('figures.at', { at: formatInstant(figures.at, i18n.language) })}</p>
      )}
    </section>
  )
}
