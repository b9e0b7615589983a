create table template_roles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  revision integer not null default 0,
  template uuid references role_templates not null,
  code text not null,
  name text not null,
  higher text,
  level uuid references role_levels,
  permissions uuid[] not null default '{}',
  search text generated always as (lower(name || ' ' || code)) stored
);
create index on template_roles (level);
create index on template_roles using gin (permissions);
create index on template_roles (template, name collate human, id);
create index on template_roles (template, code collate human, id);
create index on template_roles (template, updated_at, id);
create index on template_roles using gin (search gin_trgm_ops);
alter table template_roles enable row level security;
create policy template_roles_seen on template_roles for select using ((select app_organisation()) is not null);
create policy template_roles_locked on template_roles for update using ((select app_organisation()) is not null) with check (
  (select app_sees_all())
);
create policy template_roles_kept on template_roles using (
  (select app_sees_all())
);
grant select, insert, update, delete on template_roles to covergate_app;
create table template_roles_permissions_links (
  record uuid not null references template_roles on delete cascade,
  referred uuid not null references access_permissions,
  primary key (record, referred)
);
create index on template_roles_permissions_links (referred);
alter table template_roles_permissions_links enable row level security;
create policy template_roles_permissions_links_worked on template_roles_permissions_links using ((select app_is_system()));
create trigger permissions_links after insert or update of permissions on template_roles for each row execute function keep_links('permissions');

-- What partners and insurers were made with until now, as what it comes to: roles with what each may do.
create temporary table given (name text primary key, codes text[] not null) on commit drop;
insert into given values
  ('people', '{user.list,user.detail,user.create,user.edit,user.toggleLock,user.delete,role.list,role.detail,role.create,role.edit,role.delete,role.editPermissions,role.addPermissions,role.deletePermissions,role.deletePermission,privilege.list,privilege.detail,privilege.create,privilege.edit,privilege.delete,privilege.editPermissions,privilege.addPermissions,privilege.deletePermissions,privilege.deletePermission,permission.list,permission.detail,level.list,level.detail,section.list,section.detail,savedView.manage}'),
  ('policies', '{product.creditLife.quotation.list,product.creditLife.quotation.detail,product.creditLife.policy.list,product.train.policy.list,product.train.policy.detail,product.bus.policy.list,product.bus.policy.detail,cancellation.list,cancellation.detail}'),
  ('sales', '{product.creditLife.quotation.create,product.creditLife.quotation.upload,product.creditLife.quotation.sendOtp,product.creditLife.quotation.cancel,cancellation.request}'),
  ('risks', '{product.creditLife.spk.list,product.creditLife.quotation.escalate,product.creditLife.quotation.approve,product.creditLife.quotation.reject,product.creditLife.quotation.requestExtraPremium,product.creditLife.quotation.sendOtp,product.creditLife.quotation.ask,premiumBook.list,premiumBook.detail}'),
  ('desk', '{product.creditLife.quotation.confirm,product.creditLife.quotation.assess,product.creditLife.quotation.recordPayment,product.creditLife.quotation.issue,cancellation.approve,cancellation.reject,cancellation.recordPayment}'),
  ('parties', '{partner.list,partner.detail,partner.create,partner.edit,partner.delete,partner.editProductCategories,partner.updatePartnerProduct,partner.products,insurer.list,insurer.detail,insurer.create,insurer.edit,insurer.delete,bank.list,bank.detail,bank.create,bank.edit,bank.delete,bank.updateStatus,bank.checkAccountNumber,agent.list,agent.detail,agent.create,agent.edit,agent.delete,relation.list,relation.detail,relation.create,relation.edit,relation.delete,organization.list,organization.detail,organization.create,organization.edit,organization.delete,template_role.list,role_template.detail}');

insert into access_permissions (created_at, updated_at, code)
  select now(), now(), code from (select distinct unnest(codes) as code from given) one
  where not exists (select from access_permissions p where lower(p.code) = lower(one.code));

