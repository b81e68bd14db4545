-- A deletion finds the other views and the conflicting copies of an import without a look at its other hands.
create index hands_unlike_copies_idx on hands (import_id) where sighting <> 'duplicate';
