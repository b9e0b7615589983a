import { makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { partner } from '../../areas/parties/partner.ts'
import ActionButtons from '../../pages/actions/ActionButtons.tsx'
import { FieldValue } from '../../pages/fields/FieldValue.tsx'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL },
  bar: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
})

/** What a partner sells, by product category. */
const ProductsPage = ({ area, record, onChanged }: PartProps<OwnRow<typeof partner.fields>>['page']) => {
  const { t } = useTranslation('partner')
  const classes = useStyles()
  if (!record) return null
  const { productCategories, products, titles = {} } = record
  const listed = area.fields['products']!
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <ActionButtons area={area} record={record} page="products" onChanged={(answer) => onChanged?.(answer)} />
      </div>
      {productCategories.length > 0 && (
        <Panel title={t('fields.productCategories')}>
          <TagGroup role="list" className={classes.tags}>
            {productCategories.map((category) => (
              <Tag key={category} role="listitem">
                {titles[category]}
              </Tag>
            ))}
          </TagGroup>
        </Panel>
      )}
      {products.length === 0 ? (
        <EmptyState title={t('noProducts.title')} text={t('noProducts.text')} />
      ) : (
        <Panel title={t('fields.products')}>
          <FieldValue field={listed} name="products" namespace="partner" value={products} place="form" />
        </Panel>
      )}
    </div>
  )
}

export default ProductsPage
