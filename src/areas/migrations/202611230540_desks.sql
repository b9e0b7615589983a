-- Whose turn it is in a case, and who may go on with it; of cases that are there already the sweeper finds it by their machines.
alter table credit_life_quotations add column desk text;
alter table credit_life_quotations add column desk_id uuid;
alter table credit_life_quotations add column awaits text[];
create index on credit_life_quotations (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on credit_life_quotations (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on credit_life_quotations (desk_id, created_at, id) where (desk_id is not null);
create index on credit_life_quotations (desk_id, updated_at, id) where (desk_id is not null);
create index on credit_life_quotations (desk_id, quotes_code collate human, id) where (desk_id is not null);
create index on credit_life_quotations (desk_id, customer_name collate human, id) where (desk_id is not null);
create index on credit_life_quotations (desk_id, loan_amount, id) where (desk_id is not null);
create index on credit_life_quotations (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (desk_id is not null);
create index on credit_life_quotations (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on credit_life_quotations (insurer_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on credit_life_quotations (bank_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on credit_life_quotations (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on credit_life_quotations (id) where (awaits is null);

alter table cancellations add column desk text;
alter table cancellations add column desk_id uuid;
alter table cancellations add column awaits text[];
create index on cancellations (coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on cancellations (status, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id);
create index on cancellations (desk_id, created_at, id) where (desk_id is not null);
create index on cancellations (desk_id, updated_at, id) where (desk_id is not null);
create index on cancellations (desk_id, policy_number collate human, id) where (desk_id is not null);
create index on cancellations (desk_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (desk_id is not null);
create index on cancellations (broker_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on cancellations (insurer_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on cancellations (bank_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on cancellations (partner_id, coalesce(deadline_at, '2199-12-31 00:00:00+00'::timestamptz), id) where (deadline_at is not null);
create index on cancellations (id) where (awaits is null);

