import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Product } from '../../shared/mobile/products.ts'
import { categoryId } from '../../shared/navigation/menu.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Sheet } from '../../ui/modal/Sheet.tsx'
import { useLabels } from '../navigation/useLabels.ts'

const useStyles = makeStyles({
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
  /** Another list, where there is nothing to choose. */
  instead: { label: string; onOpen(): void } | undefined
  onClose(): void
}

/** Which product's list to open. */
const ProductSheet = ({ title, products, instead, onClose }: ProductSheetProps) => {
  const { t } = useTranslation('mobile')
  const { groupLabel } = useLabels()
  const classes = useStyles()
  return (
    <Sheet title={title} onClose={onClose}>
      {products.length > 0 ? (
        <ul className={classes.list}>
          {products.map(({ category, path }) => (
            <li key={category.id}>
              <Link className={classes.product} to={path} onClick={onClose}>
                {groupLabel({ id: categoryId(category.slug), name: category.name })}
                <ChevronRightRegular aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('products.none')} text={t('products.noneHint')}>
          {instead && (
            <Button appearance="primary" size="large" onClick={instead.onOpen}>
              {instead.label}
            </Button>
          )}
        </EmptyState>
      )}
    </Sheet>
  )
}

export default ProductSheet
