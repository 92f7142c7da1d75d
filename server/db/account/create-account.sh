#!/bin/sh
# Run by the image of PostgreSQL when it sets a new server up.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  -v password="$(cat /run/secrets/database_password)" -f /account/create-account.sql
# From now on the superuser signs in on the server's own socket only.
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres -c "ALTER ROLE CURRENT_USER PASSWORD NULL"
