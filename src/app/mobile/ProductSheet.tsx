import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRightRegular, DismissRegular } from '@fluentui/react-icons'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '../../shared/mobile/products.ts'
import { categoryId } from '../../shared/navigation/menu.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLabels } from '../navigation/useLabels.ts'
import { target } from './measures.ts'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '100%',
    maxHeight: '80dvh',
    margin: 'auto 0 0',
    padding: `0 0 env(safe-area-inset-bottom)`,
    border: 'none',
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  close: { minWidth: target, height: target },
  list: { margin: 0, padding: `${tokens.spacingVerticalXS} 0`, listStyleType: 'none' },
  product: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '52px',
    paddingInline: tokens.spacingHorizontalL,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
})

interface ProductSheetProps {
  title: string
  products: Product[]
  onClose(): void
}

/** Which product's list to open, from the foot of the window. */
const ProductSheet = ({ title, products, onClose }: ProductSheetProps) => {
  const { t } = useTranslation('mobile')
  const { groupLabel } = useLabels()
  const classes = useStyles()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={classes.root} aria-labelledby={heading} closedby="any" onClose={onClose}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        <Button
          className={classes.close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('common:close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {products.length > 0 ? (
        <ul className={classes.list}>
          {products.map(({ category, path }) => (
            <li key={category.id}>
              <Link className={classes.product} to={path} onClick={() => dialog.current?.close()}>
                {groupLabel({ id: categoryId(category.slug), name: category.name })}
                <ChevronRightRegular aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('products.none')} text={t('products.noneHint')} />
      )}
    </dialog>
  )
}

export default ProductSheet
