-- Why a mail could not be sent the last time: codes of the mail server or the name of an error, never an address.
alter table service.mails add column problem text;
alter table service.export_mails add column problem text;
create index mails_given_up on service.mails (settled_at) where outcome = 'given up';
create index export_mails_given_up on service.export_mails (settled_at) where outcome = 'given up';
