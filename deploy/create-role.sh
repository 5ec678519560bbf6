#!/bin/sh
# Run once by the image of PostgreSQL, when its folder is empty: the role of the site, and a database that it owns.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$TRAILS_PASSWORD" --username postgres <<'SQL'
create role trails login password :'password' nosuperuser nocreatedb nocreaterole;
create database trails owner trails;
SQL
