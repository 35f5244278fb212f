-- What a calendar token is worked out from, together with the server's secret: its address can be shown again, yet
-- nothing in this table is a token.
ALTER TABLE access_token ADD COLUMN nonce TEXT;
