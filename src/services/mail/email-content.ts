/** A picture embedded in the email: JPEG, shown at `width` × `height` pixels. */
export interface EmailPicture {
  jpeg: Buffer;
  alternative: string;
  width: number;
  height: number;
}

/**
 * The content of an email, rendered to a text part and an HTML part. All strings are plain text; the writers
 * escape them.
 */
export interface EmailContent {
  subject: string;
  /** Preheader: the line that mailboxes show next to the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  picture?: EmailPicture;
  /** The call to action; an absolute URL. */
  action?: { label: string; url: string };
  /** Names and values in two columns, as on a receipt. */
  facts?: { name: string; value: string }[];
  /** Small print. */
  notes: string[];
  /** One-click unsubscribe URL (absolute); only for optional emails. */
  unsubscribeUrl?: string;
}
