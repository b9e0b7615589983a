-- A list is narrowed to the cases that have taken a transition in some days.
create index timeline_taken on timeline (area, taken, at) where taken is not null;
