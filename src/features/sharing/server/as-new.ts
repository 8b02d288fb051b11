/** What the next public page begins with: no end, and no model for visitors. */
export const AS_NEW = { shareLifetime: 'never', shareUntil: null, shareModel: false } as const;
