-- The list of organisations has those that people make.
create index on organisations (managed_by, name collate human, id) where kind in ('insurer', 'partner', 'bank', 'broker');
create index on organisations (managed_by, code collate human, id) where kind in ('insurer', 'partner', 'bank', 'broker');
create index on organisations (managed_by, created_at, id) where kind in ('insurer', 'partner', 'bank', 'broker');
create index on organisations (managed_by, updated_at, id) where kind in ('insurer', 'partner', 'bank', 'broker');
