CREATE TABLE "auth_departures" (
	"person" text PRIMARY KEY NOT NULL,
	"left_at" timestamp with time zone NOT NULL
);
