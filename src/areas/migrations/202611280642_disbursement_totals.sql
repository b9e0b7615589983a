select count_totals('disbursement', 'disbursements', '{broker_id,insurer_id,partner_id}', '', '{amount}');
create trigger totals_kept after insert or update or delete on disbursements for each row
  execute function keep_totals('disbursement', 'broker_id,insurer_id,partner_id', '', 'amount');
