select count_totals('payout', 'payouts', '{broker_id,insurer_id,partner_id}', 'kind', '{amount}');
create trigger totals_kept after insert or update or delete on payouts for each row
  execute function keep_totals('payout', 'broker_id,insurer_id,partner_id', 'kind', 'amount');
