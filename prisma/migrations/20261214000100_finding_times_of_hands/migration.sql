update findings f set played_at = coalesce(h.played_at, '-infinity') from hands h where h.id = f.hand_id and f.played_at is null;
