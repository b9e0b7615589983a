import { makeStyles, Tag, TagGroup, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { partnerPlanPermissions } from '../../../machines/partnerPlan/partnerPlan.permissions.ts'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import type { partner } from '../../areas/parties/partner.ts'
import { partnerProduct } from '../../areas/parties/partnerProduct.ts'
import { useSession } from '../../data/session.ts'
import ActionButtons from '../../pages/actions/ActionButtons.tsx'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL },
  bar: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  tags: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  links: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXL },
})

/** What a partner sells: the categories, and the way to its products of them. */
const ProductsPage = ({ area, record, onChanged }: PartProps<OwnRow<typeof partner.fields>>['page']) => {
  const { t } = useTranslation('partner')
  const classes = useStyles()
  const permissions = useSession(currentUser)?.permissions ?? []
  if (!record) return null
  const { id, productCategories, titles = {} } = record
  const { route } = partnerProduct
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <ActionButtons area={area} record={record} page="products" onChanged={(answer) => onChanged?.(answer)} />
      </div>
      {productCategories.length === 0 ? (
        <EmptyState title={t('noProducts.title')} text={t('noProducts.text')} />
      ) : (
        <>
          <Panel title={t('fields.productCategories')}>
            <TagGroup role="list" className={classes.tags}>
              {productCategories.map((category) => (
                <Tag key={category} role="listitem">
                  {titles[category]}
                </Tag>
              ))}
            </TagGroup>
          </Panel>
          <Panel title={t('pages.products')}>
            <div className={classes.links}>
              <TextLink to={`${route}?partner=${id}`}>{t('productsOf', { name: record.brandingName })}</TextLink>
              {grants(permissions, partnerPlanPermissions.begin) && (
                <TextLink to={`${route}/create?partner=${id}`}>{t('addProduct')}</TextLink>
              )}
            </div>
          </Panel>
        </>
      )}
    </div>
  )
}

export default ProductsPage
