CREATE TABLE "own_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"verdict" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "refused_words" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"objection" text NOT NULL,
	"word" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "refused_words_day_language_objection_word_pk" PRIMARY KEY("day","language","objection","word")
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
-- By the database, so that every process follows whatever changes a row: the desk, a restored backup, an operator's SQL.
CREATE FUNCTION notify_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('toytwin_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER switches_followers AFTER INSERT OR UPDATE OR DELETE ON switches FOR EACH STATEMENT EXECUTE FUNCTION notify_followers();
--> statement-breakpoint
CREATE TRIGGER own_words_followers AFTER INSERT OR UPDATE OR DELETE ON own_words FOR EACH STATEMENT EXECUTE FUNCTION notify_followers();
