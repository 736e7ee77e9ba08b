-- Each is the name of a stream that was erased, with a member and a date.
delete from service.event_index where type = 'StreamErased';
