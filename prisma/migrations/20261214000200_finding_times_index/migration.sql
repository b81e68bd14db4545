create index findings_workspace_id_code_played_at_hand_id_idx on findings (workspace_id, code, played_at, hand_id);
