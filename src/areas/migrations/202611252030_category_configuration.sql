-- What a product of a category is configured by.
alter table insurance_categories add column configuration jsonb not null default '[]';
update insurance_categories set configuration = known.asked::jsonb
from (values
  ('travel', '["excess", "payWithCash", "payWithLink"]'),
  ('credit-life', '["waitingDays", "minimumAge", "maximumAge", "payWithLink"]'),
  ('pa-group', '["waitingDays", "minimumAge", "maximumAge", "payWithLink"]'),
  ('employee-benefit', '["waitingDays", "minimumAge", "maximumAge"]'),
  ('employee-benefit-sme', '["waitingDays", "minimumAge", "maximumAge"]'),
  ('motor-vehicle', '["excess", "payWithLink"]'),
  ('property', '["excess", "payWithLink"]'),
  ('gadget', '["waitingDays", "excess", "payWithCash", "payWithLink", "withBuyBackProgram"]'),
  ('micro-health', '["waitingDays", "minimumAge", "maximumAge", "payWithCash", "payWithLink"]')
) known (slug, asked) where insurance_categories.slug = known.slug;

-- Products of before name no plan of an insurer: they are kept as they were, to be added anew.
create table partner_products_before as
  select id as partner, product from partners, jsonb_array_elements(products) product;
alter table partner_products_before enable row level security;
alter table partners drop column products;
