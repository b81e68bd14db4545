-- How a version of the service divides an equity job into batches. Batches of two divisions must not be added up: a worker that divides
-- the job otherwise begins it again. Null for jobs of versions before this column.

alter table equity_jobs add column division text;
