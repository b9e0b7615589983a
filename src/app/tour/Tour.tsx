import { Button, makeStyles, Popover, PopoverSurface, type PositioningProps, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCaseAreas } from '../../data/person.ts'
import { connectedTour } from './tour.gateway.ts'
import { shownStep } from './tour.view.ts'

/** What is pointed at, in either layout; what is not there, or not for this person, is passed over. */
const places = {
  menu: '[data-tour="menu"]',
  inbox: 'nav a[href^="/inbox"]',
  search: '[data-tour="search"]',
  bell: '[data-tour="bell"]',
  profile: '[data-tour="profile"], nav a[href="/profile"]',
} as const

type Stop = keyof typeof places

const targetOf = (stop: Stop): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(places[stop])].find((element) => element.getClientRects().length > 0)

/** The bell comes after the page. */
const stopsHere = (hasBell: boolean): Stop[] =>
  (Object.keys(places) as Stop[]).filter((stop) => targetOf(stop) ?? (stop === 'bell' && hasBell))

/** Beside what is high, below or above what is not. */
const placeOf = (stop: Stop): PositioningProps => ({
  target: targetOf(stop) ?? targetOf('profile'),
  offset: 8,
  ...(stop === 'menu'
    ? { position: 'after', align: 'top', fallbackPositions: ['above'] }
    : { position: 'below', align: 'center' }),
})

const useStyles = makeStyles({
  surface: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    boxSizing: 'border-box',
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: { margin: 0 },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  /** What leads on comes first for the keyboard, and stands where it stands in every dialog. */
  foot: { display: 'flex', flexDirection: 'row-reverse', gap: tokens.spacingHorizontalS },
  count: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

const Steps = ({ stops, onClose }: { stops: readonly Stop[]; onClose(): void }) => {
  const { t } = useTranslation('tour')
  const classes = useStyles()
  const heading = useId()
  const actor = useActorRef(connectedTour, { input: { steps: stops.length } })
  const at = useSelector(actor, shownStep)
  useEffect(() => {
    const subscription = actor.subscribe({ complete: onClose })
    return () => subscription.unsubscribe()
  }, [actor, onClose])
  if (at === null) return null
  const id = stops[at]!
  const isLast = at === stops.length - 1
  return (
    <Popover
      key={id}
      open
      withArrow
      trapFocus
      positioning={placeOf(id)}
      onOpenChange={(event) => event.type === 'keydown' && actor.send({ type: 'tour.ended' })}
    >
      <PopoverSurface className={classes.surface} aria-labelledby={heading}>
        <div className={classes.head}>
          <h2 id={heading} className={classes.title}>
            {t(`steps.${id}.title`)}
          </h2>
          <span className={classes.count}>{t('count', { at: at + 1, steps: stops.length })}</span>
        </div>
        <p className={classes.text}>{t(`steps.${id}.text`)}</p>
        <div className={classes.foot}>
          <Button appearance="primary" onClick={() => actor.send({ type: 'next.wanted' })}>
            {t(isLast ? 'done' : 'next')}
          </Button>
          {at > 0 && <Button onClick={() => actor.send({ type: 'previous.wanted' })}>{t('back')}</Button>}
          {!isLast && (
            <Button appearance="subtle" onClick={() => actor.send({ type: 'tour.ended' })}>
              {t('skip')}
            </Button>
          )}
        </div>
      </PopoverSurface>
    </Popover>
  )
}

/** What stands where, pointed at one by one. */
const Tour = ({ onClose }: { onClose(): void }) => {
  const hasBell = useCaseAreas().length > 0
  const [stops] = useState(() => stopsHere(hasBell))
  const isEmpty = stops.length === 0
  useEffect(() => {
    if (isEmpty) onClose()
  }, [isEmpty, onClose])
  return isEmpty ? null : <Steps stops={stops} onClose={onClose} />
}

export default Tour
