#!/bin/sh
# Run once by the PostgreSQL image, when its data directory is empty: creates the site's role and the database it owns.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$TRAILS_PASSWORD" --username postgres <<'SQL'
create role trails login password :'password' nosuperuser nocreatedb nocreaterole;
create database trails owner trails;
SQL
