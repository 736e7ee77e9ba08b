-- They would come back after the person has erased the data. Asked again, the command is found by its id.
delete from service.kept_answers where body like '%"adminNotes"%' or body like '%"PersonalDataViewed"%';
