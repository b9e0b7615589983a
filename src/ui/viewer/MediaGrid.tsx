import { Text, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Face, type RenderPicture } from './Face.tsx'
import type { MediaItem } from './viewer.types.ts'

const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: `${tokens.spacingVerticalXS} 0`,
    listStyleType: 'none',
    '@container (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  item: { display: 'grid', alignContent: 'start', gap: tokens.spacingVerticalXS },
  face: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: '4 / 3',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: '40px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  below: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  words: { flexGrow: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
})

interface MediaGridProps {
  label: string
  items: readonly MediaItem[]
  /** How many stand beside each other where there is room. */
  columns?: number
  renderPicture: RenderPicture
  /** How the button is called that opens one. */
  nameOf(item: MediaItem): string
  onOpen(item: MediaItem): void
  onAhead(): void
  /** What else may be done with one. */
  renderActions(item: MediaItem): ReactNode
}

/** Files beside each other, each to be looked at. */
export const MediaGrid = (props: MediaGridProps) => {
  const { label, items, columns = 4, renderPicture, nameOf, onOpen, onAhead, renderActions } = props
  const classes = useStyles()
  return (
    <div className={classes.room}>
      <ul className={classes.root} style={{ '--columns': columns } as object} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <button
              type="button"
              className={classes.face}
              aria-label={nameOf(item)}
              onPointerEnter={onAhead}
              onClick={() => onOpen(item)}
            >
              <Face item={item} renderPicture={renderPicture} />
            </button>
            <span className={classes.below}>
              <span className={classes.words}>
                <Text weight="semibold">{item.title}</Text>
                <Text size={200} className={classes.quiet}>
                  {item.description}
                </Text>
              </span>
              {renderActions(item)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