insert into role_templates (created_at, updated_at, code, name, kind) values
  (now(), now(), 'PARTNER', 'Partner', 'partner'),
  (now(), now(), 'PARTNER-ADMIN', 'Partner with an admin alone', 'partner'),
  (now(), now(), 'MANAGER', 'Partner with managers', 'partner'),
  (now(), now(), 'STORE-MANAGER', 'Partner with stores', 'partner'),
  (now(), now(), 'SALES-AGENT', 'Partner with sales agents', 'partner'),
  (now(), now(), 'SERVICE-CENTRE', 'Partner with a service centre', 'partner'),
  (now(), now(), 'INSURER', 'Insurer', 'insurer'),
  (now(), now(), 'INSURER-ADMIN', 'Insurer with an admin alone', 'insurer'),
  (now(), now(), 'INSURER-MANAGER', 'Insurer with managers', 'insurer'),
  (now(), now(), 'CUSTOMER-SERVICE', 'Insurer with customer service', 'insurer'),
  (now(), now(), 'BANK', 'Bank', 'bank'),
  (now(), now(), 'BROKER', 'Broker', 'broker');

insert into template_roles (created_at, updated_at, template, code, name, higher, permissions)
  select now(), now(), t.id, role, one.name, higher,
    array(select p.id from access_permissions p where lower(p.code) in (
      select lower(unnest(g.codes)) from given g where g.name = any(string_to_array(may, ' '))) order by p.code)
  from (values
    ('PARTNER', 'PARTNER-ADMIN', 'Partner admin', null, 'people policies sales'),
    ('PARTNER', 'MANAGER', 'Manager', 'PARTNER-ADMIN', 'policies sales'),
    ('PARTNER', 'STORE-MANAGER', 'Store manager', 'MANAGER', 'policies sales'),
    ('PARTNER', 'SALES-AGENT', 'Sales agent', 'STORE-MANAGER', 'policies sales'),
    ('PARTNER', 'SERVICE-CENTRE', 'Service centre', 'MANAGER', 'policies'),
    ('PARTNER-ADMIN', 'PARTNER-ADMIN', 'Partner admin', null, 'people policies sales'),
    ('MANAGER', 'PARTNER-ADMIN', 'Partner admin', null, 'people policies sales'),
    ('MANAGER', 'MANAGER', 'Manager', 'PARTNER-ADMIN', 'policies sales'),
    ('STORE-MANAGER', 'PARTNER-ADMIN', 'Partner admin', null, 'people policies sales'),
    ('STORE-MANAGER', 'STORE-MANAGER', 'Store manager', 'PARTNER-ADMIN', 'policies sales'),
    ('STORE-MANAGER', 'SALES-AGENT', 'Sales agent', 'STORE-MANAGER', 'policies sales'),
    ('SALES-AGENT', 'PARTNER-ADMIN', 'Partner admin', null, 'people policies sales'),
    ('SALES-AGENT', 'SALES-AGENT', 'Sales agent', 'PARTNER-ADMIN', 'policies sales'),
    ('SERVICE-CENTRE', 'PARTNER-ADMIN', 'Partner admin', null, 'people policies sales'),
    ('SERVICE-CENTRE', 'SERVICE-CENTRE', 'Service centre', 'PARTNER-ADMIN', 'policies'),
    ('INSURER', 'INSURER-ADMIN', 'Insurer admin', null, 'people policies risks'),
    ('INSURER', 'MANAGER', 'Manager', 'INSURER-ADMIN', 'policies risks'),
    ('INSURER', 'CUSTOMER-SERVICE', 'Customer service', 'MANAGER', 'policies'),
    ('INSURER-ADMIN', 'INSURER-ADMIN', 'Insurer admin', null, 'people policies risks'),
    ('INSURER-MANAGER', 'INSURER-ADMIN', 'Insurer admin', null, 'people policies risks'),
    ('INSURER-MANAGER', 'MANAGER', 'Manager', 'INSURER-ADMIN', 'policies risks'),
    ('CUSTOMER-SERVICE', 'INSURER-ADMIN', 'Insurer admin', null, 'people policies risks'),
    ('CUSTOMER-SERVICE', 'CUSTOMER-SERVICE', 'Customer service', 'INSURER-ADMIN', 'policies'),
    ('BANK', 'BANK-ADMIN', 'Bank admin', null, 'people policies sales risks'),
    ('BANK', 'OFFICER', 'Officer', 'BANK-ADMIN', 'policies sales'),
    ('BROKER', 'BROKER-ADMIN', 'Broker admin', null, 'people policies sales risks desk parties'),
    ('BROKER', 'ASSESSOR', 'Assessor', 'BROKER-ADMIN', 'policies sales desk')
  ) as one (template, role, name, higher, may)
  join role_templates t on t.code = one.template;
