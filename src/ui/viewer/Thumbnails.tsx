import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Face, type RenderPicture } from './Face.tsx'
import type { MediaItem } from './viewer.types.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    overflowX: 'auto',
    listStyleType: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // In the middle while they have room, from the first on where they have not.
    '::before': { content: '""', marginInlineStart: 'auto' },
    '::after': { content: '""', marginInlineEnd: 'auto' },
  },
  item: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '48px',
    padding: 0,
    overflow: 'hidden',
    border: `2px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: '24px',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  current: { border: `2px solid ${tokens.colorCompoundBrandStroke}` },
})

interface ThumbnailsProps {
  items: readonly MediaItem[]
  index: number
  renderPicture: RenderPicture
  onChoose(index: number): void
}

/** All items in small, the one in view marked and in sight. */
export const Thumbnails = ({ items, index, renderPicture, onChoose }: ThumbnailsProps) => {
  const { t } = useTranslation('viewer')
  const classes = useStyles()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [index])
  return (
    <ul ref={list} className={classes.root} aria-label={t('thumbnails')}>
      {items.map((item, at) => (
        <li key={`${item.id} ${at}`}>
          <button
            type="button"
            className={mergeClasses(classes.item, at === index && classes.current)}
            aria-label={item.title}
            title={item.title}
            aria-current={at === index}
            onClick={() => onChoose(at)}
          >
            <Face item={item} renderPicture={renderPicture} />
          </button>
        </li>
      ))}
    </ul>
  )
}
