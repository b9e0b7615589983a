import { days } from '../../../../machines/kit/days.ts'
import { fragmentMark } from '../../../shared/forms/blocks.ts'
import { asks, page } from '../forms/builders.ts'
import { claimant, insured } from '../forms/common.ts'
import type { Maker } from '../plainRows.ts'

/** What the desks put into most of their forms. */
export const formBlockRows: Maker = (now) =>
  [insured, claimant].map((section, index) => ({
    createdAt: new Date(now - days(50 - index)),
    updatedAt: new Date(now - days(50 - index)),
    name: section.title!.en!,
    author: 'Gilda Yuniar',
    fragment: JSON.stringify({ mark: fragmentMark, of: 'items', definition: asks(page('page', {}, [section])) }),
  }))
