-- The account and the database of the program on a new PostgreSQL server, run once by its superuser:
--   psql -v password="…" -f create-account.sql
-- The account owns its database and nothing else: it makes no roles and no databases, reads no files and starts no programs.
CREATE ROLE manualist LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE manualist OWNER manualist;
REVOKE ALL ON DATABASE manualist FROM PUBLIC;
REVOKE ALL ON DATABASE postgres FROM PUBLIC;
REVOKE ALL ON DATABASE template1 FROM PUBLIC;
