select count_totals('invoice', 'invoices', '{broker_id,partner_id}', '', '{amount,paid_amount,rest,unapplied,refunded}');
create trigger totals_kept after insert or update or delete on invoices for each row
  execute function keep_totals('invoice', 'broker_id,partner_id', '', 'amount,paid_amount,rest,unapplied,refunded');
select count_totals('remittance', 'remittances', '{broker_id,insurer_id}', 'kind', '{gross,commission,ppn,pph23,net}');
create trigger totals_kept after insert or update or delete on remittances for each row
  execute function keep_totals('remittance', 'broker_id,insurer_id', 'kind', 'gross,commission,ppn,pph23,net');
