-- How old these sessions are is not known: their age is counted from here.
update service.sessions
   set data = (data::jsonb || jsonb_build_object('signIn', jsonb_build_object(
         'at', floor(extract(epoch from now()) * 1000), 'usedAt', floor(extract(epoch from now()) * 1000),
         'authenticatedAt', 0, 'device', 'Unknown device')))::text
 where user_id is not null and revoked_at is null;
