-- Decision 042: addresses that are confirmed at an external identity service.
CREATE TABLE "confirmed_emails" (
	"person" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL
);
