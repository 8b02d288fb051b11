/** Picture and words of one toy twin: below each other on a phone, side by side where there is room. */
export const detailGrid = 'grid items-start gap-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-10';
