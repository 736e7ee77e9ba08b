-- They held the address of the member, and cannot be encrypted without the id, which only the browser has. Members sign in again.
truncate service.sessions;
