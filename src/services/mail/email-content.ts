/** A picture that travels inside the mail: shown at `width` × `height` pixels, JPEG. */
export interface EmailPicture {
  jpeg: Buffer;
  alternative: string;
  width: number;
  height: number;
}

/**
 * What a mail says. It is written down once and becomes a text part and an HTML part, so that both say the
 * same. All words are plain text: the writers escape them.
 */
export interface EmailContent {
  subject: string;
  /** The line that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  picture?: EmailPicture;
  /** What the reader can do now; an absolute address. */
  action?: { label: string; url: string };
  /** Names and values in columns, as on a receipt. */
  facts?: { name: string; value: string }[];
  /** Small print. */
  notes: string[];
  /** Only for letters that nobody needs: where one click ends them, an absolute address. */
  unsubscribeUrl?: string;
}
