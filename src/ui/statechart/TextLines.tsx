import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type Block, fonts } from './block.ts'

const useStyles = makeStyles({
  item: { fill: tokens.colorNeutralForeground3, fontFamily: tokens.fontFamilyBase, fontSize: `${fonts.item.size}px` },
  title: {
    fill: tokens.colorNeutralForeground1,
    fontSize: `${fonts.title.size}px`,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { fontSize: `${fonts.note.size}px` },
  strong: { fill: tokens.colorNeutralForeground1 },
})

interface TextLinesProps {
  block: Block
  at: { x: number; y: number; width: number }
  isTitleCentred?: boolean
  isCentred?: boolean
  isStrong?: boolean
}

/** Text as it was set. */
export const TextLines = ({ block, at, isTitleCentred, isCentred, isStrong }: TextLinesProps) => {
  const classes = useStyles()
  return block.lines
    .filter(({ kind }) => kind !== 'figure')
    .map(({ text, y, kind, indent }) => {
      const isTitle = kind === 'title'
      const centred = isTitle || kind === 'tag' ? isTitleCentred : isCentred
      return (
        <text
          key={y}
          x={centred ? at.x + at.width / 2 : at.x + indent}
          y={at.y + y}
          textAnchor={centred ? 'middle' : 'start'}
          className={mergeClasses(
            classes.item,
            isTitle && classes.title,
            kind === 'note' || kind === 'tag' ? classes.note : isStrong && classes.strong,
          )}
        >
          {text}
        </text>
      )
    })
}
