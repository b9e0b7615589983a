-- Payouts send back what is for nothing. What an invoice had sent itself and nobody has said to have failed counts as gone back.
update invoices
  set refunded = refunded + (snapshot #>> '{context,refund,amount}')::bigint
  where snapshot #> '{context,refund,approved}' <> 'null';
update invoices set refund_due = null where refund_due is not null;
alter table invoices drop column refund_account, drop column refund_by;
