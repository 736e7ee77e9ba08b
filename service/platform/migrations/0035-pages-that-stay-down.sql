-- The admin who took the public page of the member down, where it stays down after the erasure of the data; null for none.
alter table service.erasures add column page_taken_down_by text;
