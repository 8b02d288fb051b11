/** How long the photo of somebody without an account is kept, in minutes. */
export const TRIAL_MINUTES = 30;
