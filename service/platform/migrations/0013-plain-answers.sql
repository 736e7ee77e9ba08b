-- Their bodies and keys were plain. A request that is sent again is found by the ids of its events.
truncate service.kept_answers;
