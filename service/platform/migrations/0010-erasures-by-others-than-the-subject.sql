alter table service.erasures add column actor text;
