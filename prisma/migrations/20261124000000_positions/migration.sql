-- A log may list a seat twice: players of a hand are told apart by their place in its list.

alter table hand_seats add column position smallint;
update hand_seats set position = seat;
alter table hand_seats alter column position set not null;
alter table hand_seats drop constraint hand_seats_pkey;
alter table hand_seats add primary key (hand_id, position);
