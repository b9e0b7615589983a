import type { Maker } from '../plainRows.ts'

const asked: Readonly<Record<string, readonly string[]>> = {
  gadget: ['waitingDays', 'excess', 'payWithCash', 'payWithLink', 'withBuyBackProgram'],
  goods: ['excess', 'payWithCash', 'payWithLink'],
  'micro-health': ['waitingDays', 'minimumAge', 'maximumAge', 'payWithCash', 'payWithLink'],
  logistic: ['excess', 'payWithLink'],
}

const categories: [code: string, name: string, slug: string, industry: string, description: string][] = [
  ['GD', 'Gadget', 'gadget', 'Property', 'Phones, tablets and laptops against breakage and theft'],
  ['GS', 'Goods', 'goods', 'Property', 'What shops sell, until it is paid for'],
  ['MI', 'Micro Health', 'micro-health', 'Employee benefits', 'Small sums for days in hospital'],
  ['LG', 'Logistics', 'logistic', 'Marine', 'Parcels and freight on the way'],
  ['TR', 'Train', 'train', 'Travel', 'Journeys by train'],
  ['BS', 'Bus', 'bus', 'Travel', 'Journeys by bus'],
  ['FL', 'Flight', 'flight', 'Travel', 'Delays and lost luggage'],
]

/** What the demo's market insures beside what every installation begins with. */
export const insuranceCategoryRows: Maker = (_, of) =>
  categories.flatMap(([code, name, slug, called, description]) =>
    of('risk_industry').flatMap((industry) =>
      industry['name'] === called
        ? [
            {
              code,
              name,
              slug,
              industry: industry['id'],
              description,
              configuration: asked[slug] ?? ['payWithCash', 'payWithLink'],
            },
          ]
        : [],
    ),
  )
